package parlour.bench.chaos;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A process under test and its children. Its output is appended to a file. */
final class ChildProcess {

    private static final int PATIENCE_SECONDS = 20;

    private final Process process;

    private ChildProcess(Process process) {
        this.process = process;
    }

    static ChildProcess start(List<String> command, Map<String, String> environment, Path log) {
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()));
        builder.environment().putAll(environment);
        try {
            Process process = builder.start();
            ChildProcess child = new ChildProcess(process);
            // Stopping the test must leave nothing behind, not even a paused process.
            Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(child::kill));
            return child;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    long pid() {
        return process.pid();
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /** Kills the process and its children, as when their machine fails. */
    void kill() {
        List<ProcessHandle> all = all();
        all.forEach(ProcessHandle::destroyForcibly);
        await(all);
    }

    /** Asks the process to stop, and kills it if it does not. */
    void stop(String signal) {
        List<ProcessHandle> all = all();
        signal(signal, List.of(process.toHandle()));
        try {
            if (process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                return;
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        all.forEach(ProcessHandle::destroyForcibly);
        await(all);
    }

    /** Pauses the process and its children. */
    void pause() {
        signal("STOP", all());
        // Children that were started meanwhile.
        signal("STOP", all());
    }

    void resume() {
        signal("CONT", all());
    }

    private List<ProcessHandle> all() {
        return Stream.concat(Stream.of(process.toHandle()), process.descendants())
                .filter(ProcessHandle::isAlive)
                .toList();
    }

    private static void signal(String name, List<ProcessHandle> processes) {
        if (processes.isEmpty()) {
            return;
        }
        List<String> command = new ArrayList<>(List.of("kill", "-" + name));
        processes.forEach(each -> command.add(Long.toString(each.pid())));
        // A child may have ended by itself.
        Commands.run(command);
    }

    private static void await(List<ProcessHandle> processes) {
        for (ProcessHandle each : processes) {
            each.onExit().orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
        }
    }
}
