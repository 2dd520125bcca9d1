package parlour.server.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;

/** Reads files from the class path. */
final class Resources {

    private Resources() {}

    /** The content of a file; empty if it does not exist. */
    static Optional<byte[]> read(String path) {
        try (InputStream in = Resources.class.getResourceAsStream(path)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
