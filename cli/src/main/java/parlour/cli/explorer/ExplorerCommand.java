package parlour.cli.explorer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import parlour.cli.arguments.EditionArgument;
import parlour.cli.console.CommandException;
import parlour.cli.console.Console;
import parlour.cli.console.ConsoleCommand;
import parlour.cli.console.ExitCode;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.conquest.Symmetry;
import parlour.explorer.BundledOpenings;
import parlour.explorer.MoveResults;
import parlour.explorer.OpeningNames;
import parlour.explorer.OpeningTable;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.ParseResult;
import parlour.game.Position;
import parlour.game.Refusal;
import parlour.game.Text;
import parlour.game.View;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code parlour explorer}: how often each move of a position was played, and how it scored. */
@Command(name = "explorer", synopsisSubcommandLabel = "[COMMAND]")
public final class ExplorerCommand extends ConsoleCommand {

    private static final int BAR = 20;

    @Mixin
    private final EditionArgument edition = new EditionArgument();

    @Option(names = "-o", paramLabel = "key=value", descriptionKey = "option")
    private List<String> settings = new ArrayList<>();

    @Option(names = "--position", paramLabel = "P", descriptionKey = "position")
    private @Nullable String notation;

    @Option(names = "--moves", paramLabel = "M", descriptionKey = "explorer.moves")
    private String moves = "";

    @Option(names = "--table", paramLabel = "FILE", descriptionKey = "explorer.table")
    private @Nullable Path file;

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    private ExplorerCommand(Console console) {
        super(console);
    }

    public static CommandLine with(Console console) {
        return new CommandLine(new ExplorerCommand(console)).addSubcommand(new ExplorerBuildCommand(console));
    }

    static Text noExplorer(Text title) {
        return new Text(
                "There is no opening explorer for " + title.en() + ".",
                "Il n’y a pas d’explorateur d’ouvertures pour " + title.fr() + ".");
    }

    @Override
    public Integer call() throws NotationException, IOException {
        List<View> answers = new ArrayList<>();
        for (Conquest game : edition.editions(ExplorerCommand::noExplorer)) {
            ConquestPosition position = position(game);
            OpeningTable table = table(position);
            Symmetry symmetry = Symmetry.of(position);
            List<MoveResults> results = table.moves(symmetry.key(position));
            if (json) {
                answers.add(view(game, position, table, results));
            } else {
                print(game, position, table, results);
            }
        }
        if (json) {
            console.out().println(new View().with("openings", answers).json());
        }
        return ExitCode.OK;
    }

    private ConquestPosition position(Conquest game) throws NotationException {
        Options options = Options.of(game, settings);
        ConquestPosition position = notation == null ? game.start(options) : game.parse(notation, options);
        if (position.turn() == Position.CHANCE) {
            position.play(ConquestPosition.WHITE);
        }
        for (String move : moves.split(" ", -1)) {
            if (!move.isEmpty()) {
                switch (position.parseMove(move)) {
                    case ParseResult.Legal legal -> position.play(legal.move());
                    case Refusal refusal -> throw new CommandException(refusal.message());
                }
            }
        }
        return position;
    }

    private OpeningTable table(ConquestPosition position) throws IOException {
        if (file == null) {
            return BundledOpenings.table(BundledOpenings.edition(position)
                    .orElseThrow(() -> new CommandException(
                            "No games were played by these rules: the Key die may not capture.",
                            "Aucune partie n’a été jouée avec ces règles : le dé clef ne prend pas.")));
        }
        if (!Files.isRegularFile(file)) {
            throw new CommandException("There is no file " + file + ".", "Il n’y a pas de fichier " + file + ".");
        }
        try {
            return OpeningTable.read(Files.readAllBytes(file));
        } catch (IllegalArgumentException damaged) {
            throw new CommandException(
                    file + " is not a table of openings.", file + " n’est pas une table d’ouvertures.");
        }
    }

    private static View view(Conquest game, ConquestPosition position, OpeningTable table, List<MoveResults> results) {
        Symmetry symmetry = Symmetry.of(position);
        List<View> moves = new ArrayList<>();
        for (MoveResults move : results) {
            moves.add(new View()
                    .with("move", position.text(symmetry.route(move.route())))
                    .with("games", move.games())
                    .with("wins", move.wins())
                    .with("draws", move.draws())
                    .with("losses", move.losses()));
        }
        View view = new View()
                .with("game", game.id())
                .with("position", position.notation())
                .with("level", table.level())
                .with("games", table.games())
                .with("moves", moves);
        OpeningNames.of(position).ifPresent(name -> view.with("name", name));
        return view;
    }

    private void print(Conquest game, ConquestPosition position, OpeningTable table, List<MoveResults> results) {
        String title = console.in(game.title())
                + OpeningNames.of(position)
                        .map(name -> " – " + console.in(name))
                        .orElse("");
        console.out().println(title);
        console.out()
                .println(console.in(new Text(
                        table.games() + " games of level " + table.level()
                                + " against itself. Wins, draws and losses of the side to move:",
                        table.games() + " parties du niveau " + table.level()
                                + " contre lui-même. Gains, nulles et pertes du camp au trait :")));
        int all = results.stream().mapToInt(MoveResults::games).sum();
        Symmetry symmetry = Symmetry.of(position);
        for (MoveResults move : results) {
            String text = position.text(symmetry.route(move.route()));
            console.out()
                    .println(String.format(
                            Locale.ROOT,
                            "%-12s %7d %3.0f %%  %s  %3.0f %% %3.0f %% %3.0f %%",
                            text,
                            move.games(),
                            100.0 * move.games() / all,
                            bar(move),
                            percent(move.wins(), move),
                            percent(move.draws(), move),
                            percent(move.losses(), move)));
        }
        if (results.isEmpty()) {
            console.out()
                    .println(console.in(new Text(
                            "No recorded game reached this position often enough.",
                            "Aucune partie enregistrée n’a atteint assez souvent cette position.")));
        }
        console.out().println();
    }

    private static double percent(int part, MoveResults move) {
        return 100.0 * part / move.games();
    }

    private static String bar(MoveResults move) {
        int won = Math.round((float) BAR * move.wins() / move.games());
        int lost = Math.min(BAR - won, Math.round((float) BAR * move.losses() / move.games()));
        return "█".repeat(won) + "▒".repeat(BAR - won - lost) + "░".repeat(lost);
    }
}
