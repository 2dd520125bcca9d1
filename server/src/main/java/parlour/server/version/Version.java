package parlour.server.version;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Properties;

/**
 * Which Parlour this is, as the build wrote it down.
 *
 * @param number the version of the release
 * @param commit the commit it was built from; empty if it was not built in a clone
 */
public record Version(String number, String commit) {

    /** This program's. */
    public static final Version CURRENT = read();

    private static Version read() {
        Properties properties = new Properties();
        try (InputStream file = Objects.requireNonNull(Version.class.getResourceAsStream("version.properties"))) {
            properties.load(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return new Version(properties.getProperty("version", ""), properties.getProperty("commit", ""));
    }

    /** The name of the program with its version, for game files: {@code Parlour 1.0.0+3b7d74b6aa}. */
    public String program() {
        return "Parlour " + this;
    }

    /** As in {@code 1.0.0+3b7d74b6aa}, or {@code 1.0.0} where the commit is not known. */
    @Override
    public String toString() {
        return commit.isEmpty() ? number : number + "+" + commit;
    }
}
