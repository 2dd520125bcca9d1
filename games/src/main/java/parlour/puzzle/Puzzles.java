package parlour.puzzle;

import java.util.List;
import java.util.Optional;
import parlour.conquest.Conquest;
import parlour.game.Game;
import parlour.game.NotationException;

/** The bundled puzzles, in the order of the games and the easiest first. */
public final class Puzzles {

    /** Reading waits until somebody asks for a puzzle. */
    private static final class Bundled {

        static final List<Puzzle> ALL = read();

        private static List<Puzzle> read() {
            try {
                return List.copyOf(PuzzleNotation.readAll(BundledPuzzles.text()));
            } catch (NotationException wrong) {
                throw new IllegalStateException(wrong);
            }
        }
    }

    private Puzzles() {}

    public static List<Puzzle> all() {
        return Bundled.ALL;
    }

    /** Those of one game, the easiest first; none for a game that has no puzzles. */
    public static List<Puzzle> of(Game game) {
        return Bundled.ALL.stream().filter(puzzle -> puzzle.game() == game).toList();
    }

    public static Optional<Puzzle> puzzle(String id) {
        return Bundled.ALL.stream().filter(puzzle -> puzzle.id().equals(id)).findFirst();
    }

    /**
     * The puzzle of a day: the same for everybody, one game and the other in turn, easy and hard mixed, and every puzzle
     * once before any comes again.
     *
     * @param month from 1
     * @param day from 1
     */
    public static Puzzle daily(int year, int month, int day) {
        int date = DayNumber.dayNumber(year, month, day);
        Conquest[] games = Conquest.values();
        List<Puzzle> puzzles = of(games[Math.floorMod(date, games.length)]);
        int turn = Math.floorDiv(date, games.length);
        return puzzles.get((int) Math.floorMod((long) turn * stride(puzzles.size()), (long) puzzles.size()));
    }

    /** Coprime to the size: every puzzle once before any repeats. */
    private static int stride(int size) {
        int stride = Math.max(1, size * 5 / 13);
        while (divisor(stride, size) != 1) {
            stride++;
        }
        return stride;
    }

    private static int divisor(int a, int b) {
        return b == 0 ? a : divisor(b, a % b);
    }
}
