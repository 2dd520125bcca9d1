package parlour.cli.console;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import parlour.game.Text;

/** Writes a file completely or not at all: a failure leaves the old one unchanged. */
public final class AtomicFile {

    private AtomicFile() {}

    public static void write(Path file, byte[] bytes) {
        Path target = file.toAbsolutePath();
        Path folder = target.getParent();
        if (folder == null || Files.isDirectory(target)) {
            throw cannot(file, new Text("that is a folder", "c’est un dossier"));
        }
        if (!Files.isDirectory(folder)) {
            throw cannot(file, new Text("there is no folder " + folder, "il n’y a pas de dossier " + folder));
        }
        try {
            writeBeside(target, folder, bytes);
        } catch (AccessDeniedException denied) {
            throw cannot(
                    file, new Text("you have no permission to write there", "vous n’avez pas le droit d’y écrire"));
        } catch (IOException failure) {
            throw cannot(file, reason(failure));
        }
    }

    private static void writeBeside(Path target, Path folder, byte[] bytes) throws IOException {
        Path part = folder.resolve(
                "." + target.getFileName() + "." + ProcessHandle.current().pid() + ".part");
        try {
            Files.write(part, bytes);
            try {
                Files.move(part, target, StandardCopyOption.ATOMIC_MOVE);
            } catch (AtomicMoveNotSupportedException onThisFileSystem) {
                Files.move(part, target, StandardCopyOption.REPLACE_EXISTING);
            }
        } finally {
            Files.deleteIfExists(part);
        }
    }

    /** The exception's message would name the temporary file. */
    private static Text reason(IOException failure) {
        String given = failure instanceof FileSystemException of ? of.getReason() : failure.getMessage();
        return given == null ? new Text("the system refused it", "le système l’a refusé") : Text.same(given);
    }

    private static CommandException cannot(Path file, Text why) {
        return new CommandException(
                file + " cannot be written: " + why.en() + ".", file + " ne peut pas être écrit : " + why.fr() + ".");
    }
}
