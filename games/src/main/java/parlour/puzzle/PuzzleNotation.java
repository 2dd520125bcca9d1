package parlour.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.registry.GameRegistry;

/**
 * Puzzles as text, one per line, with tab-separated fields: id, game, options ({@code -} if all are defaults), moves,
 * rating, themes, origin, position, solution, and in some games the margin. The moves of a
 * solution follow one another; other moves that are as good are appended to a move, separated by {@code |}. Empty lines and lines that begin with {@code #} are ignored.
 */
public final class PuzzleNotation {

    private static final int FIELDS = 9;
    private static final String NONE = "-";

    private PuzzleNotation() {}

    /**
     * Parses any number of puzzles.
     *
     * @throws NotationException naming the line that cannot be read, and why
     */
    public static List<Puzzle> readAll(String text) throws NotationException {
        List<Puzzle> puzzles = new ArrayList<>();
        for (String line : split(text, '\n')) {
            if (!line.isBlank() && line.charAt(0) != '#') {
                puzzles.add(read(line.strip()));
            }
        }
        return puzzles;
    }

    static Puzzle read(String line) throws NotationException {
        List<String> fields = split(line, '\t');
        if (fields.size() != FIELDS && fields.size() != FIELDS + 1) {
            throw new NotationException(
                    line,
                    line.length(),
                    "A puzzle has " + FIELDS + " fields separated by tabs, not " + fields.size() + ".",
                    "Un problème a " + FIELDS + " champs séparés par des tabulations, pas " + fields.size() + ".");
        }
        return new Puzzle(
                fields.get(0),
                game(line, fields.get(1)),
                fields.get(2).equals(NONE) ? List.of() : split(fields.get(2), ','),
                number(line, fields.get(3), Puzzle.MAX_MOVES),
                number(line, fields.get(4), 9_999),
                themes(line, fields.get(5)),
                fields.get(6),
                fields.get(7),
                steps(fields.get(8)),
                fields.size() > FIELDS ? fields.get(FIELDS) : "");
    }

    private static Game game(String line, String id) throws NotationException {
        Optional<Game> game = GameRegistry.find(id);
        if (game.isEmpty()) {
            throw new NotationException(
                    line, line.indexOf(id), "There is no game \"" + id + "\".", "Il n’y a pas de jeu « " + id + " ».");
        }
        return game.get();
    }

    private static List<PuzzleTheme> themes(String line, String field) throws NotationException {
        List<PuzzleTheme> themes = new ArrayList<>();
        for (String id : field.equals(NONE) ? List.<String>of() : split(field, ',')) {
            Optional<PuzzleTheme> theme = PuzzleTheme.of(id);
            if (theme.isEmpty()) {
                throw new NotationException(
                        line,
                        line.indexOf("\t" + field + "\t") + 1,
                        "There is no theme \"" + id + "\".",
                        "Il n’y a pas de thème « " + id + " ».");
            }
            themes.add(theme.get());
        }
        return themes;
    }

    private static int number(String line, String field, int max) throws NotationException {
        int number = 0;
        for (int i = 0; i < field.length() && number <= max; i++) {
            char c = field.charAt(i);
            number = c >= '0' && c <= '9' ? number * 10 + c - '0' : max + 1;
        }
        if (number < 1 || number > max) {
            throw new NotationException(
                    line,
                    line.indexOf("\t" + field + "\t") + 1,
                    "Expected a number from 1 to " + max + " instead of \"" + field + "\".",
                    "Il faut un nombre de 1 à " + max + " au lieu de « " + field + " ».");
        }
        return number;
    }

    private static List<SolutionMove> steps(String field) {
        List<SolutionMove> steps = new ArrayList<>();
        for (String word : split(field, ' ')) {
            List<String> moves = split(word, '|');
            steps.add(new SolutionMove(moves.getFirst(), moves.subList(1, moves.size())));
        }
        return steps;
    }

    public static String write(Puzzle puzzle) {
        StringBuilder line = new StringBuilder(puzzle.id())
                .append('\t')
                .append(puzzle.game().id())
                .append('\t')
                .append(puzzle.settings().isEmpty() ? NONE : String.join(",", puzzle.settings()))
                .append('\t')
                .append(puzzle.moves())
                .append('\t')
                .append(puzzle.rating())
                .append('\t')
                .append(
                        puzzle.themes().isEmpty()
                                ? NONE
                                : String.join(
                                        ",",
                                        puzzle.themes().stream()
                                                .map(PuzzleTheme::id)
                                                .toList()))
                .append('\t')
                .append(puzzle.origin())
                .append('\t')
                .append(puzzle.position())
                .append('\t');
        for (int i = 0; i < puzzle.line().size(); i++) {
            SolutionMove step = puzzle.line().get(i);
            line.append(i == 0 ? "" : " ").append(step.move());
            for (String other : step.also()) {
                line.append('|').append(other);
            }
        }
        return puzzle.margin().isEmpty()
                ? line.toString()
                : line.append('\t').append(puzzle.margin()).toString();
    }

    private static List<String> split(String text, char separator) {
        List<String> parts = new ArrayList<>();
        int from = 0;
        for (int at = text.indexOf(separator); at >= 0; at = text.indexOf(separator, from)) {
            parts.add(text.substring(from, at));
            from = at + 1;
        }
        parts.add(text.substring(from));
        return parts;
    }
}
