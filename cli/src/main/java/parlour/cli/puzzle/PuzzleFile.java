package parlour.cli.puzzle;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parlour.cli.console.AtomicFile;
import parlour.cli.console.CommandException;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.puzzle.Puzzle;
import parlour.puzzle.PuzzleNotation;
import parlour.registry.GameRegistry;

/**
 * The puzzles found so far, and how many games of each kind were searched, so that mining can continue.
 *
 * @param played the games searched, stored in the file as {@code # conquest 350}
 */
record PuzzleFile(List<Puzzle> puzzles, Map<Game, Integer> played) {

    private static final String FIELDS =
            "# id, game, options, moves, rating, themes, origin, position, solution, margin\n";

    PuzzleFile {
        puzzles = List.copyOf(puzzles);
        played = Collections.unmodifiableMap(new LinkedHashMap<>(played));
    }

    static PuzzleFile empty() {
        return new PuzzleFile(List.of(), Map.of());
    }

    static PuzzleFile read(Path file) throws NotationException {
        if (!Files.isRegularFile(file)) {
            throw new CommandException("There is no file " + file + ".", "Il n’y a pas de fichier " + file + ".");
        }
        try {
            String text = Files.readString(file);
            Map<Game, Integer> played = new LinkedHashMap<>();
            for (Game game : GameRegistry.all()) {
                noted(text, game).ifPresent(games -> played.put(game, games));
            }
            return new PuzzleFile(PuzzleNotation.readAll(text), played);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static Optional<Integer> noted(String text, Game game) {
        String mark = mark(game);
        return text.lines()
                .filter(line -> line.startsWith(mark))
                .map(line -> line.substring(mark.length()))
                .filter(number -> number.matches("[0-9]{1,9}"))
                .map(Integer::parseInt)
                .findFirst();
    }

    private static String mark(Game game) {
        return "# " + game.id() + " ";
    }

    int played(Game game) {
        return played.getOrDefault(game, 0);
    }

    /** The file after one more game. */
    PuzzleFile with(Game game, List<Puzzle> found) {
        List<Puzzle> more = new ArrayList<>(puzzles);
        more.addAll(found);
        Map<Game, Integer> counts = new LinkedHashMap<>(played);
        counts.merge(game, 1, Integer::sum);
        return new PuzzleFile(more, counts);
    }

    void write(Path file) {
        StringBuilder text = new StringBuilder(FIELDS);
        played.forEach((game, games) -> text.append(mark(game)).append(games).append('\n'));
        puzzles.forEach(puzzle -> text.append(PuzzleNotation.write(puzzle)).append('\n'));
        AtomicFile.write(file, text.toString().getBytes(StandardCharsets.UTF_8));
    }
}
