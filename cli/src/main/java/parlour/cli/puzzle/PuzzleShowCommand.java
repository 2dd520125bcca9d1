package parlour.cli.puzzle;

import java.util.List;
import org.jspecify.annotations.Nullable;
import parlour.bot.puzzle.registry.PuzzleKinds;
import parlour.cli.console.Console;
import parlour.cli.console.ConsoleCommand;
import parlour.cli.console.ExitCode;
import parlour.game.View;
import parlour.puzzle.OtherMove;
import parlour.puzzle.Puzzle;
import parlour.puzzle.PuzzleKind;
import parlour.puzzle.SolutionMove;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code parlour puzzles show}: the solution of a puzzle, and what is wrong with every other first move. */
@Command(name = "show")
public final class PuzzleShowCommand extends ConsoleCommand {

    @Parameters(index = "0", arity = "0..1", paramLabel = "ID", descriptionKey = "puzzles.id")
    private @Nullable String id;

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    public PuzzleShowCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() {
        Puzzle puzzle = id == null ? PuzzlesCommand.ofToday() : PuzzlesCommand.named(id);
        PuzzleKind kind = PuzzleKinds.of(puzzle.game());
        List<String> line = puzzle.line().stream().map(SolutionMove::move).toList();
        List<OtherMove> others = kind.otherMoves(puzzle);
        if (json) {
            console.out()
                    .println(new View()
                            .with("id", puzzle.id())
                            .with("task", kind.task(puzzle))
                            .with("assumption", kind.assumption(puzzle))
                            .with("line", line)
                            .with("reason", kind.reason(puzzle))
                            .with(
                                    "others",
                                    others.stream().map(PuzzleShowCommand::view).toList())
                            .json());
            return ExitCode.OK;
        }
        console.say(kind.task(puzzle));
        console.say(kind.assumption(puzzle));
        console.say(PuzzleMessages.solution(String.join(" ", line)));
        console.say(kind.reason(puzzle));
        for (OtherMove other : others) {
            console.out().println("  " + other.move() + "  " + console.in(other.sentence()));
        }
        return ExitCode.OK;
    }

    private static View view(OtherMove other) {
        return new View()
                .with("move", other.move())
                .with("refutation", other.refutation())
                .with("message", other.sentence());
    }
}
