package parlour.cli.arguments;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import parlour.cli.console.CommandException;
import parlour.conan.Conan;
import parlour.game.Game;
import parlour.game.NotationException;
import picocli.CommandLine.Option;

/** {@code --cards FILE}: another card set for Conan. */
public final class CardsArgument {

    /** One more than the longest set. */
    private static final int MAX_LENGTH = 2_000_001;

    @Option(names = "--cards", paramLabel = "FILE", descriptionKey = "cards")
    private @Nullable Path file;

    private @Nullable String contents;

    /** The contents of the file, pictures included; empty if none was given. */
    public Optional<String> contents() {
        Path given = file;
        if (contents == null && given != null) {
            contents = read(given);
        }
        return Optional.ofNullable(contents);
    }

    /** The game, with the cards that were given. */
    public Game game(Game game) throws NotationException {
        Optional<String> text = contents();
        return text.isEmpty() ? game : game.withMaterial(text.get());
    }

    /** The settings, with the cards that were given: game files name them. */
    public List<String> settings(Game game, List<String> settings) {
        boolean isNamed = settings.stream().anyMatch(setting -> setting.startsWith("cards="));
        if (isNamed || !(game instanceof Conan conan) || game.material().isEmpty()) {
            return settings;
        }
        List<String> all = new ArrayList<>(settings);
        all.add("cards=" + conan.set().code());
        return all;
    }

    private static String read(Path file) {
        try (Reader in = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            char[] text = new char[MAX_LENGTH];
            int length = 0;
            for (int read = in.read(text); read > 0; read = in.read(text, length, MAX_LENGTH - length)) {
                length += read;
            }
            return new String(text, 0, length);
        } catch (IOException unreadable) {
            throw new CommandException(
                    "The cards in " + file + " cannot be read: " + unreadable.getMessage(),
                    "Impossible de lire les cartes de " + file + " : " + unreadable.getMessage());
        }
    }
}
