package parlour.domination;

import java.util.ArrayList;
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

/** Helpers for the tests of Domination. */
final class DominationFixtures {

    private DominationFixtures() {}

    static Options options(String... settings) {
        try {
            return Options.of(Domination.DOMINATION, List.of(settings));
        } catch (NotationException wrong) {
            throw new AssertionError(wrong);
        }
    }

    static DominationPosition start(String... settings) {
        return Domination.DOMINATION.start(options(settings));
    }

    static DominationPosition parse(String notation, String... settings) {
        try {
            return Domination.DOMINATION.parse(notation, options(settings));
        } catch (NotationException wrong) {
            throw new AssertionError(wrong);
        }
    }

    /** The position of a random game when {@code laid} dominoes are laid and it is a player's turn. */
    static DominationPosition random(long seed, int laid, String... settings) {
        DominationPosition position = start(settings);
        RandomSource random = RandomPlay.random(seed);
        while (position.turn() == Position.CHANCE || (position.laid() < laid && !position.isOver())) {
            position.play(RandomPlay.move(position, random));
        }
        return position;
    }

    static SortedSet<String> moves(Position position) {
        MoveList moves = RandomPlay.listed(position);
        SortedSet<String> texts = new TreeSet<>();
        for (int i = 0; i < moves.size(); i++) {
            texts.add(position.text(moves.get(i)));
        }
        return texts;
    }

    static void play(Position position, String... texts) {
        for (String text : texts) {
            try {
                switch (position.parseMove(text)) {
                    case ParseResult.Legal legal -> position.play(legal.move());
                    case Refusal refusal -> throw new AssertionError(text + ": " + refusal);
                }
            } catch (NotationException unreadable) {
                throw new AssertionError(unreadable);
            }
        }
    }

    static List<String> rack(DominationPosition position, int seat) {
        List<String> rack = new ArrayList<>();
        for (int pair = 0; pair < Pairs.KINDS; pair++) {
            for (int i = 0; i < position.held(seat, pair); i++) {
                rack.add(Pairs.name(pair));
            }
        }
        return rack;
    }
}
