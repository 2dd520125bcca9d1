package parlour.cli.command;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import parlour.bot.runtime.BotSpec;
import parlour.bot.runtime.SearchLimit;
import parlour.bot.tournament.Contender;
import parlour.bot.tournament.Tournament;
import parlour.bot.tournament.TournamentProgress;
import parlour.bot.tournament.TournamentResult;
import parlour.bot.tournament.TournamentRunner;
import parlour.bot.tournament.results.Sprt;
import parlour.cli.arguments.BudgetArguments;
import parlour.cli.arguments.GameArguments;
import parlour.cli.console.CommandException;
import parlour.cli.console.Console;
import parlour.cli.console.ConsoleCommand;
import parlour.cli.console.ExitCode;
import parlour.cli.console.ProgressBar;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Position;
import parlour.game.Text;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code parlour arena}: a tournament between bots. */
@Command(name = "arena")
public final class ArenaCommand extends ConsoleCommand {

    private static final SearchLimit DEFAULT_LIMIT = new SearchLimit.Time(Duration.ofMillis(100));
    private static final int MAX_GAMES = 1_000_000;

    @Mixin
    private final GameArguments about = new GameArguments();

    @Mixin
    private final BudgetArguments budget = new BudgetArguments();

    @Option(names = "--bots", paramLabel = "A,B[,C,D]", descriptionKey = "bots", required = true)
    private String bots;

    @Option(names = "--games", paramLabel = "N", descriptionKey = "games", defaultValue = "100")
    private int games;

    @Option(names = "--seed", paramLabel = "S", descriptionKey = "seed", defaultValue = "1")
    private long seed;

    @Option(names = "--opening", paramLabel = "N", descriptionKey = "opening")
    private @Nullable Integer opening;

    @Option(names = "--sprt", paramLabel = "elo0,elo1", descriptionKey = "sprt")
    private @Nullable String sprt;

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    public ArenaCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() throws NotationException, InterruptedException {
        TournamentResult result = play(tournament());
        if (json) {
            console.out().println(ArenaReport.json(result));
        } else {
            new ArenaReport(console, result).print();
        }
        return ExitCode.OK;
    }

    private Tournament tournament() throws NotationException {
        Game game = about.game();
        List<BotSpec> specs = specs();
        if (games < 1 || games > MAX_GAMES) {
            throw badArgument(new Text(
                    "--games must be from 1 to " + MAX_GAMES + ".", "--games doit aller de 1 à " + MAX_GAMES + "."));
        }
        if (opening != null && (opening < 0 || opening > 100)) {
            throw badArgument(
                    new Text("--opening must be from 0 to 100 moves.", "--opening doit aller de 0 à 100 coups."));
        }
        Position start = about.position();
        game.notice(about.options()).ifPresent(console::complain);
        if (start.isOver()) {
            throw new CommandException(
                    "The game is over in this position.", "La partie est finie dans cette position.");
        }
        Tournament tournament = Tournament.of(game, about.options(), Contender.of(specs), games, seed)
                .from(start);
        if (opening != null) {
            tournament = tournament.withOpening(opening);
        }
        return sprt == null ? tournament : tournament.until(test(sprt, tournament));
    }

    private List<BotSpec> specs() throws NotationException {
        Game game = about.game();
        SearchLimit defaultValue = budget.allowance(DEFAULT_LIMIT);
        List<BotSpec> specs;
        try {
            specs = BotSpec.list(bots, defaultValue);
        } catch (NotationException unreadable) {
            throw badArgument(unreadable.sentence());
        }
        if (specs.size() < 2) {
            throw badArgument(new Text(
                    "Name at least two bots, such as --bots 5,4.",
                    "Nommez au moins deux bots, par exemple --bots 5,4."));
        }
        for (BotSpec bot : specs) {
            if (!bot.plays(game)) {
                throw new CommandException(
                        "The bot " + bot.text() + " does not play "
                                + game.title().en() + " yet.",
                        "Le bot " + bot.text() + " ne joue pas encore à "
                                + game.title().fr() + ".");
            }
        }
        return specs;
    }

    private Sprt test(String text, Tournament tournament) {
        if (tournament.contenders().size() != 2 || tournament.options().seats() != 2) {
            throw new CommandException(
                    "--sprt compares exactly two bots, in a game for two.",
                    "--sprt compare exactement deux bots, dans une partie à deux.");
        }
        String number = "-?[0-9]{1,4}(?:\\.[0-9]{1,3})?";
        if (text.matches(number + "," + number)) {
            int comma = text.indexOf(',');
            double elo0 = Double.parseDouble(text.substring(0, comma));
            double elo1 = Double.parseDouble(text.substring(comma + 1));
            if (elo0 < elo1) {
                return new Sprt(elo0, elo1);
            }
        }
        throw badArgument(new Text(
                "\"" + text + "\" is not a sequential test: write elo0,elo1, the smaller first, such as 0,10.",
                "« " + text + " » n’est pas un test séquentiel : écrivez elo0,elo1, le plus petit d’abord, "
                        + "comme 0,10."));
    }

    private TournamentResult play(Tournament tournament) throws InterruptedException {
        Text games = new Text("games", "parties");
        try (ProgressBar progress = new ProgressBar(console, games)) {
            progress.at(0, 1);
            return TournamentRunner.play(
                    tournament, soFar -> progress.at(soFar.games(), soFar.of(), note(soFar, tournament)));
        }
    }

    private static String note(TournamentProgress progress, Tournament tournament) {
        String points = progress.points().stream()
                .map(p -> String.format(Locale.ROOT, "%.1f", p))
                .collect(Collectors.joining("–"));
        String ratio = String.format(Locale.ROOT, "  LLR %.2f", progress.logLikelihoodRatio());
        return " " + points + (tournament.sprt().isPresent() ? ratio : "");
    }
}
