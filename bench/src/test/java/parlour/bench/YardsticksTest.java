package parlour.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.bot.Budget;
import parlour.bot.Knowledge;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Reading;

/** What others are measured by must itself be right. */
class YardsticksTest {

    @Test
    void theRouteTableCountsAsTheRulesOfRecordSay() {
        assertEquals(37, new RouteTable().count(0, 1));
        assertEquals(1_293, new RouteTable().count(0, 2));
        assertEquals(47_873, new RouteTable().count(0, 3));
        assertEquals(1_702_613, new RouteTable().count(0, 4));
    }

    @Test
    void theSparringPartnerTakesWhatIsOfferedAndSeesAWin() throws NotationException {
        ConquestPosition position = Conquest.CONQUEST.parse(
                "9/4K4/9/9/9/9/9/k8 w 0 1", Options.of(Conquest.CONQUEST, List.of("first=white")));
        assertEquals("Ke7-e8#", think(position));
        ConquestPosition start = Conquest.CONQUEST.start(Options.of(Conquest.CONQUEST, List.of("first=white")));
        assertInstanceOf(Reading.Legal.class, start.read(think(start)));
    }

    private static String think(ConquestPosition position) {
        return new Sparring()
                .think(new Knowledge(position, position.turn()), Budget.depth(4), ignored -> {})
                .move();
    }
}
