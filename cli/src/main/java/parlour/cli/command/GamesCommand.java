package parlour.cli.command;

import java.util.ArrayList;
import java.util.List;
import parlour.cli.console.Console;
import parlour.cli.console.ConsoleCommand;
import parlour.cli.console.ExitCode;
import parlour.game.Game;
import parlour.game.Option;
import parlour.game.Options;
import parlour.game.View;
import parlour.registry.GameRegistry;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code parlour games}: the list of games. */
@Command(name = "games")
public final class GamesCommand extends ConsoleCommand {

    @CommandLine.Option(names = "--json", descriptionKey = "json")
    private boolean json;

    public GamesCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() {
        if (json) {
            List<View> games = new ArrayList<>();
            GameRegistry.all().forEach(game -> games.add(data(game)));
            console.out().println(new View().with("games", games).json());
            return ExitCode.OK;
        }
        for (Game game : GameRegistry.all()) {
            print(game);
        }
        return ExitCode.OK;
    }

    private void print(Game game) {
        String players = console.in(new parlour.game.Text("players", "joueurs"));
        console.out().println(game.id() + "  " + console.in(game.title()) + ", " + game.seats() + " " + players);
        console.out().println("  " + console.in(game.summary()));
        for (Option option : Options.declared(game)) {
            console.out()
                    .println("  -o " + padded(option.key() + "=" + option.values(), 38) + console.in(option.label()));
        }
        console.out().println();
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(Math.max(1, width - text.length()));
    }

    private View data(Game game) {
        List<View> options = new ArrayList<>();
        for (Option option : Options.declared(game)) {
            View view = new View()
                    .with("key", option.key())
                    .with("label", console.in(option.label()))
                    .with("words", option.words())
                    .with("default", option.defaultValue());
            option.numbers().ifPresent(range -> {
                if (!range.prefix().isEmpty()) {
                    view.with("prefix", range.prefix());
                }
                view.with("least", range.min()).with("most", range.max());
            });
            option.code()
                    .ifPresent(code -> view.with(
                            "code",
                            new View()
                                    .with("prefix", code.prefix())
                                    .with("length", code.length())
                                    .with("characters", code.characters())));
            options.add(view);
        }
        return new View()
                .with("id", game.id())
                .with("title", console.in(game.title()))
                .with("summary", console.in(game.summary()))
                .with("leastSeats", game.seats().min())
                .with("mostSeats", game.seats().max())
                .with("options", options);
    }
}
