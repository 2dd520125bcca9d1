package parlour.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import parlour.chance.Verification;
import parlour.chance.Verification.Checked;
import parlour.chance.Verification.Draw;
import parlour.chance.Verification.Unverifiable;
import parlour.cli.console.CommandException;
import parlour.cli.console.Console;
import parlour.cli.console.ConsoleCommand;
import parlour.cli.console.ExitCode;
import parlour.cli.play.GameFiles;
import parlour.game.NotationException;
import parlour.game.Text;
import parlour.game.View;
import parlour.game.file.GameFile;
import parlour.registry.GameRegistry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code parlour verify}: whether the draws of a finished game match their commitment. */
@Command(name = "verify")
public final class VerifyCommand extends ConsoleCommand {

    @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "gameFile")
    private Path file;

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    public VerifyCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() throws NotationException, IOException {
        GameFile game = file.toString().equals("-")
                ? GameFile.read(console.in().readAllAsString())
                : new GameFiles().read(file);
        return switch (Verification.of(game, GameRegistry.all())) {
            case Unverifiable impossible -> {
                print(new View()
                        .with("verified", false)
                        .with("reason", impossible.why().code()));
                throw new CommandException(impossible.why().message());
            }
            case Checked checked -> tell(checked);
        };
    }

    /** On standard output, for scripts, whether or not the game verifies. */
    private void print(View result) {
        if (json) {
            console.out().println(result.json());
        }
    }

    private int tell(Checked checked) {
        View result = new View().with("verified", checked.isRight());
        if (!checked.isRight()) {
            result.with("reason", checked.commitmentMatches() ? "draw-wrong" : "commitment-wrong");
        }
        print(result.with("commitmentMatches", checked.commitmentMatches()).with("draws", draws(checked)));
        if (!checked.commitmentMatches()) {
            throw new CommandException(
                    "The commitment does not match the secret: the draws do not come from what was promised.",
                    "L’engagement ne correspond pas au secret : les tirages ne viennent pas de ce qui était promis.");
        }
        checked.firstWrong().ifPresent(draw -> {
            throw new CommandException(wrong(draw, checked.draws().size()));
        });
        if (!json) {
            console.say(right(checked.draws().size()));
        }
        return ExitCode.OK;
    }

    private static List<View> draws(Checked checked) {
        List<View> draws = new ArrayList<>();
        for (Draw draw : checked.draws()) {
            draws.add(new View()
                    .with("number", draw.number())
                    .with("move", draw.ply())
                    .with("expected", draw.expected())
                    .with("found", draw.found()));
        }
        return draws;
    }

    private static Text wrong(Draw draw, int of) {
        return new Text(
                "Draw " + draw.number() + " of " + of + " is wrong: the file says " + draw.found()
                        + ", but the commitment gives " + draw.expected() + ".",
                "Le tirage " + draw.number() + " sur " + of + " est faux : le fichier dit " + draw.found()
                        + ", mais l’engagement donne " + draw.expected() + ".");
    }

    private static Text right(int draws) {
        return switch (draws) {
            case 0 ->
                new Text(
                        "The commitment matches the secret; nothing was drawn.",
                        "L’engagement correspond au secret ; rien n’a été tiré.");
            case 1 -> new Text("1 draw, as committed.", "1 tirage, conforme à l’engagement.");
            default ->
                new Text(draws + " draws, all as committed.", draws + " tirages, tous conformes à l’engagement.");
        };
    }
}
