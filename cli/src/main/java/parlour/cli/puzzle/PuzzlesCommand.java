package parlour.cli.puzzle;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import parlour.cli.arguments.EditionArgument;
import parlour.cli.console.Console;
import parlour.cli.console.ConsoleCommand;
import parlour.cli.console.ExitCode;
import parlour.conquest.Conquest;
import parlour.game.Text;
import parlour.game.View;
import parlour.puzzle.Puzzle;
import parlour.puzzle.Puzzles;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code parlour puzzles}: lists the puzzles; its subcommands solve, check, find and choose. */
@Command(name = "puzzles", synopsisSubcommandLabel = "[COMMAND]")
public final class PuzzlesCommand extends ConsoleCommand {

    @Mixin
    private final EditionArgument edition = new EditionArgument();

    @Option(names = "--moves", paramLabel = "N", descriptionKey = "puzzles.moves")
    private @Nullable Integer moves;

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    private PuzzlesCommand(Console console) {
        super(console);
    }

    public static CommandLine with(Console console) {
        return new CommandLine(new PuzzlesCommand(console))
                .addSubcommand(new PuzzleSolveCommand(console))
                .addSubcommand(new PuzzleCheckCommand(console))
                .addSubcommand(new PuzzleMineCommand(console))
                .addSubcommand(new PuzzleChooseCommand(console));
    }

    /** The puzzle of the day in this machine's time zone. */
    static Puzzle ofToday() {
        LocalDate today = LocalDate.now(ZoneId.systemDefault());
        return Puzzles.daily(today.getYear(), today.getMonthValue(), today.getDayOfMonth());
    }

    static Text noPuzzles(Text title) {
        return new Text(
                "There are no puzzles of " + title.en() + ".", "Il n’y a pas de problèmes de " + title.fr() + ".");
    }

    @Override
    public Integer call() {
        Integer only = moves;
        if (only != null && (only < 1 || only > Puzzle.MAX_MOVES)) {
            throw badArgument(new Text(
                    "--moves must be from 1 to " + Puzzle.MAX_MOVES + ", not " + only + ".",
                    "--moves doit aller de 1 à " + Puzzle.MAX_MOVES + ", pas " + only + "."));
        }
        List<Puzzle> listed = new ArrayList<>();
        for (Conquest game : edition.editions(PuzzlesCommand::noPuzzles)) {
            for (Puzzle puzzle : Puzzles.of(game)) {
                if (only == null || puzzle.moves() == only) {
                    listed.add(puzzle);
                }
            }
        }
        if (json) {
            console.out()
                    .println(new View()
                            .with(
                                    "puzzles",
                                    listed.stream().map(PuzzlesCommand::view).toList())
                            .json());
            return ExitCode.OK;
        }
        for (Puzzle puzzle : listed) {
            String title = console.in(puzzle.game().title());
            console.out()
                    .println(puzzle.id() + "  " + stars(puzzle) + "  " + title
                            + " ".repeat(Math.max(1, 10 - title.length())) + console.in(puzzle.task()));
        }
        String today = ofToday().id();
        console.say(new Text(
                listed.size() + " puzzles, the easiest first. Today’s is " + today + ": ./parlour puzzles solve",
                listed.size() + " problèmes, les plus faciles d’abord. Celui du jour : " + today
                        + " (./parlour puzzles solve)"));
        return ExitCode.OK;
    }

    static String stars(Puzzle puzzle) {
        return "★".repeat(puzzle.stars()) + "☆".repeat(Puzzle.MAX_STARS - puzzle.stars());
    }

    /** Without the solution. */
    private static View view(Puzzle puzzle) {
        return new View()
                .with("id", puzzle.id())
                .with("game", puzzle.game().id())
                .with("options", puzzle.settings())
                .with("moves", puzzle.moves())
                .with("stars", puzzle.stars())
                .with("rating", puzzle.rating())
                .with("position", puzzle.position());
    }
}
