package parlour.server;

import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import parlour.server.analysis.AnalysisQueue;
import parlour.server.store.DatabaseLocation;

/**
 * How a server is run.
 *
 * @param port 0 for any that is free
 * @param data where things are kept, and where solved endings are looked for
 * @param database the database: in {@code data}, or on a PostgreSQL server
 * @param publicUrl where people find this server, if that is not where it listens: behind a proxy, with https
 * @param botThreads bots that may think at once
 * @param maxConnections connections at once
 * @param analysis how much the server thinks for others
 */
public record ServerConfig(
        String host,
        int port,
        Path data,
        DatabaseLocation database,
        Optional<URI> publicUrl,
        int botThreads,
        int maxConnections,
        AnalysisQueue.AnalysisConfig analysis) {

    public static final int MAX_SOCKETS = 20_000;

    /** In a folder of its own, as for an evening on one laptop. */
    public static ServerConfig in(Path data, int port) {
        return new ServerConfig(
                "localhost",
                port,
                data,
                DatabaseLocation.SqliteFile.in(data),
                Optional.empty(),
                defaultBotThreads(),
                MAX_SOCKETS,
                AnalysisQueue.AnalysisConfig.DEFAULT);
    }

    /** A core is left for people. */
    public static int defaultBotThreads() {
        return Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    }
}
