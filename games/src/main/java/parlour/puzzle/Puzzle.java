package parlour.puzzle;

import java.util.List;
import java.util.Locale;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Text;

/**
 * A position in which the side to move has a forced win in exactly the given number of moves, with a unique first move.
 *
 * @param id the permanent id, derived from the position; see {@link #name}
 * @param settings the game's options that differ from their defaults, as {@code key=value}
 * @param moves the number of moves the solver makes, from 1 to 3
 * @param rating the difficulty, measured with players of known strength: higher is harder
 * @param origin the seed and the number of the game it was found in
 * @param position as text
 * @param line the solution against the longest defence
 */
public record Puzzle(
        String id,
        Conquest game,
        List<String> settings,
        int moves,
        int rating,
        String origin,
        String position,
        List<SolutionMove> line) {

    /** The maximum length of a puzzle, in the solver's moves. */
    public static final int MAX_MOVES = 3;

    public static final int MAX_STARS = 5;

    /** The lowest ratings for two, three, four and five stars. */
    private static final int[] STARS_FROM = {720, 900, 1_180, 1_400};

    /** No vowels, so that ids do not spell words, and no characters that are easily confused. */
    private static final String LETTERS = "23456789bcdfghjkmnpqrstvwxz";

    private static final int LETTERS_EACH = 4;

    public Puzzle {
        settings = List.copyOf(settings);
        line = List.copyOf(line);
    }

    /** The id of a puzzle: the game, the number of moves, and four letters derived from the position. */
    public static String name(Conquest game, int moves, ConquestPosition position) {
        StringBuilder name = new StringBuilder()
                .append(game == Conquest.CONQUEST ? 'c' : 's')
                .append(moves)
                .append('-');
        long rest = position.hash() >>> 1;
        for (int i = 0; i < LETTERS_EACH; i++) {
            name.append(LETTERS.charAt((int) (rest % LETTERS.length())));
            rest /= LETTERS.length();
        }
        return name.toString();
    }

    /** A new copy of the starting position. */
    public ConquestPosition start() {
        try {
            return game.parse(position, Options.of(game, settings));
        } catch (NotationException wrong) {
            throw new IllegalStateException("puzzle " + id, wrong);
        }
    }

    /** The seat that is to win. */
    public int solver() {
        return start().side();
    }

    /** From 1 to {@link #MAX_STARS}. */
    public int stars() {
        int stars = 1;
        for (int from : STARS_FROM) {
            stars += rating >= from ? 1 : 0;
        }
        return stars;
    }

    /** The task, in one sentence. */
    public Text task() {
        Text solver = game.seatNames().get(solver());
        String fr = solver.fr().toLowerCase(Locale.ROOT);
        return switch (moves) {
            case 1 ->
                new Text(solver.en() + " to move and win in one move.", "Les " + fr + " jouent et gagnent en un coup.");
            case 2 ->
                new Text(
                        solver.en() + " to move and win in two moves.",
                        "Les " + fr + " jouent et gagnent en deux coups.");
            default ->
                new Text(
                        solver.en() + " to move and win in three moves.",
                        "Les " + fr + " jouent et gagnent en trois coups.");
        };
    }
}
