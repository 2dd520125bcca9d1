package parlour.bench.chaos;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import parlour.server.Environment;
import parlour.server.Server;
import parlour.server.ServerConfig;
import parlour.server.store.DatabaseLocation;

/**
 * A node whose wall clock can be shifted while it runs: the server reads the time in one place. A library that does this
 * for a whole process (libfaketime) makes a JVM ten times slower.
 */
final class NodeMain {

    private static final long POLL_MILLIS = 200;

    private NodeMain() {}

    /**
     * Starts a server: the port, the data folder, the database, the public address, the file with the shift, the file to
     * which pauses are appended.
     */
    public static void main(String[] words) {
        Path data = Path.of(words[1]);
        ServerConfig config = ServerConfig.in(data)
                .port(Integer.parseInt(words[0]))
                .database(DatabaseLocation.of(
                        words[2], System.getenv("PARLOUR_DATABASE_USER"), System.getenv("PARLOUR_DATABASE_PASSWORD")))
                .publicUrl(Optional.of(URI.create(words[3])))
                .build();
        Path pauses = Path.of(words[5]);
        PauseRecorder.start(pause -> note(pause, pauses));
        Environment system = Environment.system(data);
        Environment environment = new Environment(
                system.games(),
                system.bots(),
                system.chance(),
                new ShiftedClock(Path.of(words[4])),
                system.elapsed(),
                system.stopwatch(),
                system.random());
        Server server = Server.start(config, environment);
        Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(server::close));
    }

    /** This clock is the same in all processes of a machine. */
    private static void note(Span pause, Path file) {
        try {
            Files.writeString(
                    file, pause.from() + " " + pause.to() + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** The system's clock, shifted by as many seconds as a file says. */
    private static final class ShiftedClock implements InstantSource {

        private final Path file;
        private volatile long shiftMillis;

        ShiftedClock(Path file) {
            this.file = file;
            Thread.ofPlatform().name("clock shift").daemon().start(this::follow);
        }

        private void follow() {
            while (true) {
                try {
                    shiftMillis = 1_000 * Long.parseLong(Files.readString(file).strip());
                } catch (IOException | NumberFormatException beingWritten) {
                    // Read again in a moment.
                }
                Commands.sleep(POLL_MILLIS);
            }
        }

        @Override
        public Instant instant() {
            return Instant.ofEpochMilli(millis());
        }

        @Override
        public long millis() {
            return System.currentTimeMillis() + shiftMillis;
        }
    }
}
