package parlour.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * A command run as a user would, in its own process, and what it cost from the first line of the launcher to the exit
 * of the JVM. Processor time includes the compiler's threads, and varies less than wall-clock time on a shared machine.
 *
 * @param environment additional variables
 */
record WholeCommand(List<String> words, Map<String, String> environment) {

    /** The program's folder, set by the launcher. */
    static final Path HOME = Path.of(System.getProperty("parlour.home", "."));

    /**
     * The cost of one run.
     *
     * @param cpu processor seconds of all its threads and child processes
     * @param wall wall-clock seconds
     */
    record Cost(double cpu, double wall, String printed) {}

    static WholeCommand parlour(String... words) {
        List<String> all = new ArrayList<>(List.of(HOME.resolve("parlour").toString()));
        all.addAll(Arrays.asList(words));
        return new WholeCommand(List.copyOf(all), Map.of());
    }

    WholeCommand with(String name, String value) {
        return new WholeCommand(words, Map.of(name, value));
    }

    /** Runs the command once. Measured by the shell, because a finished process no longer reports its usage. */
    Cost run() throws IOException, InterruptedException {
        List<String> timed = new ArrayList<>(
                List.of("bash", "-c", "TIMEFORMAT='%3U %3S %3R'; time \"$@\" 2>/dev/null </dev/null", "bash"));
        timed.addAll(words);
        ProcessBuilder builder = new ProcessBuilder(timed);
        builder.environment().putAll(environment);
        // A decimal point in every locale.
        builder.environment().put("LC_ALL", "C");
        Process process = builder.start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        String[] times = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8)
                .strip()
                .split(" ", -1);
        if (process.waitFor() != 0) {
            throw new IOException(String.join(" ", words) + " ended with " + process.exitValue());
        }
        return new Cost(
                Double.parseDouble(times[0]) + Double.parseDouble(times[1]), Double.parseDouble(times[2]), printed);
    }

    /**
     * Runs several commands in turns, so that a noisy machine affects all of them alike. Returns the median of each, by
     * processor time.
     */
    static List<Cost> medians(int rounds, List<WholeCommand> commands) throws IOException, InterruptedException {
        List<List<Cost>> costs = new ArrayList<>();
        commands.forEach(command -> costs.add(new ArrayList<>()));
        for (int round = 0; round < rounds; round++) {
            for (int i = 0; i < commands.size(); i++) {
                costs.get(i).add(commands.get(i).run());
            }
        }
        List<Cost> medians = new ArrayList<>();
        for (List<Cost> each : costs) {
            each.sort(java.util.Comparator.comparingDouble(Cost::cpu));
            medians.add(each.get(rounds / 2));
        }
        return medians;
    }
}
