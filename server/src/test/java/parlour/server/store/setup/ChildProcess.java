package parlour.server.store.setup;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import parlour.server.store.DatabaseLocation;
import parlour.server.store.EventLog;
import parlour.server.store.LogEntry;
import parlour.server.store.StoreException;
import parlour.server.store.jdbc.JdbcEventLog;

/** A second process that uses the same database. */
final class ChildProcess {

    private static final int WRITERS = 50;

    private ChildProcess() {}

    /** Starts the process; it reports on its standard output. */
    static Process start(String task, DatabaseLocation location, String... more) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-XX:TieredStopAtLevel=1",
                "-Dparlour.log.level=warn",
                "-cp",
                System.getProperty("java.class.path"),
                ChildProcess.class.getName(),
                task,
                location.toString()));
        command.addAll(List.of(more));
        return new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    /** The output of the process, until it exits. */
    static String said(String task, DatabaseLocation location, String... more)
            throws IOException, InterruptedException {
        Process process = start(task, location, more);
        try (BufferedReader output = process.inputReader()) {
            String said = String.join("\n", output.readAllLines());
            process.waitFor();
            return said;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        DatabaseLocation location = DatabaseLocation.of(arguments[1], "postgres", "secret");
        try {
            switch (arguments[0]) {
                case "open" -> StoreFactory.open(location).close();
                case "backup" -> Backup.of(location).to(Path.of(arguments[2]));
                case "append" -> appendForEver(location, arguments[2]);
                default -> throw new IllegalArgumentException(arguments[0]);
            }
            System.out.println("opened");
        } catch (StoreException refused) {
            System.out.println(refused.reason());
        }
    }

    /** Prints {@code match number} for every entry as soon as it is durable. */
    private static void appendForEver(DatabaseLocation location, String prefix) throws InterruptedException {
        EventLog log = new JdbcEventLog(StoreFactory.open(location));
        for (int writer = 0; writer < WRITERS; writer++) {
            String match = prefix + writer;
            Thread.startVirtualThread(() -> {
                for (int number = 1; ; number++) {
                    LogEntry logEntry = new LogEntry(number, number, "{\"n\":" + number + "}");
                    if (!log.append(match, number - 1, List.of(logEntry), Optional.empty())
                            .join()) {
                        throw new IllegalStateException("nobody else writes here");
                    }
                    System.out.println(match + " " + number);
                }
            });
        }
        new CountDownLatch(1).await();
    }
}
