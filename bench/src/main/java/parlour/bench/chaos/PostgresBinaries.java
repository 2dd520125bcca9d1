package parlour.bench.chaos;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/** The programs of PostgreSQL, unpacked from the embedded archive. */
final class PostgresBinaries {

    private static final String ARCHIVE = "/postgres-linux-x86_64.txz";

    private final Path folder;
    private final boolean isRoot = Commands.isRoot();

    private PostgresBinaries(Path folder) {
        this.folder = folder;
    }

    static PostgresBinaries unpack(Path folder) {
        try (InputStream archive = PostgresBinaries.class.getResourceAsStream(ARCHIVE)) {
            if (archive == null) {
                throw new IllegalStateException("there is no embedded PostgreSQL for this system");
            }
            Files.createDirectories(folder);
            Path file = folder.resolve("postgres.txz");
            Files.copy(archive, file, StandardCopyOption.REPLACE_EXISTING);
            Commands.require(List.of("tar", "-xJf", file.toString(), "-C", folder.toString()));
            Files.delete(file);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return new PostgresBinaries(folder);
    }

    /** The start of a command. PostgreSQL does not run as root: there it gets a user namespace of its own. */
    List<String> command(String program) {
        String file = folder.resolve("bin").resolve(program).toString();
        return isRoot ? List.of("unshare", "-U", file) : List.of(file);
    }
}
