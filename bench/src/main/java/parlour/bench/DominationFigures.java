package parlour.bench;

import java.util.List;
import parlour.bot.SeededLots;
import parlour.domination.Domination;
import parlour.domination.DominationPosition;
import parlour.game.Lots;
import parlour.game.MoveList;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Position;

/**
 * How fast the rules of Domination are, asked through the contract that every game keeps. A move is a domino laid; that
 * another is drawn for it is part of the work and not counted.
 */
final class DominationFigures {

    private static final int MOVES = 2_000_000;
    private static final int SAMPLES = 200_000;

    private final MoveList moves = new MoveList();

    void print() throws NotationException {
        System.out.println("Domination, one thread; the last line of each group is the yardstick.");
        Race play = new Race();
        for (int seats = 2; seats <= 4; seats++) {
            Position start = start("seats=" + seats);
            play.with("random play, " + seats + " players, picked by number", "moves", () -> randomPlay(start, true));
        }
        Position start = start("seats=2");
        play.with("random play, 2 players, the moves listed first", "moves", () -> randomPlay(start, false))
                .run();
        DominationPosition middle = played(start("seats=4"), 40);
        DominationPosition mirrored = played(start("match=mirrored"), 40);
        new Race()
                .with("samples, 4 players, 40 dominoes laid", "samples", () -> samples(middle))
                .with("samples, mirrored, 40 dominoes laid", "samples", () -> samples(mirrored))
                .with("copies, 4 players", "copies", () -> copies(middle))
                .run();
    }

    private static DominationPosition start(String setting) throws NotationException {
        return Domination.DOMINATION.start(Options.of(Domination.DOMINATION, List.of(setting)));
    }

    private static DominationPosition played(DominationPosition start, int laid) {
        Lots lots = new SeededLots(1);
        while (start.turn() == Position.CHANCE || start.laid() < laid) {
            boolean chance = start.turn() == Position.CHANCE;
            start.play(chance ? lots.outcome(start) : start.nth(lots.below(start.count())));
        }
        return start;
    }

    /** Whole games, the deal included; returns the dominoes laid. */
    private long randomPlay(Position start, boolean byNumber) {
        Lots lots = new SeededLots(1);
        long laid = 0;
        while (laid < MOVES) {
            Position position = start.copy();
            while (!position.isOver()) {
                if (position.turn() == Position.CHANCE) {
                    position.play(lots.outcome(position));
                } else if (byNumber) {
                    position.play(position.nth(lots.below(position.count())));
                    laid++;
                } else {
                    moves.clear();
                    position.moves(moves);
                    position.play(moves.get(lots.below(moves.size())));
                    laid++;
                }
            }
        }
        return laid;
    }

    private static long samples(DominationPosition position) {
        Lots lots = new SeededLots(1);
        long check = 0;
        for (int i = 0; i < SAMPLES; i++) {
            check += position.sample(i & 1, lots).stockSize();
        }
        return check < 0 ? 0 : SAMPLES;
    }

    private static long copies(DominationPosition position) {
        long check = 0;
        for (int i = 0; i < SAMPLES; i++) {
            check += position.copy().stockSize();
        }
        return check < 0 ? 0 : SAMPLES;
    }
}
