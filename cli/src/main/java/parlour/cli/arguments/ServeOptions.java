package parlour.cli.arguments;

import java.net.URI;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import parlour.cli.console.CommandException;
import parlour.server.ServerConfig;
import parlour.server.analysis.AnalysisQueue;
import parlour.server.store.DatabaseLocation;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** The server's options: flags, and the same as environment variables. Flags take precedence. */
public final class ServeOptions {

    @Option(names = "--port", paramLabel = "N", defaultValue = "${env:PARLOUR_PORT:-8080}")
    private int port;

    @Option(names = "--host", paramLabel = "ADDRESS", defaultValue = "${env:PARLOUR_HOST:-localhost}")
    private String host;

    @Option(names = "--data", paramLabel = "DIR", defaultValue = "${env:PARLOUR_DATA:-data}")
    private Path data;

    @Option(names = "--database", paramLabel = "URL", defaultValue = "${env:PARLOUR_DATABASE:-}")
    private @Nullable String database;

    @Option(names = "--base-url", paramLabel = "URL", defaultValue = "${env:PARLOUR_BASE_URL:-}")
    private @Nullable String baseUrl;

    @Option(names = "--allow-host", paramLabel = "NAME", split = ",", defaultValue = "${env:PARLOUR_ALLOWED_HOSTS:-}")
    private List<String> allowedHosts = List.of();

    @Option(names = "--analysis-threads", paramLabel = "N", defaultValue = "${env:PARLOUR_ANALYSIS_THREADS:-1}")
    private int analysisThreads;

    @Option(names = "--analysis-queue", paramLabel = "N", defaultValue = "${env:PARLOUR_ANALYSIS_QUEUE:-24}")
    private int analysisQueue;

    @Option(names = "--sockets-per-address", paramLabel = "N", defaultValue = "${env:PARLOUR_SOCKETS_PER_ADDRESS:-200}")
    private int socketsPerAddress;

    @Option(names = "--admin", paramLabel = "NAME", split = ",", defaultValue = "${env:PARLOUR_ADMIN:-}")
    private List<String> admins = List.of();

    @CommandLine.Mixin
    private final SiteOptions site = new SiteOptions();

    @CommandLine.Mixin
    private final LogOptions log = new LogOptions();

    /** Starts the log as these options say. */
    public void startLog() {
        log.start();
    }

    public ServerConfig settings(Map<String, String> environment) {
        if (port < 0 || port > 65_535) {
            throw new CommandException(
                    port + " is no port: use 1 to 65535, or 0 for any that is free.",
                    port + " n’est pas un port : de 1 à 65535, ou 0 pour n’importe lequel de libre.");
        }
        return ServerConfig.in(data)
                .host(host)
                .port(port)
                .database(database(environment))
                .publicUrl(publicUrl())
                .allowedHosts(allowedHosts())
                .socketsPerAddress(socketsPerAddress())
                .analysis(analysis())
                .admins(names(admins))
                .site(site.settings())
                .isEachRequestLogged(log.isEachRequestLogged())
                .build();
    }

    private int socketsPerAddress() {
        if (socketsPerAddress < 1 || socketsPerAddress > ServerConfig.MAX_SOCKETS) {
            throw new CommandException(
                    "--sockets-per-address is 1 to " + ServerConfig.MAX_SOCKETS + ".",
                    "--sockets-per-address va de 1 à " + ServerConfig.MAX_SOCKETS + ".");
        }
        return socketsPerAddress;
    }

    private AnalysisQueue.AnalysisConfig analysis() {
        if (analysisThreads < 0 || analysisThreads > 64 || analysisQueue < 0 || analysisQueue > 10_000) {
            throw new CommandException(
                    "--analysis-threads is 0 to 64, and --analysis-queue 0 to 10000.",
                    "--analysis-threads va de 0 à 64, et --analysis-queue de 0 à 10000.");
        }
        return new AnalysisQueue.AnalysisConfig(analysisThreads, analysisQueue);
    }

    /**
     * The database's user and password are read only from environment variables: command lines are visible to other
     * users.
     */
    public DatabaseLocation database(Map<String, String> environment) {
        if (database == null || database.isBlank()) {
            return DatabaseLocation.SqliteFile.in(data);
        }
        return DatabaseLocation.Postgres.at(
                database,
                environment.getOrDefault("PARLOUR_DATABASE_USER", ""),
                environment.getOrDefault("PARLOUR_DATABASE_PASSWORD", ""));
    }

    private Set<String> allowedHosts() {
        Set<String> names = new LinkedHashSet<>();
        for (String name : allowedHosts) {
            if (!name.isBlank()) {
                names.add(hostName(name.strip()));
            }
        }
        return names;
    }

    private static Set<String> names(List<String> given) {
        Set<String> names = new LinkedHashSet<>();
        for (String name : given) {
            if (!name.isBlank()) {
                names.add(name.strip());
            }
        }
        return names;
    }

    private static String hostName(String name) {
        if (!name.matches("[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?")) {
            throw new CommandException(
                    "\"" + name
                            + "\" is no name of a machine: write play.example.org, for example, without https and port.",
                    "« " + name
                            + " » n’est pas le nom d’une machine : écrivez par exemple jouer.exemple.org, sans https ni port.");
        }
        return name;
    }

    private Optional<URI> publicUrl() {
        if (baseUrl == null || baseUrl.isBlank()) {
            return Optional.empty();
        }
        try {
            URI uri = URI.create(baseUrl);
            boolean isWeb = "http".equals(uri.getScheme()) || "https".equals(uri.getScheme());
            if (isWeb && uri.getHost() != null) {
                return Optional.of(uri);
            }
        } catch (IllegalArgumentException unreadable) {
            // Refused below.
        }
        throw new CommandException(
                "\"" + baseUrl + "\" is no address: write https://play.example.org, for example.",
                "« " + baseUrl + " » n’est pas une adresse : écrivez par exemple https://jouer.exemple.org.");
    }
}
