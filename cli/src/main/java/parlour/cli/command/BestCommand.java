package parlour.cli.command;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import parlour.bot.Bot;
import parlour.bot.Budget;
import parlour.bot.InformationState;
import parlour.bot.Level;
import parlour.bot.ScoredMove;
import parlour.bot.registry.BotRegistry;
import parlour.bot.runtime.ParallelBot;
import parlour.bot.runtime.SearchLimit;
import parlour.bot.runtime.TablebaseFolder;
import parlour.cli.arguments.BudgetArguments;
import parlour.cli.arguments.GameArguments;
import parlour.cli.console.CommandException;
import parlour.cli.console.Console;
import parlour.cli.console.ConsoleCommand;
import parlour.cli.console.ExitCode;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Position;
import parlour.game.Text;
import parlour.game.View;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code parlour best}: the bot's move. The labels are the same in every language, because scripts parse them. */
@Command(name = "best")
public final class BestCommand extends ConsoleCommand {

    private static final SearchLimit DEFAULT_LIMIT = new SearchLimit.Time(Duration.ofSeconds(1));

    private static final int MAX_THREADS = 64;

    @Mixin
    private final GameArguments about = new GameArguments();

    @Mixin
    private final BudgetArguments budget = new BudgetArguments();

    @Option(names = "--level", paramLabel = "L", descriptionKey = "level", defaultValue = "8")
    private int level;

    @Option(names = "--threads", paramLabel = "N", descriptionKey = "threads", defaultValue = "1")
    private int threads;

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    public BestCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() throws NotationException {
        SearchLimit limit = budget.allowance(DEFAULT_LIMIT);
        Position position = about.position(true);
        Bot bot = bot();
        if (position.isOver()) {
            throw new CommandException(
                    "The game is over in this position: there is no move to find.",
                    "La partie est finie dans cette position : il n’y a pas de coup à trouver.");
        }
        InformationState state = new InformationState(position, position.turn());
        if (!limit.isRepeatable()) {
            // Loads classes and fills tables before the clock starts.
            bot.chooseMove(state, Budget.depth(1), ignored -> {});
        }
        ScoredMove best = bot.chooseMove(state, limit.start(), this::tell);
        if (json) {
            printJson(position, best);
        } else {
            print(best);
        }
        return ExitCode.OK;
    }

    private Bot bot() throws NotationException {
        int max = Level.all().size();
        Level wanted = Level.of(level)
                .orElseThrow(() -> badArgument(new Text(
                        "--level must be from 1 to " + max + ", not " + level + ".",
                        "--level doit aller de 1 à " + max + ", pas " + level + ".")));
        if (threads < 1 || threads > MAX_THREADS || (threads > 1 && wanted != Level.MASTER)) {
            throw new CommandException(
                    "Only level " + max + " thinks on several threads, on " + MAX_THREADS + " at most.",
                    "Seul le niveau " + max + " réfléchit sur plusieurs fils, " + MAX_THREADS + " au plus.");
        }
        TablebaseFolder endings = new TablebaseFolder(TablebaseFolder.DEFAULT);
        Game game = about.game();
        Optional<Bot> bot = threads == 1
                ? BotRegistry.bot(game, wanted, 0, endings)
                : BotRegistry.parallelBot(game, threads, endings).map(ParallelBot::new);
        return bot.orElseThrow(() -> {
            Text title = game.title();
            return new CommandException(
                    "No bot plays " + title.en() + " yet.", "Aucun bot ne joue encore à " + title.fr() + ".");
        });
    }

    private void tell(ScoredMove scored) {
        if (console.errIsTerminal()) {
            console.err()
                    .println(scored.depth() + " " + score(scored) + " " + scored.nodes() + " "
                            + String.join(" ", scored.line()));
        }
    }

    private void print(ScoredMove best) {
        console.out().println("move " + best.move());
        console.out().println("score " + score(best));
        console.out().println("line " + String.join(" ", best.line()));
        console.out().println("depth " + best.depth());
        console.out().println("nodes " + best.nodes());
    }

    private void printJson(Position position, ScoredMove best) {
        View view = new View()
                .with("position", position.notation())
                .with("seat", position.turn())
                .with("move", best.move())
                .with("score", best.score());
        if (best.pliesToEnd() != 0) {
            view.with("pliesToEnd", best.pliesToEnd());
        }
        console.out()
                .println(view.with("line", best.line())
                        .with("depth", best.depth())
                        .with("nodes", best.nodes())
                        .json());
    }

    /** In pieces, {@code +0.35}; a forced end as {@code #5}, won in five plies, or {@code #-4}, lost in four. */
    static String score(ScoredMove scored) {
        if (scored.pliesToEnd() != 0) {
            return (scored.score() > 0 ? "#" : "#-") + scored.pliesToEnd();
        }
        return String.format(Locale.ROOT, "%+.2f", scored.score() / 100.0);
    }
}
