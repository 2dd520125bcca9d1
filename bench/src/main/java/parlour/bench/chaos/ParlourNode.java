package parlour.bench.chaos;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import parlour.server.store.DatabaseLocation;

/** A node in its own process, on a port it keeps when it is started again. */
final class ParlourNode {

    private static final long START_MILLIS = 180_000;

    /** The generations of the heap, in kilobytes. */
    private static final Pattern USED = Pattern.compile(" total [0-9]+K, used ([0-9]+)K");

    private final String name;
    private final Path folder;
    private final DatabaseLocation.Postgres location;
    private final int port = Commands.freePort();
    private final int proxyPort;
    private @Nullable ChildProcess process;

    /**
     * A node that is not started yet.
     *
     * @param proxyPort where its visitors come from
     */
    ParlourNode(String name, Path folder, DatabaseLocation.Postgres location, int proxyPort) {
        this.name = name;
        this.folder = folder;
        this.location = location;
        this.proxyPort = proxyPort;
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
                "-Dparlour.log.level=warn"));
        String flags = System.getProperty("parlour.bench.flags", "");
        if (!flags.isBlank()) {
            command.addAll(List.of(flags.strip().split(" +", -1)));
        }
        command.addAll(List.of(
                "-cp",
                System.getProperty("java.class.path"),
                NodeMain.class.getName(),
                Integer.toString(port),
                folder.resolve("node-" + name).toString(),
                location.toString(),
                "http://localhost:" + proxyPort,
                clockFile().toString()));
        Map<String, String> environment = new HashMap<>();
        environment.put("PARLOUR_DATABASE_USER", location.user());
        environment.put("PARLOUR_DATABASE_PASSWORD", location.password());
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

    /** Shifts its wall clock, within a second. */
    void shiftClock(int seconds) {
        try {
            Files.writeString(clockFile(), Integer.toString(seconds));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    // ---- Measuring ----

    /** How much memory it needs, and what it holds. */
    MemorySample sample(long seconds) {
        String pid = Long.toString(process().pid());
        Commands.run(List.of(jcmd(), pid, "GC.run"));
        long heap = 0;
        Matcher used =
                USED.matcher(Commands.run(List.of(jcmd(), pid, "GC.heap_info")).text());
        while (used.find()) {
            heap += Long.parseLong(used.group(1)) << 10;
        }
        return new MemorySample(seconds, heap, residentBytes(pid), sockets(pid));
    }

    private static String jcmd() {
        return Path.of(System.getProperty("java.home"), "bin", "jcmd").toString();
    }

    private static long residentBytes(String pid) {
        try {
            return Files.readAllLines(Path.of("/proc", pid, "status")).stream()
                    .filter(line -> line.startsWith("VmRSS:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("[^0-9]", "")) << 10)
                    .sum();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static int sockets(String pid) {
        try (Stream<Path> files = Files.list(Path.of("/proc", pid, "fd"))) {
            return (int) files.filter(ParlourNode::isSocket).count();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static boolean isSocket(Path file) {
        try {
            return Files.readSymbolicLink(file).toString().startsWith("socket:");
        } catch (IOException closed) {
            return false;
        }
    }

    /** The errors in its log. */
    List<String> errors() {
        try (Stream<String> lines = Files.lines(log())) {
            return lines.filter(line -> line.contains(" ERROR ")).toList();
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
