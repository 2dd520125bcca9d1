package parlour.bench;

import parlour.bot.SeededRandom;
import parlour.conan.Conan;
import parlour.domination.Domination;
import parlour.game.Game;
import parlour.game.MoveList;
import parlour.game.Options;
import parlour.game.Position;
import parlour.game.RandomSource;

/**
 * The speed of the rules of the games with hidden information, through the interface common to all games. A move is a
 * player's decision: draws in between are part of the work but not counted.
 */
final class HiddenGamesFigures {

    private static final int MOVES = 2_000_000;
    private static final int SAMPLES = 100_000;

    private final MoveList moves = new MoveList();

    void printConan() {
        printRandomPlay("Conan", Conan.CONAN);
        Position middle = played(start(Conan.CONAN, "seats=4"), 60);
        new SpeedComparison()
                .with("samples, 4 players, 60 moves made", "samples", () -> samples(middle))
                .with("copies, 4 players, 60 moves made", "copies", () -> copies(middle))
                .run();
    }

    void printDomination() {
        printRandomPlay("Domination", Domination.DOMINATION);
        Position middle = played(start(Domination.DOMINATION, "seats=4"), 40);
        Position mirrored = played(start(Domination.DOMINATION, "match=mirrored"), 40);
        new SpeedComparison()
                .with("samples, 4 players, 40 dominoes laid", "samples", () -> samples(middle))
                .with("samples, mirrored, 40 dominoes laid", "samples", () -> samples(mirrored))
                .with("copies, 4 players", "copies", () -> copies(middle))
                .run();
    }

    private void printRandomPlay(String name, Game game) {
        System.out.println(name + ", one thread; ratios are to the last line of each group.");
        SpeedComparison play = new SpeedComparison();
        for (int seats = 2; seats <= 4; seats++) {
            Position start = start(game, "seats=" + seats);
            play.with("random play, " + seats + " players, picked by number", "moves", () -> randomPlay(start, true));
        }
        Position start = start(game, "seats=2");
        play.with("random play, 2 players, the moves listed first", "moves", () -> randomPlay(start, false))
                .run();
    }

    private static Position start(Game game, String setting) {
        return game.start(Options.known(game, setting));
    }

    /** The position after {@code decisions} random decisions, and the draws that follow them. */
    private static Position played(Position position, int decisions) {
        RandomSource random = new SeededRandom(1);
        for (int made = 0; made < decisions || position.turn() == Position.CHANCE; ) {
            if (position.turn() == Position.CHANCE) {
                position.play(random.drawOutcome(position));
            } else {
                position.play(position.legalMoveAt(random.nextInt(position.legalMoveCount())));
                made++;
            }
        }
        return position;
    }

    /** Whole games, the deal included; returns the decisions made. */
    private long randomPlay(Position start, boolean byNumber) {
        RandomSource random = new SeededRandom(1);
        long made = 0;
        while (made < MOVES) {
            Position position = start.copy();
            while (!position.isOver()) {
                if (position.turn() == Position.CHANCE) {
                    position.play(random.drawOutcome(position));
                } else {
                    position.play(
                            byNumber
                                    ? position.legalMoveAt(random.nextInt(position.legalMoveCount()))
                                    : picked(position, random));
                    made++;
                }
            }
        }
        return made;
    }

    private int picked(Position position, RandomSource random) {
        moves.clear();
        position.legalMoves(moves);
        return moves.get(random.nextInt(moves.size()));
    }

    private static long samples(Position position) {
        RandomSource random = new SeededRandom(1);
        long check = 0;
        for (int i = 0; i < SAMPLES; i++) {
            check += position.sample(i % position.seats(), random).seats();
        }
        return check < 0 ? 0 : SAMPLES;
    }

    private static long copies(Position position) {
        long check = 0;
        for (int i = 0; i < SAMPLES; i++) {
            check += position.copy().seats();
        }
        return check < 0 ? 0 : SAMPLES;
    }
}
