package parlour.cli.table;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HashSet;
import java.util.Set;
import parlour.cli.Refused;
import parlour.game.GameFile;
import parlour.game.NotationException;
import parlour.game.Text;

/**
 * Game files on disk. A file is written whole or not at all, and only files that were read or written here before may be
 * written again without asking.
 */
public final class Archive {

    private final Set<Path> ours = new HashSet<>();

    public static Path path(String typed) {
        try {
            return Path.of(typed);
        } catch (InvalidPathException unusable) {
            throw new Refused(
                    "\"" + typed + "\" cannot be the name of a file.",
                    "« " + typed + " » ne peut pas être un nom de fichier.");
        }
    }

    /**
     * Reads the shape of a file; whether it is a game is for its replay to say.
     *
     * @throws NotationException naming the line that cannot be read
     */
    public GameFile read(Path path) throws NotationException {
        GameFile file = GameFile.read(text(path));
        ours.add(path.toAbsolutePath().normalize());
        return file;
    }

    private static String text(Path path) {
        try {
            return Files.readString(path, StandardCharsets.UTF_8);
        } catch (NoSuchFileException missing) {
            throw new Refused("There is no file " + path + ".", "Il n’y a pas de fichier " + path + ".");
        } catch (CharacterCodingException binary) {
            throw new Refused(path + " is not text in UTF-8.", path + " n’est pas du texte en UTF-8.");
        } catch (IOException unreadable) {
            throw new Refused(
                    path + " cannot be read" + why(unreadable) + ".",
                    path + " ne peut pas être lu" + why(unreadable) + ".");
        }
    }

    /** Whether writing would replace a file that has nothing to do with this game. */
    public boolean wouldReplace(Path path) {
        return Files.exists(path) && !ours.contains(path.toAbsolutePath().normalize());
    }

    public void write(Path path, String text) {
        Path target = path.toAbsolutePath().normalize();
        Path folder = target.getParent();
        if (folder == null || Files.isDirectory(target)) {
            throw new Refused(path + " is a folder; name a file.", path + " est un dossier ; indiquez un fichier.");
        }
        if (!Files.isDirectory(folder)) {
            throw new Refused("There is no folder " + folder + ".", "Il n’y a pas de dossier " + folder + ".");
        }
        try {
            writeBeside(target, folder, text);
            ours.add(target);
        } catch (IOException failure) {
            throw new Refused(new Text(
                    path + " cannot be written" + why(failure) + ".",
                    path + " ne peut pas être écrit" + why(failure) + "."));
        }
    }

    private static void writeBeside(Path target, Path folder, String text) throws IOException {
        // Not a temporary file of the system: those are for their owner's eyes only, and stay so.
        Path part = folder.resolve(
                "." + target.getFileName() + "." + ProcessHandle.current().pid() + ".part");
        try {
            Files.writeString(part, text);
            try {
                Files.move(part, target, StandardCopyOption.ATOMIC_MOVE);
            } catch (AtomicMoveNotSupportedException sameFolderAllTheSame) {
                Files.move(part, target, StandardCopyOption.REPLACE_EXISTING);
            }
        } finally {
            Files.deleteIfExists(part);
        }
    }

    private static String why(IOException failure) {
        return failure instanceof FileSystemException named && named.getReason() != null
                ? " (" + named.getReason() + ")"
                : "";
    }
}
