package parlour.puzzle;

import java.util.List;
import java.util.Map;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Position;

/**
 * A position in which exactly one first move is right. What right means, and how it is proved, depends on the game: see
 * {@link PuzzleKind}.
 *
 * @param id the permanent id, derived from the position; see {@link #name}
 * @param settings the game's options that differ from their defaults, as {@code key=value}
 * @param moves the number of moves the solver makes, from 1 to {@link #MAX_MOVES}
 * @param rating the difficulty, measured with players of known strength: higher is harder
 * @param themes what it is about
 * @param origin the seed and the number of the game it was found in
 * @param position as text
 * @param line the solution against the best defence
 * @param margin by how much the best move is better, in the game's own format; empty for games without
 */
public record Puzzle(
        String id,
        Game game,
        List<String> settings,
        int moves,
        int rating,
        List<PuzzleTheme> themes,
        String origin,
        String position,
        List<SolutionMove> line,
        String margin) {

    /** The maximum length of a puzzle, in the solver's moves. */
    public static final int MAX_MOVES = 4;

    public static final int MAX_STARS = 5;

    /** The lowest ratings for two, three, four and five stars. */
    private static final int[] STARS_FROM = {720, 900, 1_180, 1_400};

    /** No vowels, so that ids do not spell words, and no characters that are easily confused. */
    private static final String LETTERS = "23456789bcdfghjkmnpqrstvwxz";

    private static final int LETTERS_EACH = 4;

    /** The first letter of the ids of each game. */
    private static final Map<String, Character> FIRST_LETTERS =
            Map.of("conquest", 'c', "sixfaces", 's', "domination", 'd', "conan", 'n');

    public Puzzle {
        settings = List.copyOf(settings);
        themes = List.copyOf(themes);
        line = List.copyOf(line);
    }

    /** The id of a puzzle: the game, the number of moves, and four letters derived from the position. */
    public static String name(Game game, int moves, long hash) {
        StringBuilder name =
                new StringBuilder().append(firstLetter(game)).append(moves).append('-');
        long rest = hash >>> 1;
        for (int i = 0; i < LETTERS_EACH; i++) {
            name.append(LETTERS.charAt((int) (rest % LETTERS.length())));
            rest /= LETTERS.length();
        }
        return name.toString();
    }

    static char firstLetter(Game game) {
        return FIRST_LETTERS.getOrDefault(game.id(), '?');
    }

    /** A new copy of the starting position. */
    public Position start() {
        try {
            return game.parse(position, Options.of(game, settings));
        } catch (NotationException wrong) {
            throw new IllegalStateException("puzzle " + id, wrong);
        }
    }

    /** A new copy of the starting position, for the kind whose type of position it is. */
    public <P extends Position> P start(Class<P> type) {
        return type.cast(start());
    }

    /** The seat to move in the starting position. */
    public int solver() {
        return start().turn();
    }

    /** From 1 to {@link #MAX_STARS}. */
    public int stars() {
        int stars = 1;
        for (int from : STARS_FROM) {
            stars += rating >= from ? 1 : 0;
        }
        return stars;
    }
}
