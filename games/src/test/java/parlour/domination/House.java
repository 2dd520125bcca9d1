package parlour.domination;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import parlour.game.Lots;
import parlour.game.MoveList;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Position;
import parlour.game.RandomPlay;
import parlour.game.Reading;
import parlour.game.Refusal;

/** Short ways to say what every test of Domination needs. */
final class House {

    private House() {}

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

    /** The position a random game comes to when so many dominoes are laid and it is somebody's turn. */
    static DominationPosition random(long seed, int laid, String... settings) {
        DominationPosition position = start(settings);
        Lots lots = RandomPlay.lots(seed);
        while (position.turn() == Position.CHANCE || (position.laid() < laid && !position.isOver())) {
            position.play(RandomPlay.move(position, lots));
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
                switch (position.read(text)) {
                    case Reading.Legal legal -> position.play(legal.move());
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
