package parlour.server;

import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import parlour.server.store.Place;
import parlour.server.thoughts.Thoughts;

/**
 * How a server is run.
 *
 * @param port 0 for any that is free
 * @param data where things are kept, and where solved endings are looked for
 * @param place the database: in {@code data}, or on a PostgreSQL server
 * @param base where people find this server, if that is not where it listens: behind a proxy, with https
 * @param botThreads bots that may think at once
 * @param sockets connections at once
 * @param thoughts how much the house thinks for others
 */
public record Settings(
        String host,
        int port,
        Path data,
        Place place,
        Optional<URI> base,
        int botThreads,
        int sockets,
        Thoughts.Room thoughts) {

    public static final int USUAL_PORT = 8080;
    public static final String USUAL_HOST = "localhost";
    public static final int MOST_SOCKETS = 20_000;

    /** In a folder of its own, as for an evening on one laptop. */
    public static Settings in(Path data, int port) {
        return new Settings(
                USUAL_HOST,
                port,
                data,
                Place.SqliteFile.in(data),
                Optional.empty(),
                usualBotThreads(),
                MOST_SOCKETS,
                Thoughts.Room.USUAL);
    }

    /** A core is left for people. */
    public static int usualBotThreads() {
        return Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    }
}
