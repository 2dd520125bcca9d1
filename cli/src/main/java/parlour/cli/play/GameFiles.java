package parlour.cli.play;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import parlour.cli.console.AtomicFile;
import parlour.cli.console.CommandException;
import parlour.game.NotationException;
import parlour.game.file.GameFile;

/** Game files on disk. Only files read or written before in this run may be overwritten without asking. */
public final class GameFiles {

    private final Set<Path> own = new HashSet<>();

    static Path path(String typed) {
        try {
            return Path.of(typed);
        } catch (InvalidPathException unusable) {
            throw new CommandException(
                    "\"" + typed + "\" is not a valid file name.",
                    "« " + typed + " » n’est pas un nom de fichier valide.");
        }
    }

    /**
     * Parses the format of a file; its replay checks whether the game is valid.
     *
     * @throws NotationException naming the line that cannot be parsed
     */
    public GameFile read(Path path) throws NotationException {
        GameFile file = GameFile.read(text(path));
        own.add(canonical(path));
        return file;
    }

    private static String text(Path path) {
        try {
            return Files.readString(path, StandardCharsets.UTF_8);
        } catch (NoSuchFileException missing) {
            throw new CommandException("There is no file " + path + ".", "Il n’y a pas de fichier " + path + ".");
        } catch (CharacterCodingException binary) {
            throw new CommandException(path + " is not text in UTF-8.", path + " n’est pas du texte en UTF-8.");
        } catch (IOException unreadable) {
            throw new CommandException(path + " cannot be read.", path + " ne peut pas être lu.");
        }
    }

    /** Whether writing would replace a file of another game. */
    boolean wouldReplace(Path path) {
        return Files.exists(path) && !own.contains(canonical(path));
    }

    void write(Path path, GameFile file) {
        AtomicFile.write(path, file.write().getBytes(StandardCharsets.UTF_8));
        own.add(canonical(path));
    }

    private static Path canonical(Path path) {
        return path.toAbsolutePath().normalize();
    }
}
