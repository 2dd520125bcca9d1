package parlour.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/** Measures how fast Parlour starts, and checks that what makes it start fast does not make it slower afterwards. */
final class StartSpeed {

    private static final int SHORT_ROUNDS = 21;
    private static final int LONG_ROUNDS = 7;

    /** Each runs for some seconds, so that the start is a small part of it. */
    private static final List<WholeCommand> LONG = List.of(
            WholeCommand.parlour("perft", "conquest", "6"),
            WholeCommand.parlour("best", "conquest", "--depth", "12"),
            WholeCommand.parlour(
                    "arena", "conquest", "--bots", "8,8", "--games", "4", "--nodes", "20000", "--seed", "1"),
            WholeCommand.parlour(
                    "arena", "domination", "--bots", "8,8", "--games", "4", "--nodes", "20000", "--seed", "1"),
            WholeCommand.parlour(
                    "solve",
                    "conquest",
                    "--out",
                    WholeCommand.HOME.resolve("target/bench-endings").toString()));

    void print() throws IOException, InterruptedException {
        // Builds whatever must be built before anything is measured.
        WholeCommand.parlour("--version").run();
        WholeCommand games = WholeCommand.parlour("games");
        List<WholeCommand.Cost> starts = WholeCommand.medians(SHORT_ROUNDS, List.of(games, without(games)));
        System.out.println("Start-up, medians of " + SHORT_ROUNDS + ".");
        for (int i = 0; i < 2; i++) {
            System.out.printf(
                    Locale.ROOT,
                    "%-44s %9.3f s %9.3f s of processor time%n",
                    i == 0 ? "./parlour games" : "./parlour games, without the cache",
                    starts.get(i).wall(),
                    starts.get(i).cpu());
        }
        System.out.println("./parlour to the first page, " + firstPage());
        System.out.println("Processor time of whole commands, medians of " + LONG_ROUNDS
                + "; the ratio is the speed with the cache to that without.");
        for (WholeCommand command : LONG) {
            List<WholeCommand.Cost> costs = WholeCommand.medians(LONG_ROUNDS, List.of(command, without(command)));
            System.out.printf(
                    Locale.ROOT,
                    "%-44s %9.2f s %9.2f s without %8.2f x%n",
                    String.join(
                            " ",
                            command.words()
                                    .subList(1, Math.min(4, command.words().size()))),
                    costs.get(0).cpu(),
                    costs.get(1).cpu(),
                    costs.get(1).cpu() / costs.get(0).cpu());
        }
    }

    private static WholeCommand without(WholeCommand command) {
        return command.with("PARLOUR_CACHE", "off");
    }

    private static String firstPage() throws IOException, InterruptedException {
        Process script = new ProcessBuilder(
                        WholeCommand.HOME.resolve("scripts/time-first-page").toString())
                .redirectErrorStream(true)
                .start();
        String printed = new String(script.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        return script.waitFor() == 0 ? printed.substring(printed.lastIndexOf('\n') + 1) : "failed: " + printed;
    }
}
