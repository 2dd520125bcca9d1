package parlour.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * A command run as people run it, in a process of its own, and what it cost from the first line of the launcher to the
 * last of the JVM. Processor time counts what the compiler's threads use too, and varies less than time on a clock where
 * others use the same cores.
 *
 * @param environment what is set for it beside the usual
 */
record WholeCommand(List<String> words, Map<String, String> environment) {

    /** Where the program was started from: the launcher says. */
    static final Path HOME = Path.of(System.getProperty("parlour.home", "."));

    /**
     * What one run took.
     *
     * @param cpu processor seconds of all its threads and of what it started
     * @param wall seconds on a clock
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

    /** Runs it once. The shell measures: a process that has ended no longer says what it used. */
    Cost run() throws IOException, InterruptedException {
        List<String> timed = new ArrayList<>(
                List.of("bash", "-c", "TIMEFORMAT='%3U %3S %3R'; time \"$@\" 2>/dev/null </dev/null", "bash"));
        timed.addAll(words);
        ProcessBuilder builder = new ProcessBuilder(timed);
        builder.environment().putAll(environment);
        // A decimal point everywhere.
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

    /** Runs several in turns, so that a noisy machine disturbs all of them alike; the median of each, by processor time. */
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
