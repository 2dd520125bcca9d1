package parlour.cli.puzzle;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import parlour.bot.puzzle.registry.PuzzleKinds;
import parlour.cli.arguments.GamesArgument;
import parlour.cli.console.CommandException;
import parlour.cli.console.Console;
import parlour.cli.console.ConsoleCommand;
import parlour.cli.console.ExitCode;
import parlour.game.Text;
import parlour.game.View;
import parlour.puzzle.Puzzle;
import parlour.puzzle.PuzzleTheme;
import parlour.puzzle.Puzzles;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code parlour puzzles}: lists the puzzles; its subcommands solve, check, find and choose. */
@Command(name = "puzzles", synopsisSubcommandLabel = "[COMMAND]")
public final class PuzzlesCommand extends ConsoleCommand {

    @Mixin
    private final GamesArgument games = new GamesArgument();

    @Option(names = "--moves", paramLabel = "N", descriptionKey = "puzzles.moves")
    private @Nullable Integer moves;

    @Option(names = "--theme", paramLabel = "THEME", descriptionKey = "puzzles.theme")
    private @Nullable String theme;

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    private PuzzlesCommand(Console console) {
        super(console);
    }

    public static CommandLine with(Console console) {
        return new CommandLine(new PuzzlesCommand(console))
                .addSubcommand(new PuzzleSolveCommand(console))
                .addSubcommand(new PuzzleShowCommand(console))
                .addSubcommand(new PuzzleCheckCommand(console))
                .addSubcommand(new PuzzleMineCommand(console))
                .addSubcommand(new PuzzleChooseCommand(console));
    }

    /** The puzzle of the day in this machine's time zone. */
    static Puzzle ofToday() {
        LocalDate today = LocalDate.now(ZoneId.systemDefault());
        return Puzzles.daily(today.getYear(), today.getMonthValue(), today.getDayOfMonth());
    }

    @Override
    public Integer call() {
        Integer only = moves;
        if (only != null && (only < 1 || only > Puzzle.MAX_MOVES)) {
            throw badArgument(new Text(
                    "--moves must be from 1 to " + Puzzle.MAX_MOVES + ", not " + only + ".",
                    "--moves doit aller de 1 à " + Puzzle.MAX_MOVES + ", pas " + only + "."));
        }
        Optional<PuzzleTheme> about = Optional.ofNullable(theme).map(this::theme);
        List<Puzzle> listed = games.games().stream()
                .flatMap(game -> Puzzles.of(game).stream())
                .filter(puzzle -> only == null || puzzle.moves() == only)
                .filter(puzzle -> about.isEmpty() || puzzle.themes().contains(about.get()))
                .toList();
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
                            + " ".repeat(Math.max(1, 12 - title.length())) + console.in(task(puzzle)));
        }
        String today = ofToday().id();
        console.say(new Text(
                listed.size() + " puzzles, the easiest first. Today’s is " + today + ": ./parlour puzzles solve",
                listed.size() + " problèmes, les plus faciles d’abord. Celui du jour : " + today
                        + " (./parlour puzzles solve)"));
        return ExitCode.OK;
    }

    private PuzzleTheme theme(String id) {
        return PuzzleTheme.of(id).orElseThrow(() -> {
            String known = String.join(
                    ", ",
                    Arrays.stream(PuzzleTheme.values()).map(PuzzleTheme::id).toList());
            return badArgument(new Text(
                    "There is no theme \"" + id + "\". The themes are: " + known + ".",
                    "Il n’y a pas de thème « " + id + " ». Les thèmes sont : " + known + "."));
        });
    }

    static Text task(Puzzle puzzle) {
        return PuzzleKinds.of(puzzle.game()).task(puzzle);
    }

    /** The puzzle of this id. */
    static Puzzle named(String id) {
        return Puzzles.puzzle(id)
                .orElseThrow(() -> new CommandException(
                        "There is no puzzle \"" + id + "\"; ./parlour puzzles lists them.",
                        "Il n’y a pas de problème « " + id + " » ; ./parlour puzzles en donne la liste."));
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
                .with("themes", puzzle.themes().stream().map(PuzzleTheme::id).toList())
                .with("task", task(puzzle))
                .with("position", puzzle.position());
    }
}
