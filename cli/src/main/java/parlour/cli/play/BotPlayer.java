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
 * A bot that takes a seat. It is given what its seat may see, and no more. A bot that fails is treated as {@link RetryingBot}
 * says, and the first random move in its place is announced.
 */
public final class BotPlayer implements Player {

    private final int seat;
    private final int level;
    private final Bot bot;
    private final Duration time;
    private final Screen screen;
    private Optional<Integer> lastScore = Optional.empty();
    private boolean hasFailed;

    /** @param factory makes the bot, and makes it anew if it fails */
    public BotPlayer(int seat, int level, Supplier<Bot> factory, RandomSource random, Duration time, Screen screen) {
        this.seat = seat;
        this.level = level;
        this.bot = new RetryingBot(factory, random, this::onFailure);
        this.time = time;
        this.screen = screen;
    }

    private void onFailure(Throwable failure, boolean isGivenUp) {
        // A file of endings that cannot be read is for the person at the terminal to repair.
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

    /** Thinks with a line on the screen that says so, and leaves nothing of it behind. */
    static ScoredMove think(Bot bot, TerminalGame game, int seat, Duration time, Screen screen) {
        screen.showStatus(PlayMessages.thinking(game.seatName(seat), 0));
        ScoredMove scored = bot.chooseMove(
                new InformationState(game.position(), seat),
                new TimeBudget(time),
                deeper -> screen.showStatus(PlayMessages.thinking(game.seatName(seat), deeper.depth())));
        screen.clearStatus();
        return scored;
    }

    /** What it thought of its position at its last move; nothing before its first. */
    Optional<Integer> lastScore() {
        return lastScore;
    }
}
