package parlour.server.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;

/** Files that are part of the program. */
final class Resources {

    private Resources() {}

    /** The whole file; nothing if there is none of that name. */
    static Optional<byte[]> read(String path) {
        try (InputStream in = Resources.class.getResourceAsStream(path)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
