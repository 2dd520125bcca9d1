package parlour.conan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import parlour.conan.card.Attribute;
import parlour.conan.card.CardSet;
import parlour.conan.rules.TreatyTerms;
import parlour.game.Option;

/** The game's description, and the queries of a position. */
class ConanTest {

    @Test
    void gameDescribesItself() {
        assertEquals("conan", Conan.CONAN.id());
        assertEquals("conan", Conan.CONAN.toString());
        assertEquals("Conan", Conan.CONAN.title().fr());
        assertTrue(Conan.CONAN.summary().en().contains("hidden challenges"));
        assertNotEquals(Conan.CONAN.summary().en(), Conan.CONAN.summary().fr());
        assertEquals(4, Conan.CONAN.seatNames().size());
        assertEquals(2, Conan.CONAN.seats().min());
        assertEquals(4, Conan.CONAN.seats().max());
        assertEquals(
                Set.of("firstPlayer", "cardGlory", "stack", "cardPhase", "withdrawn", "bids", "gifts", "cards"),
                Conan.CONAN.options().stream().map(Option::key).collect(Collectors.toSet()));
        assertSame(CardSet.standard(), Conan.CONAN.set());
    }

    @Test
    void positionReportsASeatsPossessions() {
        ConanPosition position = BadInputTest.scene("talk3");
        assertEquals(3, position.rules().seats());
        assertEquals(1, position.objects(0));
        assertEquals(0, position.objects(1));
        assertEquals(3, position.objects(2));
        assertEquals(position.set().kind("silver-picks"), position.object(2, 1));
    }

    @Test
    void positionReportsTheTable() {
        ConanPosition position = BadInputTest.scene("face");
        CardSet set = position.set();
        assertEquals(20, position.slots());
        assertEquals(set.kind("two-mawed-hound"), position.challenge(0, 0));
        assertEquals(1, position.owner(0, 0));
        assertFalse(position.isFaceUp(0, 0));
        assertTrue(position.knows(1, 0, 0));
        assertFalse(position.knows(0, 0, 0));
        assertEquals(0, position.discardSize());
        assertEquals(-1, position.side(0));
        assertFalse(position.isDuel());
        assertEquals(1, position.held(0, set.kind("feint")));
        assertEquals(0, position.held(1, set.kind("feint")));
        ConanFixtures.play(position, "face:a1.1", "bid:2");
        assertTrue(position.isFaceUp(0, 0));
        assertTrue(position.knows(0, 0, 0));
        assertEquals(0, position.side(0));
        assertEquals(1, position.side(1));
        assertEquals(2, position.bid(0));
        assertEquals(0, position.bid(1));
        assertEquals(1, position.withdrawal());
        assertEquals(-1, position.attribute());
        assertEquals(6, position.visibleTotal(0, Attribute.STRENGTH.index));
        assertEquals(5, position.visibleTotal(1, Attribute.SPIRIT.index));
        ConanFixtures.play(position, "follow", "name:cunning", "down:feint", "down:cold-fury");
        assertEquals(Attribute.CUNNING.index, position.attribute());
        assertEquals(2, position.laid());
        assertEquals(1, position.laidBy(1));
        assertEquals(set.kind("cold-fury"), position.laid(1));
        ConanFixtures.play(position, "pass", "pass");
        // Both cards; the hound was not beaten: 3 and 2 for the Feint, against 3 and 2.
        assertEquals(2, position.discardSize());
    }

    @Test
    void positionReportsTheStrengthOfHeroes() {
        ConanPosition position = BadInputTest.scene("spear");
        CardSet set = position.set();
        int strength = Attribute.STRENGTH.index;
        assertEquals(6, position.strength(0, set.kind("moor-reavers"), strength));
        assertEquals(5, position.strength(0, set.kind("rotten-floor"), strength));
        assertEquals(5, position.strength(0, set.kind("steppe-archer"), strength));
        assertEquals(5, position.strength(0, -1, strength));
        assertEquals(4, position.strength(0, -1, Attribute.SPIRIT.index));
        // Her archer's 5 instead of her own 3, and 2 in duels.
        assertEquals(7, BadInputTest.scene("duel").strength(1, -1, Attribute.CUNNING.index));
        assertEquals(set.kind("boar-spear"), position.object(0, 0));
    }

    @Test
    void positionReportsTheCostOfHiring() {
        ConanPosition position = BadInputTest.scene("hireilme");
        ConanFixtures.play(position, "face:a1.1");
        assertEquals(1, position.hireCost());
        ConanPosition dearer = BadInputTest.scene("hire");
        ConanFixtures.play(dearer, "face:a1.1");
        assertEquals(4, dearer.hireCost());
    }

    @Test
    void positionReportsDuelsAndOffers() {
        ConanPosition duel = BadInputTest.scene("duel");
        ConanFixtures.play(duel, "duel:seat2");
        assertTrue(duel.isDuel());
        ConanPosition talk = BadInputTest.scene("talk3");
        assertTrue(talk.offer().isEmpty());
        ConanFixtures.play(talk, "treaty:1>2:3pg");
        assertEquals(
                new TreatyTerms(0, List.of(new TreatyTerms.GloryGift(0, 1, 3))),
                talk.offer().orElseThrow());
        assertEquals(talk.notation(), talk.toString());
    }

    @Test
    void moveCountIsUpdatedAfterEachMove() {
        ConanPosition position = BadInputTest.scene("talk3");
        assertEquals(5, position.legalMoveCount());
        ConanFixtures.play(position, "pass");
        assertEquals(5, position.legalMoveCount());
        ConanFixtures.play(position, "pass");
        assertEquals(3, position.legalMoveCount());
        position.undo();
        assertEquals(5, position.legalMoveCount());
    }
}
