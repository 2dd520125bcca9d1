package parlour.bench.chaos;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import parlour.server.store.DatabaseLocation;

/** {@code parlour serve} in its own process, on a port it keeps when it is started again. */
final class ParlourNode {

    private static final long START_MILLIS = 180_000;

    private final String name;
    private final Path folder;
    private final DatabaseLocation.Postgres location;
    private final int port = Commands.freePort();
    private final int proxyPort;
    private final Optional<Path> faketime;
    private @Nullable ChildProcess process;

    /**
     * A node that is not started yet.
     *
     * @param proxyPort where its visitors come from
     * @param faketime the library that shifts its clock, if there is one
     */
    ParlourNode(String name, Path folder, DatabaseLocation.Postgres location, int proxyPort, Optional<Path> faketime) {
        this.name = name;
        this.folder = folder;
        this.location = location;
        this.proxyPort = proxyPort;
        this.faketime = faketime;
    }

    int port() {
        return port;
    }

    String name() {
        return name;
    }

    Path log() {
        return folder.resolve("node-" + name + ".log");
    }

    ChildProcess process() {
        ChildProcess running = process;
        if (running == null) {
            throw new IllegalStateException("node " + name + " was not started");
        }
        return running;
    }

    /** Starts it without waiting until it answers. */
    void start() {
        shiftClock(0);
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-Xmx512m",
                "--enable-native-access=ALL-UNNAMED",
                "-Dorg.slf4j.simpleLogger.showDateTime=true",
                "-Dorg.slf4j.simpleLogger.defaultLogLevel=warn",
                "-Dorg.slf4j.simpleLogger.log.parlour=warn"));
        String flags = System.getProperty("parlour.bench.flags", "");
        if (!flags.isBlank()) {
            command.addAll(List.of(flags.strip().split(" +", -1)));
        }
        command.addAll(List.of(
                "-cp",
                System.getProperty("java.class.path"),
                "parlour.cli.Main",
                "serve",
                "--port",
                Integer.toString(port),
                "--base-url",
                "http://localhost:" + proxyPort,
                "--data",
                folder.resolve("node-" + name).toString(),
                "--database",
                location.toString()));
        Map<String, String> environment = new HashMap<>();
        environment.put("PARLOUR_DATABASE_USER", location.user());
        environment.put("PARLOUR_DATABASE_PASSWORD", location.password());
        faketime.ifPresent(library -> {
            environment.put("LD_PRELOAD", library.toString());
            environment.put("FAKETIME_TIMESTAMP_FILE", clockFile().toString());
            environment.put("FAKETIME_CACHE_DURATION", "1");
            environment.put("FAKETIME_DONT_FAKE_MONOTONIC", "1");
            environment.put("DONT_FAKE_MONOTONIC", "1");
        });
        process = ChildProcess.start(command, environment, log());
    }

    void awaitHealthy() {
        Commands.requireSoon("node " + name + " answers", this::isHealthy, START_MILLIS);
    }

    /** Whether {@code /health} answers that all is well. */
    boolean isHealthy() {
        if (!process().isAlive()) {
            throw new IllegalStateException("node " + name + " has stopped; see " + log());
        }
        return HealthCheck.isHealthy(port, 5_000);
    }

    // ---- Clock ----

    private Path clockFile() {
        return folder.resolve("clock-" + name);
    }

    boolean canShiftClock() {
        return faketime.isPresent();
    }

    /** Shifts its wall clock, within a second. */
    void shiftClock(int seconds) {
        if (faketime.isEmpty()) {
            return;
        }
        try {
            Files.writeString(clockFile(), (seconds < 0 ? "" : "+") + seconds + "\n");
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    void stop() {
        if (process != null) {
            process.resume();
            process.stop("TERM");
        }
    }
}
