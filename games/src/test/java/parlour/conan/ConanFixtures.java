package parlour.conan;

import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import parlour.game.MoveList;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.ParseResult;
import parlour.game.Position;
import parlour.game.RandomSource;
import parlour.game.Refusal;
import parlour.game.contract.RandomPlay;

/** Helpers for the tests of Conan. */
public final class ConanFixtures {

    private ConanFixtures() {}

    public static Options options(String... settings) {
        try {
            return Options.of(Conan.CONAN, List.of(settings));
        } catch (NotationException wrong) {
            throw new AssertionError(wrong);
        }
    }

    static ConanPosition start(String... settings) {
        return Conan.CONAN.start(options(settings));
    }

    public static ConanPosition parse(String notation, String... settings) {
        try {
            return Conan.CONAN.parse(notation, options(settings));
        } catch (NotationException wrong) {
            throw new AssertionError(wrong.getMessage() + "\n" + notation, wrong);
        }
    }

    /** The position of a random game after {@code plies} moves, continued until it is a player's turn. */
    static ConanPosition random(long seed, int plies, String... settings) {
        ConanPosition position = start(settings);
        RandomSource random = RandomPlay.random(seed);
        for (int i = 0; (i < plies || position.turn() == Position.CHANCE) && !position.isOver(); i++) {
            position.play(RandomPlay.move(position, random));
        }
        return position;
    }

    public static SortedSet<String> moves(Position position) {
        MoveList moves = RandomPlay.listed(position);
        SortedSet<String> texts = new TreeSet<>();
        for (int i = 0; i < moves.size(); i++) {
            texts.add(position.text(moves.get(i)));
        }
        return texts;
    }

    public static int legal(Position position, String text) {
        try {
            return switch (position.parseMove(text)) {
                case ParseResult.Legal legal -> legal.move();
                case Refusal refusal -> throw new AssertionError(text + ": " + refusal);
            };
        } catch (NotationException unreadable) {
            throw new AssertionError(unreadable);
        }
    }

    public static void play(Position position, String... texts) {
        for (String text : texts) {
            position.play(legal(position, text));
        }
    }

    static String refusal(Position position, String text) {
        try {
            return position.parseMove(text) instanceof Refusal refusal ? refusal.code() : "legal";
        } catch (NotationException unreadable) {
            return "unreadable";
        }
    }
}
