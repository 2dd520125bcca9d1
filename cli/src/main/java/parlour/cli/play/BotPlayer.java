package parlour.cli.play;

import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import parlour.bot.Bot;
import parlour.bot.InformationState;
import parlour.bot.RetryingBot;
import parlour.bot.ScoredMove;
import parlour.bot.runtime.TimeBudget;
import parlour.game.RandomSource;
import parlour.match.Command;

/**
 * A bot that holds a seat. It is given only what its seat may see. Failures are handled by {@link RetryingBot}, and the
 * first random replacement move is announced.
 */
public final class BotPlayer implements Player {

    private final int seat;
    private final int level;
    private final Bot bot;
    private final Duration time;
    private final Screen screen;
    private Optional<Integer> lastScore = Optional.empty();
    private boolean hasFailed;

    /** @param factory creates the bot, and creates it again if it fails */
    public BotPlayer(int seat, int level, Supplier<Bot> factory, RandomSource random, Duration time, Screen screen) {
        this.seat = seat;
        this.level = level;
        this.bot = new RetryingBot(factory, random, this::onFailure);
        this.time = time;
        this.screen = screen;
    }

    private void onFailure(Throwable failure, boolean isGivenUp) {
        // An unreadable file of endings must be repaired by the user.
        if (failure instanceof UncheckedIOException unreadable) {
            throw unreadable;
        }
        hasFailed |= isGivenUp;
    }

    @Override
    public PlayerAction act(TerminalGame game) {
        boolean isKnown = hasFailed;
        ScoredMove scored = think(bot, game, seat, time, screen);
        if (hasFailed && !isKnown) {
            screen.say(PlayMessages.botFailed(game.seatName(seat)));
        }
        lastScore = Optional.of(scored.score());
        return new PlayerAction.Submit(new Command.Play(new parlour.match.Player.Bot(level), scored.move()));
    }

    /** Runs the search with a status line, which is removed afterwards. */
    static ScoredMove think(Bot bot, TerminalGame game, int seat, Duration time, Screen screen) {
        screen.showStatus(PlayMessages.thinking(game.seatName(seat), 0));
        ScoredMove scored = bot.chooseMove(
                new InformationState(game.position(), seat),
                new TimeBudget(time),
                deeper -> screen.showStatus(PlayMessages.thinking(game.seatName(seat), deeper.depth())));
        screen.clearStatus();
        return scored;
    }

    /** The bot's rating of its position at its last move; empty before its first. */
    Optional<Integer> lastScore() {
        return lastScore;
    }
}
