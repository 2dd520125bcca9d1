package parlour.conan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** How the game presents itself, and what a position answers to whoever plays by it. */
class ConanTest {

    @Test
    void the_game_says_what_it_is() {
        assertEquals("conan", Conan.CONAN.id());
        assertEquals("conan", Conan.CONAN.toString());
        assertEquals("Conan", Conan.CONAN.title().fr());
        assertTrue(Conan.CONAN.summary().en().contains("hidden challenges"));
        assertNotEquals(Conan.CONAN.summary().en(), Conan.CONAN.summary().fr());
        assertEquals(4, Conan.CONAN.seatNames().size());
        assertEquals(2, Conan.CONAN.seats().least());
        assertEquals(4, Conan.CONAN.seats().most());
        assertEquals(5, Conan.CONAN.options().size());
        assertSame(CardSet.standard(), Conan.CONAN.set());
    }

    @Test
    void a_position_answers_what_is_on_the_table() {
        ConanPosition position = BadInputTest.scene("face");
        CardSet set = position.set();
        assertEquals(20, position.slots());
        assertEquals(set.kind("two-mawed-hound"), position.challenge(0, 0));
        assertEquals(1, position.owner(0, 0));
        assertFalse(position.isUp(0, 0));
        assertTrue(position.knows(1, 0, 0));
        assertFalse(position.knows(0, 0, 0));
        assertEquals(0, position.discardSize());
        assertEquals(-1, position.side(0));
        assertFalse(position.isDuel());
        assertEquals(1, position.held(0, set.kind("feint")));
        assertEquals(0, position.held(1, set.kind("feint")));
        House.play(position, "face:a1.1", "bid:2");
        assertTrue(position.isUp(0, 0));
        assertTrue(position.knows(0, 0, 0));
        assertEquals(0, position.side(0));
        assertEquals(1, position.side(1));
        assertEquals(2, position.bid(0));
        assertEquals(0, position.bid(1));
        assertEquals(1, position.withdrawal());
        assertEquals(-1, position.attribute());
        assertEquals(6, position.printed(0, Attribute.STRENGTH.index));
        assertEquals(5, position.printed(1, Attribute.SPIRIT.index));
        House.play(position, "follow", "name:cunning", "down:feint", "down:cold-fury");
        assertEquals(Attribute.CUNNING.index, position.attribute());
        assertEquals(2, position.laid());
        assertEquals(1, position.laidBy(1));
        assertEquals(set.kind("cold-fury"), position.laid(1));
        House.play(position, "pass", "pass");
        // Both cards; the hound was not beaten: 3 and 2 for the Feint, against 3 and 2.
        assertEquals(2, position.discardSize());
    }

    @Test
    void a_position_answers_what_heroes_would_bring() {
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
    void a_position_answers_what_hiring_costs() {
        ConanPosition position = BadInputTest.scene("hireilme");
        House.play(position, "face:a1.1");
        assertEquals(1, position.hireCost());
        ConanPosition dearer = BadInputTest.scene("hire");
        House.play(dearer, "face:a1.1");
        assertEquals(4, dearer.hireCost());
    }

    @Test
    void a_position_answers_whether_there_is_a_duel_and_what_is_offered() {
        ConanPosition duel = BadInputTest.scene("duel");
        House.play(duel, "duel:seat2");
        assertTrue(duel.isDuel());
        ConanPosition talk = BadInputTest.scene("talk3");
        assertTrue(talk.offer().isEmpty());
        House.play(talk, "treaty:1>2:3pg");
        assertEquals(
                new Terms(0, List.of(new Terms.Glory(0, 1, 3))), talk.offer().orElseThrow());
        assertEquals(talk.notation(), talk.toString());
    }

    @Test
    void moves_are_counted_anew_after_each_move() {
        ConanPosition position = BadInputTest.scene("talk3");
        assertEquals(5, position.count());
        House.play(position, "pass");
        assertEquals(5, position.count());
        House.play(position, "pass");
        assertEquals(3, position.count());
        position.undo();
        assertEquals(5, position.count());
    }
}
