package parlour.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Compares {@code ./parlour perft conquest 6} with a table-driven counter in C++, {@code bench/peer/perft.cpp}. */
final class PeerSpeed {

    private static final int ROUNDS = 7;
    private static final String DEPTH = "6";
    private static final List<String> COMPILERS = List.of("g++", "clang++", "c++");

    void print() throws IOException, InterruptedException {
        Path peer = WholeCommand.HOME.resolve("target/peer-perft");
        if (!compile(WholeCommand.HOME.resolve("bench/peer/perft.cpp"), peer)) {
            System.out.println("perft beside a counter in C++: not measured, no C++ compiler was found");
            return;
        }
        WholeCommand ours = WholeCommand.parlour("perft", "conquest", DEPTH);
        WholeCommand theirs = new WholeCommand(List.of(peer.toString(), DEPTH), Map.of());
        check(ours.run().printed(), theirs.run().printed());
        List<WholeCommand.Cost> costs = WholeCommand.medians(ROUNDS, List.of(ours, theirs));
        System.out.println("Processor time of whole commands, medians of " + ROUNDS + ".");
        System.out.printf(
                Locale.ROOT,
                "%-44s %9.2f s%n",
                "./parlour perft conquest " + DEPTH,
                costs.get(0).cpu());
        System.out.printf(
                Locale.ROOT,
                "%-44s %9.2f s %8.2f x%n",
                "a table-driven counter in C++, -O3",
                costs.get(1).cpu(),
                costs.get(1).cpu() / costs.get(0).cpu());
    }

    private static boolean compile(Path source, Path into) throws InterruptedException, IOException {
        Files.createDirectories(into.toAbsolutePath().getParent());
        for (String compiler : COMPILERS) {
            try {
                Process process = new ProcessBuilder(
                                compiler, "-O3", "-std=c++17", "-o", into.toString(), source.toString())
                        .inheritIO()
                        .start();
                if (process.waitFor() == 0) {
                    return true;
                }
            } catch (IOException missing) {
                // Try the next one.
            }
        }
        return false;
    }

    /** Both print a line for each depth; ours then prints its speed. */
    private static void check(String ours, String theirs) {
        if (!ours.startsWith(theirs)) {
            throw new IllegalStateException("the counts differ:\n" + ours + theirs);
        }
    }
}
