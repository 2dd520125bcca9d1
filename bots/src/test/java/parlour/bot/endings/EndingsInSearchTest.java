package parlour.bot.endings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parlour.bot.Bot;
import parlour.bot.Budget;
import parlour.bot.Knowledge;
import parlour.bot.Level;
import parlour.bot.Thought;
import parlour.bot.conquest.ConquestBot;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Reading;

/** The search plays by the table where it is given one, and only at full strength. */
class EndingsInSearchTest {

    private static final EndingsSource SOLVED = rules -> Optional.of(Solved.by(rules));

    /** The longest win of Conquest with the die: 29 plies. */
    private static final String LONGEST = "9/9/9/9/9/9/2k6/1K6A2 w 0 1";

    @Test
    void aWinFarBeyondTheHorizonIsSeenAtOnce() throws NotationException {
        ConquestPosition position = parse(LONGEST);
        Thought thought = think(new ConquestBot(Level.MASTER, 0, SOLVED), position, Budget.nodes(2_000));
        assertEquals(29, thought.pliesToEnd());
        assertTrue(thought.score() > 0);
        assertEquals(0, think(new ConquestBot(), position, Budget.nodes(2_000)).pliesToEnd());
        assertEquals(
                0,
                think(new ConquestBot(Level.EXPERT, 0, SOLVED), position, Budget.nodes(2_000))
                        .pliesToEnd());
    }

    @Test
    void theEndingIsPlayedToItsEndWithoutAFault() throws NotationException {
        for (String text : List.of(LONGEST, "9/9/9/9/9/4k4/9/C13K4 w 0 1", "9/4k4/9/9/9/9/9/d22K5 w 7 30")) {
            ConquestPosition position = parse(text);
            int left = think(new ConquestBot(Level.MASTER, 0, SOLVED), position, Budget.nodes(500))
                    .pliesToEnd();
            assertTrue(left > 0, text);
            Bot white = new ConquestBot(Level.MASTER, 1, SOLVED);
            Bot black = new ConquestBot(Level.MASTER, 2, SOLVED);
            for (int plies = left; plies > 0; plies--) {
                Thought thought = think(position.side() == 0 ? white : black, position, Budget.nodes(500));
                assertEquals(plies, thought.pliesToEnd(), position.notation());
                assertTrue(position.read(thought.move()) instanceof Reading.Legal);
                position.play(((Reading.Legal) position.read(thought.move())).move());
            }
            assertTrue(position.isOver(), text);
        }
    }

    private static Thought think(Bot bot, ConquestPosition position, Budget budget) {
        return bot.think(new Knowledge(position, position.turn()), budget, ignored -> {});
    }

    private static ConquestPosition parse(String text) throws NotationException {
        return Conquest.CONQUEST.parse(text, Options.defaults(Conquest.CONQUEST));
    }
}
