package parlour.bot.puzzle.conquest;

import java.util.ArrayList;
import java.util.List;
import parlour.conquest.Board;
import parlour.conquest.ConquestPosition;
import parlour.conquest.Handedness;
import parlour.puzzle.Puzzle;
import parlour.puzzle.SolutionMove;

/**
 * A puzzle from the solver's point of view: the board is turned so that the solver sits in the south. Puzzles that look
 * alike have fingerprints a small distance apart.
 *
 * @param squares the owner and the top of the die on each square
 * @param end the route of the last move and the square of the other Key: the same for wins that look the same
 */
record PuzzleFingerprint(List<Integer> squares, String end) {

    private static final int KEY = 7;
    private static final int THEIRS = 10;

    PuzzleFingerprint {
        squares = List.copyOf(squares);
    }

    static PuzzleFingerprint of(Puzzle puzzle) {
        ConquestPosition position = puzzle.start(ConquestPosition.class);
        int solver = position.side();
        List<Integer> squares = new ArrayList<>();
        for (int square = 0; square < Board.SQUARES; square++) {
            int on = turned(square, solver);
            if (position.isEmpty(on)) {
                squares.add(0);
            } else {
                int top = position.holdsKey(on) ? KEY : Handedness.top(position.orientation(on));
                squares.add(position.owner(on) == solver ? top : THEIRS + top);
            }
        }
        return new PuzzleFingerprint(squares, end(puzzle, solver));
    }

    /** The route of the last move, square by square without the face that comes up, and the other Key's square. */
    private static String end(Puzzle puzzle, int solver) {
        ConquestPosition position = puzzle.start(ConquestPosition.class);
        for (SolutionMove step : puzzle.line().subList(0, puzzle.line().size() - 1)) {
            position.play(position.legalMove(step.move()));
        }
        String last = puzzle.line().getLast().move();
        StringBuilder route = new StringBuilder();
        for (int i = 0; i + 1 < last.length(); i++) {
            int file = last.charAt(i) - 'a';
            int rank = last.charAt(i + 1) - '1';
            if (Board.contains(file, rank)) {
                route.append(Board.name(turned(Board.square(file, rank), solver)));
            }
        }
        return route + " " + Board.name(turned(position.keySquare(1 - solver), solver));
    }

    /** Half a turn of the board for the second side. */
    private static int turned(int square, int solver) {
        return solver == ConquestPosition.WHITE ? square : Board.SQUARES - 1 - square;
    }

    /** The number of squares on which two fingerprints differ. */
    int distance(PuzzleFingerprint other) {
        int different = 0;
        for (int i = 0; i < squares.size(); i++) {
            different += squares.get(i).equals(other.squares.get(i)) ? 0 : 1;
        }
        return different;
    }
}
