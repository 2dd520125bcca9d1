package parlour.cli.arguments;

import java.net.URI;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import parlour.cli.console.CommandException;
import parlour.server.Settings;
import parlour.server.store.Place;
import parlour.server.thoughts.Thoughts;
import picocli.CommandLine;

/** How to serve: flags, and the same as environment variables. Flags win. */
public final class ServeOptions {

    @CommandLine.Option(
            names = "--port",
            paramLabel = "N",
            descriptionKey = "serve.port",
            defaultValue = "${env:PARLOUR_PORT:-8080}")
    private int port;

    @CommandLine.Option(
            names = "--host",
            paramLabel = "ADDRESS",
            descriptionKey = "serve.host",
            defaultValue = "${env:PARLOUR_HOST:-localhost}")
    @SuppressWarnings("NullAway.Init") // picocli fills it in
    private String host;

    @CommandLine.Option(
            names = "--data",
            paramLabel = "DIR",
            descriptionKey = "serve.data",
            defaultValue = "${env:PARLOUR_DATA:-data}")
    @SuppressWarnings("NullAway.Init") // picocli fills it in
    private Path data;

    @CommandLine.Option(
            names = "--database",
            paramLabel = "URL",
            descriptionKey = "serve.database",
            defaultValue = "${env:PARLOUR_DATABASE:-}")
    private @Nullable String database;

    @CommandLine.Option(
            names = "--base-url",
            paramLabel = "URL",
            descriptionKey = "serve.baseUrl",
            defaultValue = "${env:PARLOUR_BASE_URL:-}")
    private @Nullable String baseUrl;

    @CommandLine.Option(
            names = "--thoughts",
            paramLabel = "N",
            descriptionKey = "serve.thoughts",
            defaultValue = "${env:PARLOUR_THOUGHTS:-1}")
    private int thoughts;

    @CommandLine.Option(
            names = "--thoughts-waiting",
            paramLabel = "N",
            descriptionKey = "serve.thoughtsWaiting",
            defaultValue = "${env:PARLOUR_THOUGHTS_WAITING:-24}")
    private int thoughtsWaiting;

    public Settings settings(Map<String, String> environment) {
        if (port < 0 || port > 65_535) {
            throw new CommandException(
                    port + " is no port: use 1 to 65535, or 0 for any that is free.",
                    port + " n’est pas un port : de 1 à 65535, ou 0 pour n’importe lequel de libre.");
        }
        return new Settings(
                host,
                port,
                data,
                place(environment),
                base(),
                Settings.usualBotThreads(),
                Settings.MOST_SOCKETS,
                room());
    }

    private Thoughts.Room room() {
        if (thoughts < 0 || thoughts > 64 || thoughtsWaiting < 0 || thoughtsWaiting > 10_000) {
            throw new CommandException(
                    "The house thinks on 0 to 64 threads, and lets 0 to 10000 questions wait.",
                    "La maison réfléchit sur 0 à 64 fils, et laisse attendre de 0 à 10000 questions.");
        }
        return new Thoughts.Room(thoughts, thoughtsWaiting);
    }

    Path data() {
        return data;
    }

    /** The name and the password of a database are never given where others can read them. */
    public Place place(Map<String, String> environment) {
        if (database == null || database.isBlank()) {
            return Place.SqliteFile.in(data);
        }
        return Place.Postgres.at(
                database,
                environment.getOrDefault("PARLOUR_DATABASE_USER", ""),
                environment.getOrDefault("PARLOUR_DATABASE_PASSWORD", ""));
    }

    private Optional<URI> base() {
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
            // Said below.
        }
        throw new CommandException(
                "\"" + baseUrl + "\" is no address: write https://play.example.org, for example.",
                "« " + baseUrl + " » n’est pas une adresse : écrivez par exemple https://jouer.exemple.org.");
    }
}
