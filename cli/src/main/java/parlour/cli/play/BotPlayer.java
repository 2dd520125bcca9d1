package parlour.cli.play;

import java.time.Duration;
import parlour.bot.Bot;
import parlour.bot.Knowledge;
import parlour.bot.Thought;
import parlour.bot.host.TimeBudget;
import parlour.game.NotationException;
import parlour.game.Reading;

/** A bot that takes a seat. It is given what its seat may see, and no more. */
public final class BotPlayer implements Player {

    /** Half a die: whoever is this much behind is glad of a draw. */
    private static final int GLAD_OF_A_DRAW = -50;

    private final int seat;
    private final Bot bot;
    private final Duration time;
    private final Screen screen;
    private int lastScore;

    public BotPlayer(int seat, Bot bot, Duration time, Screen screen) {
        this.seat = seat;
        this.bot = bot;
        this.time = time;
        this.screen = screen;
    }

    @Override
    public boolean isPerson() {
        return false;
    }

    @Override
    public Wish wish(Table table) {
        Thought thought = think(bot, table, seat, time, screen);
        lastScore = thought.score();
        return new Wish.Move(read(table, thought.move()));
    }

    /** Thinks with a line on the screen that says so, and leaves nothing of it behind. */
    static Thought think(Bot bot, Table table, int seat, Duration time, Screen screen) {
        screen.passing(PlayMessages.thinking(table.game().seatNames().get(seat), 0));
        Thought thought = bot.think(
                new Knowledge(table.position(), seat),
                new TimeBudget(time),
                deeper -> screen.passing(
                        PlayMessages.thinking(table.game().seatNames().get(seat), deeper.depth())));
        screen.passed();
        return thought;
    }

    private static int read(Table table, String move) {
        try {
            if (table.position().read(move) instanceof Reading.Legal legal) {
                return legal.move();
            }
        } catch (NotationException unreadable) {
            throw new IllegalStateException(unreadable);
        }
        throw new IllegalStateException("a bot wants to play " + move + " in " + table.position());
    }

    @Override
    public boolean agrees(Table table, int asker, Question question) {
        return switch (question) {
            case TAKE_BACK -> true;
            case DRAW -> lastScore <= GLAD_OF_A_DRAW;
        };
    }
}
