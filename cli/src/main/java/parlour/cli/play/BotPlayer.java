package parlour.cli.play;

import java.time.Duration;
import java.util.Optional;
import parlour.bot.Bot;
import parlour.bot.InformationState;
import parlour.bot.ScoredMove;
import parlour.bot.runtime.TimeBudget;
import parlour.match.Command;

/** A bot that takes a seat. It is given what its seat may see, and no more. */
public final class BotPlayer implements Player {

    private final int seat;
    private final int level;
    private final Bot bot;
    private final Duration time;
    private final Screen screen;
    private Optional<Integer> lastScore = Optional.empty();

    public BotPlayer(int seat, int level, Bot bot, Duration time, Screen screen) {
        this.seat = seat;
        this.level = level;
        this.bot = bot;
        this.time = time;
        this.screen = screen;
    }

    @Override
    public PlayerAction act(TerminalGame game) {
        ScoredMove scored = think(bot, game, seat, time, screen);
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
