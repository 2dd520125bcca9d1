package parlour.bench;

import java.util.List;
import parlour.bot.SeededLots;
import parlour.conan.Conan;
import parlour.conan.ConanPosition;
import parlour.game.Lots;
import parlour.game.MoveList;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Position;

/**
 * How fast the rules of Conan are, asked through the contract that every game keeps. A move is a decision of a player; what
 * chance deals in between is part of the work and not counted.
 */
final class ConanFigures {

    private static final int MOVES = 2_000_000;
    private static final int SAMPLES = 100_000;

    private final MoveList moves = new MoveList();

    void print() throws NotationException {
        System.out.println("Conan, one thread; the last line of each group is the yardstick.");
        Race play = new Race();
        for (int seats = 2; seats <= 4; seats++) {
            Position start = start(seats);
            play.with("random play, " + seats + " players, picked by number", "moves", () -> randomPlay(start, true));
        }
        Position start = start(2);
        play.with("random play, 2 players, the moves listed first", "moves", () -> randomPlay(start, false))
                .run();
        ConanPosition middle = played(start(4), 60);
        new Race()
                .with("samples, 4 players, 60 moves made", "samples", () -> samples(middle))
                .with("copies, 4 players, 60 moves made", "copies", () -> copies(middle))
                .run();
    }

    private static ConanPosition start(int seats) throws NotationException {
        return Conan.CONAN.start(Options.of(Conan.CONAN, List.of("seats=" + seats)));
    }

    private static ConanPosition played(ConanPosition start, int wanted) {
        Lots lots = new SeededLots(1);
        for (int made = 0; made < wanted || start.turn() == Position.CHANCE; ) {
            boolean chance = start.turn() == Position.CHANCE;
            start.play(chance ? lots.outcome(start) : start.nth(lots.below(start.count())));
            made += chance ? 0 : 1;
        }
        return start;
    }

    /** Whole games, the deal included; returns the decisions made. */
    private long randomPlay(Position start, boolean byNumber) {
        Lots lots = new SeededLots(1);
        long made = 0;
        while (made < MOVES) {
            Position position = start.copy();
            while (!position.isOver()) {
                if (position.turn() == Position.CHANCE) {
                    position.play(lots.outcome(position));
                } else if (byNumber) {
                    position.play(position.nth(lots.below(position.count())));
                    made++;
                } else {
                    moves.clear();
                    position.moves(moves);
                    position.play(moves.get(lots.below(moves.size())));
                    made++;
                }
            }
        }
        return made;
    }

    private static long samples(ConanPosition position) {
        Lots lots = new SeededLots(1);
        long check = 0;
        for (int i = 0; i < SAMPLES; i++) {
            check += position.sample(i & 3, lots).pileSize();
        }
        return check < 0 ? 0 : SAMPLES;
    }

    private static long copies(ConanPosition position) {
        long check = 0;
        for (int i = 0; i < SAMPLES; i++) {
            check += position.copy().pileSize();
        }
        return check < 0 ? 0 : SAMPLES;
    }
}
