package parlour.bench.chaos;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** Commands of the system, and waiting. */
final class Commands {

    private static final long POLL_MILLIS = 50;

    private Commands() {}

    /** What a command printed, and whether it succeeded. */
    record Output(boolean isOk, String text) {}

    /** Runs a command to its end; one that cannot be started has failed. */
    static Output run(List<String> command) {
        try {
            Process process =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            process.getOutputStream().close();
            String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return new Output(process.waitFor(5, TimeUnit.MINUTES) && process.exitValue() == 0, text);
        } catch (IOException missing) {
            return new Output(false, String.valueOf(missing.getMessage()));
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return new Output(false, "interrupted");
        }
    }

    /** Runs a command that must succeed. */
    static void require(List<String> command) {
        Output output = run(command);
        if (!output.isOk()) {
            throw new IllegalStateException(String.join(" ", command) + ": " + output.text());
        }
    }

    static boolean isRoot() {
        return run(List.of("id", "-u")).text().strip().equals("0");
    }

    /** A port that was free a moment ago. Processes that are restarted keep theirs. */
    static int freePort() {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    static void sleep(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(stopped);
        }
    }

    /** Waits until something holds; false if it does not in time. */
    static boolean await(BooleanSupplier isSo, long millis) {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
        while (!isSo.getAsBoolean()) {
            if (System.nanoTime() > end) {
                return false;
            }
            sleep(POLL_MILLIS);
        }
        return true;
    }

    static void requireSoon(String what, BooleanSupplier isSo, long millis) {
        if (!await(isSo, millis)) {
            throw new IllegalStateException("not within " + millis + " ms: " + what);
        }
    }
}
