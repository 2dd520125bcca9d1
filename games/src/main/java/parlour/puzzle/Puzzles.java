package parlour.puzzle;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parlour.conquest.Conquest;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.registry.GameRegistry;

/** The bundled puzzles, by game, the easiest first. */
public final class Puzzles {

    /** By game, each read on first use. */
    private static final Map<Game, List<Puzzle>> READ = new HashMap<>();

    private Puzzles() {}

    /** The puzzles of one game, the easiest first. */
    public static synchronized List<Puzzle> of(Game game) {
        return READ.computeIfAbsent(game, Puzzles::read);
    }

    private static List<Puzzle> read(Game game) {
        try {
            return List.copyOf(PuzzleNotation.readAll(BundledPuzzles.text(game)));
        } catch (NotationException wrong) {
            throw new IllegalStateException(wrong);
        }
    }

    /** All puzzles, by game, the easiest first. */
    public static List<Puzzle> all() {
        return GameRegistry.all().stream().flatMap(game -> of(game).stream()).toList();
    }

    /** The puzzle of this id. Only the puzzles of its game are read. */
    public static Optional<Puzzle> puzzle(String id) {
        return game(id).flatMap(game ->
                of(game).stream().filter(puzzle -> puzzle.id().equals(id)).findFirst());
    }

    /** The game to which a puzzle of this id would belong. */
    public static Optional<Game> game(String id) {
        return GameRegistry.all().stream()
                .filter(game -> !id.isEmpty() && id.charAt(0) == Puzzle.firstLetter(game))
                .findFirst();
    }

    /**
     * The puzzle of a day: the same for everyone, alternating between the editions of Conquest and mixing easy and hard;
     * every puzzle appears once before any repeats.
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
