package parlour.bot.tablebase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parlour.bot.Bot;
import parlour.bot.Budget;
import parlour.bot.InformationState;
import parlour.bot.Level;
import parlour.bot.ScoredMove;
import parlour.bot.conquest.ConquestBot;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.ParseResult;

/** The search uses the tablebase if it has one, and only at full strength. */
class TablebaseInSearchTest {

    private static final TablebaseSource SOLVED = rules -> Optional.of(SolvedTablebases.by(rules));

    /** The longest win of Conquest with the die: 29 plies. */
    private static final String MAX_LENGTH = "9/9/9/9/9/9/2k6/1K6A2 w 0 1";

    @Test
    void aWinFarBeyondTheHorizonIsSeenAtOnce() throws NotationException {
        ConquestPosition position = parse(MAX_LENGTH);
        ScoredMove scored = think(new ConquestBot(Level.MASTER, 0, SOLVED), position, Budget.nodes(2_000));
        assertEquals(29, scored.pliesToEnd());
        assertTrue(scored.score() > 0);
        assertEquals(0, think(new ConquestBot(), position, Budget.nodes(2_000)).pliesToEnd());
        assertEquals(
                0,
                think(new ConquestBot(Level.EXPERT, 0, SOLVED), position, Budget.nodes(2_000))
                        .pliesToEnd());
    }

    @Test
    void theEndingIsPlayedPerfectly() throws NotationException {
        for (String text : List.of(MAX_LENGTH, "9/9/9/9/9/4k4/9/C13K4 w 0 1", "9/4k4/9/9/9/9/9/d22K5 w 7 30")) {
            ConquestPosition position = parse(text);
            int left = think(new ConquestBot(Level.MASTER, 0, SOLVED), position, Budget.nodes(500))
                    .pliesToEnd();
            assertTrue(left > 0, text);
            Bot white = new ConquestBot(Level.MASTER, 1, SOLVED);
            Bot black = new ConquestBot(Level.MASTER, 2, SOLVED);
            for (int plies = left; plies > 0; plies--) {
                ScoredMove scored = think(position.side() == 0 ? white : black, position, Budget.nodes(500));
                assertEquals(plies, scored.pliesToEnd(), position.notation());
                assertTrue(position.parseMove(scored.move()) instanceof ParseResult.Legal);
                position.play(((ParseResult.Legal) position.parseMove(scored.move())).move());
            }
            assertTrue(position.isOver(), text);
        }
    }

    private static ScoredMove think(Bot bot, ConquestPosition position, Budget budget) {
        return bot.chooseMove(new InformationState(position, position.turn()), budget, ignored -> {});
    }

    private static ConquestPosition parse(String text) throws NotationException {
        return Conquest.CONQUEST.parse(text, Options.defaults(Conquest.CONQUEST));
    }
}
