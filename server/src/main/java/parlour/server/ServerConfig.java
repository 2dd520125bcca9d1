package parlour.server;

import java.net.URI;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import parlour.server.analysis.AnalysisQueue;
import parlour.server.site.SiteSettings;
import parlour.server.store.DatabaseLocation;

/**
 * The server's settings.
 *
 * @param port 0 for any free port
 * @param data the data folder: also searched for solved endings
 * @param database the database: in {@code data}, or on a PostgreSQL server
 * @param publicUrl the public address, if it differs from where the server listens: behind a proxy, with https
 * @param allowedHosts names under which the server is reached, besides localhost and that of the public address
 * @param botThreads number of bots that may think at once
 * @param maxConnections maximum number of open sockets
 * @param socketsPerAddress maximum number of open sockets of one address
 * @param analysis limits of the analysis queue
 * @param admins names of the accounts that may use the administration page
 * @param site how the host wants the site to be
 * @param isEachRequestLogged whether the log has a line for each request
 */
public record ServerConfig(
        String host,
        int port,
        Path data,
        DatabaseLocation database,
        Optional<URI> publicUrl,
        Set<String> allowedHosts,
        int botThreads,
        int maxConnections,
        int socketsPerAddress,
        AnalysisQueue.AnalysisConfig analysis,
        Set<String> admins,
        SiteSettings site,
        boolean isEachRequestLogged) {

    public static final int MAX_SOCKETS = 20_000;

    /** A club behind one address has room. */
    public static final int SOCKETS_PER_ADDRESS = 200;

    public ServerConfig {
        allowedHosts = Set.copyOf(allowedHosts);
        admins = Set.copyOf(admins);
    }

    /** The names in addresses that are answered, besides localhost, numeric addresses and the public URL. */
    Set<String> hostNames() {
        Set<String> names = new HashSet<>(allowedHosts);
        names.add(host);
        site.localName().ifPresent(names::add);
        return names;
    }

    /** A local server with SQLite in the given folder. */
    public static ServerConfig in(Path data, int port) {
        return in(data).port(port).build();
    }

    /** To change the settings of a local server with SQLite in the given folder. */
    public static Builder in(Path data) {
        return new Builder(data);
    }

    /** To change some of these settings. */
    public Builder change() {
        return in(data).host(host)
                .port(port)
                .database(database)
                .publicUrl(publicUrl)
                .allowedHosts(allowedHosts)
                .botThreads(botThreads)
                .maxConnections(maxConnections)
                .socketsPerAddress(socketsPerAddress)
                .analysis(analysis)
                .admins(admins)
                .site(site)
                .isEachRequestLogged(isEachRequestLogged);
    }

    /** Leaves one core for serving clients. */
    public static int defaultBotThreads() {
        return Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    }

    /** Settings in the making; what is not set stays as usual. */
    public static final class Builder {

        private final Path data;
        private String host = "localhost";
        private int port;
        private DatabaseLocation database;
        private Optional<URI> publicUrl = Optional.empty();
        private Set<String> allowedHosts = Set.of();
        private int botThreads = defaultBotThreads();
        private int maxConnections = MAX_SOCKETS;
        private int socketsPerAddress = SOCKETS_PER_ADDRESS;
        private AnalysisQueue.AnalysisConfig analysis = AnalysisQueue.AnalysisConfig.DEFAULT;

        private Set<String> admins = Set.of();
        private SiteSettings site = SiteSettings.USUAL;
        private boolean isEachRequestLogged;

        private Builder(Path data) {
            this.data = data;
            this.database = DatabaseLocation.SqliteFile.in(data);
        }

        public Builder host(String value) {
            host = value;
            return this;
        }

        public Builder port(int value) {
            port = value;
            return this;
        }

        public Builder database(DatabaseLocation value) {
            database = value;
            return this;
        }

        public Builder publicUrl(Optional<URI> value) {
            publicUrl = value;
            return this;
        }

        public Builder allowedHosts(Set<String> value) {
            allowedHosts = value;
            return this;
        }

        public Builder botThreads(int value) {
            botThreads = value;
            return this;
        }

        public Builder maxConnections(int value) {
            maxConnections = value;
            return this;
        }

        public Builder socketsPerAddress(int value) {
            socketsPerAddress = value;
            return this;
        }

        public Builder analysis(AnalysisQueue.AnalysisConfig value) {
            analysis = value;
            return this;
        }

        public Builder admins(Set<String> value) {
            admins = value;
            return this;
        }

        public Builder site(SiteSettings value) {
            site = value;
            return this;
        }

        public Builder isEachRequestLogged(boolean value) {
            isEachRequestLogged = value;
            return this;
        }

        public ServerConfig build() {
            return new ServerConfig(
                    host,
                    port,
                    data,
                    database,
                    publicUrl,
                    allowedHosts,
                    botThreads,
                    maxConnections,
                    socketsPerAddress,
                    analysis,
                    admins,
                    site,
                    isEachRequestLogged);
        }
    }
}
