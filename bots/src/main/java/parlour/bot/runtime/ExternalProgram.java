package parlour.bot.runtime;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A running program that communicates in lines.
 *
 * <p>Implementation notes. Each of its three streams has its own thread, so that the program cannot block the caller by
 * not reading its input, never ending a line or writing without end. Lines it writes faster than they are read fill a
 * bounded queue and then block the program, without using more memory.
 */
final class ExternalProgram implements AutoCloseable {

    /** What was received within the time given. */
    sealed interface Heard {}

    record Line(String text) implements Heard {}

    enum Silence implements Heard {
        /** Nothing was received in time. */
        TIMEOUT,
        /** The program has closed its output, usually by exiting. */
        END,
        /** A line that is too long. */
        FLOOD
    }

    private static final int MAX_LINE = 1 << 16;
    private static final Duration TO_QUIT = Duration.ofSeconds(1);

    private final Process process;
    private final BlockingQueue<String> toTell = new LinkedBlockingQueue<>();
    private final BlockingQueue<Heard> heard = new ArrayBlockingQueue<>(1_000);
    private final List<Thread> pumps;
    private volatile String lastError = "";

    private ExternalProgram(Process process) {
        this.process = process;
        this.pumps = List.of(pump("in", this::tellAll), pump("out", this::hearAll), pump("err", this::hearErrors));
    }

    static ExternalProgram start(List<String> command) throws IOException {
        ExternalProgram program = new ExternalProgram(new ProcessBuilder(command).start());
        program.pumps.forEach(Thread::start);
        return program;
    }

    private Thread pump(String stream, Runnable work) {
        return Thread.ofPlatform()
                .daemon()
                .name("bot-" + process.pid() + "-" + stream)
                .unstarted(work);
    }

    void tell(String line) {
        toTell.add(line);
    }

    /** The program's next line, if it arrives before {@link System#nanoTime} reaches {@code deadline}. */
    Heard hear(long deadline) throws InterruptedException {
        Heard next = heard.poll(Math.max(0, deadline - System.nanoTime()), TimeUnit.NANOSECONDS);
        return next == null ? Silence.TIMEOUT : next;
    }

    /** The exit code and the last line of stderr, if any: why the program ended. */
    String lastWords() throws InterruptedException {
        String code = process.waitFor(1, TimeUnit.SECONDS) ? Integer.toString(process.exitValue()) : "?";
        pumps.getLast().join(Duration.ofMillis(200));
        return lastError.isEmpty() ? code : code + ", " + lastError;
    }

    /** Asks the program to quit, and kills it if it does not. */
    @Override
    public void close() {
        List<ProcessHandle> children = process.descendants().toList();
        tell("quit");
        boolean interrupted = false;
        try {
            process.waitFor(TO_QUIT.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException stop) {
            interrupted = true;
        }
        kill();
        children.forEach(ProcessHandle::destroyForcibly);
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Kills the program and all its child processes. */
    void kill() {
        // A program started by a script would outlive the script.
        List<ProcessHandle> children = process.descendants().toList();
        process.destroyForcibly();
        children.forEach(ProcessHandle::destroyForcibly);
        pumps.forEach(Thread::interrupt);
    }

    boolean isAlive() {
        return process.isAlive();
    }

    private void tellAll() {
        try (Writer writer = process.outputWriter(StandardCharsets.UTF_8)) {
            while (true) {
                String line = toTell.take();
                writer.write(line + "\n");
                if (toTell.isEmpty()) {
                    writer.flush();
                }
                if (line.equals("quit")) {
                    return;
                }
            }
        } catch (IOException | InterruptedException gone) {
            // The program no longer reads its input; its output shows why.
        }
    }

    private void hearAll() {
        try (BufferedReader reader = reader(process.getInputStream())) {
            String line = line(reader);
            while (line != null && line.length() < MAX_LINE) {
                heard.put(new Line(line));
                line = line(reader);
            }
            heard.put(line == null ? Silence.END : Silence.FLOOD);
        } catch (IOException broken) {
            heard.offer(Silence.END);
        } catch (InterruptedException closed) {
            // Closed: the output is no longer read.
        }
    }

    private void hearErrors() {
        try (BufferedReader reader = reader(process.getErrorStream())) {
            for (String line = line(reader); line != null; line = line(reader)) {
                if (!line.isBlank()) {
                    lastError =
                            line.strip().substring(0, Math.min(200, line.strip().length()));
                }
            }
        } catch (IOException closed) {
            // stderr closed: keep the last line read.
        }
    }

    private static BufferedReader reader(java.io.InputStream stream) {
        return new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
    }

    /** As {@link BufferedReader#readLine}, but gives up at {@link #MAX_LINE}. */
    private static @Nullable String line(BufferedReader reader) throws IOException {
        StringBuilder line = new StringBuilder();
        int next = reader.read();
        if (next < 0) {
            return null;
        }
        while (next >= 0 && next != '\n' && line.length() < MAX_LINE) {
            line.append((char) next);
            next = reader.read();
        }
        return line.toString().strip();
    }
}
