package parlour.cli.command;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import parlour.bot.runtime.TablebaseFile;
import parlour.bot.tablebase.Tablebase;
import parlour.bot.tablebase.TablebaseRules;
import parlour.bot.tablebase.TablebaseStatistics;
import parlour.cli.arguments.EditionArgument;
import parlour.cli.console.CommandException;
import parlour.cli.console.Console;
import parlour.cli.console.ConsoleCommand;
import parlour.cli.console.ExitCode;
import parlour.cli.console.ProgressBar;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Text;
import parlour.game.View;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code parlour solve}: solves the endings of Conquest and 6 Faces, stores them, and prints statistics. */
@Command(name = "solve")
public final class SolveCommand extends ConsoleCommand {

    @Mixin
    private final EditionArgument edition = new EditionArgument();

    @Option(names = "-o", paramLabel = "key=value", descriptionKey = "option")
    private List<String> settings = new ArrayList<>();

    @Option(names = "--out", paramLabel = "DIR", descriptionKey = "solve.out")
    private Path folder = Path.of("data", "endings");

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    public SolveCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() throws IOException, NotationException {
        List<Conquest> games = edition.editions(SolveCommand::unsolvable);
        makeFolder();
        List<View> solved = new ArrayList<>();
        for (Conquest game : games) {
            solved.add(solve(game));
        }
        if (json) {
            console.out().println(new View().with("endings", solved).json());
        }
        return ExitCode.OK;
    }

    /** Before solving, so that a failure does not waste the work. */
    private void makeFolder() throws IOException {
        try {
            Files.createDirectories(folder);
        } catch (FileAlreadyExistsException taken) {
            throw new CommandException(folder + " is not a folder.", folder + " n’est pas un dossier.");
        }
    }

    private static Text unsolvable(Text title) {
        return new Text(
                "The endgames of " + title.en() + " cannot be solved.",
                "Les finales de " + title.fr() + " ne peuvent pas être résolues.");
    }

    private View solve(Conquest game) throws IOException, NotationException {
        ConquestPosition start = game.start(Options.of(game, settings));
        long begun = System.nanoTime();
        Tablebase tablebase = solve(game, TablebaseRules.of(start.rules()));
        long milliseconds = (System.nanoTime() - begun) / 1_000_000;
        Path file = TablebaseFile.write(folder, tablebase);
        TablebaseStatistics statistics = TablebaseStatistics.of(tablebase);
        if (!json) {
            print(game, statistics, file, milliseconds);
        }
        return new View()
                .with("game", game.id())
                .with("milliseconds", milliseconds)
                .with("file", file.toString())
                .with("figures", StatisticsReport.data(statistics));
    }

    /** Hardly any positions are drawn, so the share of decided ones is a fair measure of progress. */
    private Tablebase solve(Conquest game, TablebaseRules rules) {
        Text title = game.title();
        try (ProgressBar progress = new ProgressBar(console, title)) {
            return Tablebase.solve(
                    rules, (plies, decided, of) -> progress.at(decided, of, String.format("%3d", plies)));
        }
    }

    private void print(Conquest game, TablebaseStatistics statistics, Path file, long milliseconds) {
        String title = console.in(game.title());
        console.out().println(title);
        console.out().println("=".repeat(title.length()));
        StatisticsReport.lines(statistics, console.language()).forEach(console.out()::println);
        console.out().println();
        String seconds = String.format(java.util.Locale.ROOT, "%.1f s", milliseconds / 1e3);
        console.say(new Text("Solved in " + seconds + ": " + file, "Résolu en " + seconds + " : " + file));
        console.out().println();
    }
}
