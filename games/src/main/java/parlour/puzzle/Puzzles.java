package parlour.puzzle;

import java.util.List;
import java.util.Optional;
import parlour.conquest.Conquest;
import parlour.game.Game;
import parlour.game.NotationException;

/** The bundled puzzles, by game, the easiest first. */
public final class Puzzles {

    /** Loaded lazily, on first use. */
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

    /** The puzzles of one game, the easiest first; empty for a game without puzzles. */
    public static List<Puzzle> of(Game game) {
        return Bundled.ALL.stream().filter(puzzle -> puzzle.game() == game).toList();
    }

    public static Optional<Puzzle> puzzle(String id) {
        return Bundled.ALL.stream().filter(puzzle -> puzzle.id().equals(id)).findFirst();
    }

    /**
     * The puzzle of a day: the same for everyone, alternating between the games and mixing easy and hard; every puzzle
     * appears once before any repeats.
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

    /** Coprime to the size: every puzzle appears once before any repeats. */
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
