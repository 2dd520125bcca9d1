package parlour.bench.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/**
 * A folder for one run, deleted afterwards. Created in the working directory and not in the system's temporary folder,
 * which is often in memory, where durability costs nothing.
 */
public record Folder(Path path) implements AutoCloseable {

    public static Folder fresh() {
        try {
            Path target = Path.of("target");
            Path parent = Files.isDirectory(target) ? target : Path.of("");
            return new Folder(Files.createTempDirectory(parent.toAbsolutePath(), "load"));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    public Path resolve(String name) {
        return path.resolve(name);
    }

    String fileSystem() {
        try {
            return Files.getFileStore(path).type();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @Override
    public void close() {
        try (Stream<Path> all = Files.walk(path)) {
            for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(each);
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
