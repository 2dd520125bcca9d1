package parlour.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.conquest.Conquest;
import parlour.game.kuhn.Kuhn;

/** The default methods of {@link Position}. */
class PositionTest {

    /** Cards dealt and words said; after the slash, x is check, b bet, f fold. Counted by hand. */
    @ParameterizedTest
    @CsvSource({
        "/,     'deal:1 deal:2 deal:3', 6",
        "1/,    'deal:2 deal:3',        4",
        "12/,   'check bet',            4",
        "12/x,  'check bet',            2",
        "12/xb, 'call fold',            0",
        "12/bf, '',                     0",
    })
    void movesAreCountedByListingThem(String notation, String texts, long replies) throws NotationException {
        Position position = Kuhn.KUHN.parse(notation, Options.defaults(Kuhn.KUHN));
        List<String> found = new ArrayList<>();
        for (int i = 0; i < position.legalMoveCount(); i++) {
            found.add(position.text(position.legalMoveAt(i)));
        }
        assertEquals(texts, String.join(" ", found));
        assertEquals(found, position.legalMoveTexts());
        assertEquals(found.size(), position.legalMoves().size());
        assertEquals(replies, position.perft2());
        assertEquals(notation, position.notation());
    }

    @Test
    void moveSequencesAreCountedToAnyDepth() throws NotationException {
        Position start = Kuhn.KUHN.start(Options.defaults(Kuhn.KUHN));
        Perft perft = new Perft();
        assertEquals(1, perft.count(start, 0));
        assertEquals(3, perft.count(start, 1));
        assertEquals(6, perft.count(start, 2));
        assertEquals(12, perft.count(start, 3));
        assertEquals(24, perft.count(start, 4));
        assertEquals(3, perft.count(start, 1));
        assertEquals("/", start.notation());
    }

    @Test
    void totalWeightCountsTheCardsLeft() throws NotationException {
        Position position = Kuhn.KUHN.parse("3/", Options.of(Kuhn.KUHN, List.of("suits=2")));
        assertEquals(5, position.totalWeight());
        List<String> drawn = new ArrayList<>();
        for (int lot = 0; lot < position.totalWeight(); lot++) {
            drawn.add(position.text(position.outcomeAt(lot)));
        }
        assertEquals(List.of("deal:1", "deal:1", "deal:2", "deal:2", "deal:3"), drawn);
    }

    @Test
    void outcomesOfChanceAreEquallyLikely() {
        Position start = Conquest.CONQUEST.start(Options.defaults(Conquest.CONQUEST));
        assertEquals(Position.CHANCE, start.turn());
        assertFalse(start.isOver());
        assertEquals(2, start.totalWeight());
        for (int lot = 0; lot < 2; lot++) {
            assertEquals(1, start.weight(start.outcomeAt(lot)));
            assertEquals(lot, start.outcomeAt(lot));
        }
    }

    @Test
    void moveViewIsItsTextAndHidesNothing() throws NotationException {
        Position position = Conquest.CONQUEST.start(Options.of(Conquest.CONQUEST, List.of("first=white")));
        int move = ((ParseResult.Legal) position.parseMove("e1-e2")).move();
        assertEquals("Ke1-e2", position.textFor(move, 1));
        assertFalse(position.reveals(move));
        assertTrue(position.points(0).isEmpty());
        Position cards = Kuhn.KUHN.parse("12/", Options.defaults(Kuhn.KUHN));
        assertEquals(new View().with("text", "check"), cards.moveView(cards.legalMoveAt(0)));
        assertEquals(List.of(new View().with("text", "check"), new View().with("text", "bet")), cards.legalMoveViews());
        assertTrue(cards.movesIfToMove(0).isEmpty());
    }

    @Test
    void knownLegalMoveIsParsed() throws NotationException {
        Position position = Conquest.CONQUEST.start(Options.of(Conquest.CONQUEST, List.of("first=white")));
        assertEquals("Ke1-e2", position.text(position.legalMove("e1-e2")));
        assertThrows(IllegalStateException.class, () -> position.legalMove("e1-e8"));
        assertThrows(IllegalStateException.class, () -> position.legalMove("no move"));
    }
}
