package parlour.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.bot.Budget;
import parlour.bot.InformationState;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.ParseResult;

/** The reference implementations must be correct themselves. */
class BaselinesTest {

    @Test
    void baselineRouteTableMatchesPerft() {
        assertEquals(37, new BaselineRouteTable().count(0, 1));
        assertEquals(1_293, new BaselineRouteTable().count(0, 2));
        assertEquals(47_873, new BaselineRouteTable().count(0, 3));
        assertEquals(1_702_613, new BaselineRouteTable().count(0, 4));
    }

    @Test
    void sparringPartnerCapturesAndWins() throws NotationException {
        ConquestPosition position = Conquest.CONQUEST.parse(
                "9/4K4/9/9/9/9/9/k8 w 0 1", Options.of(Conquest.CONQUEST, List.of("first=white")));
        assertEquals("Ke7-e8#", think(position));
        ConquestPosition start = Conquest.CONQUEST.start(Options.of(Conquest.CONQUEST, List.of("first=white")));
        assertInstanceOf(ParseResult.Legal.class, start.parseMove(think(start)));
    }

    private static String think(ConquestPosition position) {
        return new SparringBot()
                .chooseMove(new InformationState(position, position.turn()), Budget.depth(4), ignored -> {})
                .move();
    }
}
