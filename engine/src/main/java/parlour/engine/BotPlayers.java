package parlour.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import parlour.bot.Bot;
import parlour.bot.Budget;
import parlour.bot.InformationState;
import parlour.bot.Level;
import parlour.bot.RetryingBot;
import parlour.bot.ScoredMove;
import parlour.bot.SeededRandom;
import parlour.bot.registry.BotRegistry;
import parlour.engine.request.RefusedException;
import parlour.engine.request.RequestBudget;
import parlour.engine.request.RequestPosition;
import parlour.game.Game;
import parlour.game.Position;
import parlour.game.View;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;

/**
 * The bots that choose moves for the seat to move. A bot is given only what its seat may know. A bot with a name is
 * kept between requests, with its memory; when there are too many, the least recently used one is dropped.
 */
final class BotPlayers {

    private static final int MAX = 4;

    private record Player(String who, Game game, int level, long seed, Bot bot) {

        boolean is(String name, Game played, int number, long start) {
            return who.equals(name) && game.equals(played) && level == number && seed == start;
        }
    }

    private final LongSupplier clock;
    private final Consumer<String> progress;
    private final List<Player> players = new ArrayList<>();

    BotPlayers(LongSupplier clock, Consumer<String> progress) {
        this.clock = clock;
        this.progress = progress;
    }

    View think(JsonFields fields) throws MalformedFieldException, RefusedException {
        RequestPosition place = RequestPosition.read(fields);
        Position position = place.position();
        place.mustHaveMover();
        int number = (int) fields.longValue("level", 1, Level.all().size(), Level.MASTER.number());
        long seed = fields.longValue("seed", Long.MIN_VALUE, Long.MAX_VALUE, 0);
        Budget allowed = RequestBudget.read(fields, clock);
        Bot bot = bot(fields.optionalText("player"), place.game(), number, seed);
        ScoredMove scored = bot.chooseMove(
                new InformationState(position, position.turn()), allowed, so -> progress.accept(view(so).json()));
        return view(scored);
    }

    private Bot bot(Optional<String> who, Game game, int number, long seed) throws RefusedException {
        for (Player player : players) {
            if (who.isPresent() && player.is(who.get(), game, number, seed)) {
                players.remove(player);
                players.add(player);
                return player.bot();
            }
        }
        if (!BotRegistry.plays(game)) {
            throw new RefusedException(
                    "no-bot", "The computer does not play this game.", "L’ordinateur ne joue pas à ce jeu.");
        }
        Level level = Level.of(number).orElseThrow();
        Bot bot = new RetryingBot(
                () -> BotRegistry.bot(game, level, seed).orElseThrow(),
                new SeededRandom(seed),
                (failure, isGivenUp) -> {});
        if (who.isPresent()) {
            players.removeIf(player -> player.who().equals(who.get()));
            if (players.size() == MAX) {
                players.removeFirst();
            }
            players.add(new Player(who.get(), game, number, seed, bot));
        }
        return bot;
    }

    private static View view(ScoredMove scored) {
        return described(new View().with("type", "thought"), scored);
    }

    /** Appends a bot's move and its rating to {@code view}. */
    static View described(View view, ScoredMove scored) {
        return view.with("move", scored.move())
                .with("score", scored.score())
                .with("line", scored.line())
                .with("depth", scored.depth())
                .with("nodes", scored.nodes());
    }
}
