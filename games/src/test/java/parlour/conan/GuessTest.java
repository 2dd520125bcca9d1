package parlour.conan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.game.Lots;
import parlour.game.RandomPlay;

/** What could be true for all a seat knows, in positions made for it. */
class GuessTest {

    private static final int SAMPLES = 60;

    /** Otherwise a sample would tell something about what is hidden. No card changes hands here: then seats differ in what they know. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void the_same_lots_give_the_same_guess_whatever_is_hidden(int seats) {
        long seed = 5;
        ConanPosition truth = House.start("seats=" + seats);
        Lots lots = RandomPlay.lots(seed);
        for (int ply = 0; !truth.isOver(); ply++) {
            truth.play(RandomPlay.move(truth, lots));
            for (int seat = ply % 3; seat < seats; seat += 3) {
                ConanPosition other = truth.sample(seat, RandomPlay.lots(ply));
                assertEquals(
                        truth.sample(seat, RandomPlay.lots(~ply)).notation(),
                        other.sample(seat, RandomPlay.lots(~ply)).notation(),
                        seats + " seats, seed " + seed + ", move " + ply + ", seat " + seat);
            }
        }
    }

    private static Set<String> laid(ConanPosition position, int seat, int nth) {
        Lots lots = RandomPlay.lots(1);
        Set<String> laid = new HashSet<>();
        for (int i = 0; i < SAMPLES; i++) {
            ConanPosition sample = position.sample(seat, lots);
            laid.add(sample.set().kind(sample.laid(nth)).id());
        }
        return laid;
    }

    @Test
    void a_card_laid_face_down_could_be_another_until_it_is_turned_up() {
        ConanPosition position = BadInputTest.scene("face");
        House.play(
                position,
                "face:a1.1",
                "bid:1",
                "follow",
                "name:strength",
                "down:second-wind",
                "down:unlooked-for-parry");
        assertEquals(Set.of("second-wind"), laid(position, 0, 0), "one's own");
        assertTrue(laid(position, 0, 1).size() > 5, "another's");
        assertTrue(laid(position, 1, 0).size() > 5, "another's");
        House.play(position, "pass", "pass");
        assertEquals("cancelling", position.step());
        assertEquals(Set.of("unlooked-for-parry"), laid(position, 0, 1), "turned up");
        assertEquals(Set.of("second-wind"), laid(position, 1, 0), "turned up");
    }

    @Test
    void what_is_held_while_setting_up_is_a_challenge() {
        ConanPosition position = House.start();
        House.play(
                position, "hero:orsa", "hero:tesk", "pass", "pass", "adventure:ravens-ford", "adventure:buried-city");
        House.play(position, "draw:moor-reavers");
        Lots lots = RandomPlay.lots(1);
        Set<String> held = new HashSet<>();
        for (int i = 0; i < SAMPLES; i++) {
            ConanPosition sample = position.sample(0, lots);
            int card = sample.state().nth(State.HAND + 1, 0);
            assertTrue(sample.set().isChallenge(card), sample.set().id(card));
            held.add(sample.set().id(card));
        }
        assertTrue(held.size() > 5, held.toString());
    }

    /** Seat 1 has seen a challenge in the hand of seat 2, who laid one in round 2. */
    private static Set<String> onTable(String since, String laidSince) {
        ConanPosition position =
                House.parse("cards r3 1 1.0.0.0.0 orsa,15,a1,0,-,-,-,-/garane,15,a2,0,-,-,-,moor-reavers."
                        + since + ".0 - a1:lantern-wood:rotten-floor.2.d2.2." + laidSince
                        + ".0/a2:buried-city:- - - - - -,0.0,0 - - 1.2.moor-reavers 0");
        Lots lots = RandomPlay.lots(1);
        Set<String> laid = new HashSet<>();
        for (int i = 0; i < 4 * SAMPLES; i++) {
            ConanPosition sample = position.sample(0, lots);
            laid.add(sample.set().kind(sample.challenge(0, 0)).id());
        }
        return laid;
    }

    @Test
    void a_known_card_could_have_been_laid_if_it_was_in_the_hand_by_then() {
        assertTrue(onTable("1", "1").contains("moor-reavers"));
        assertTrue(!onTable("2", "1").contains("moor-reavers"), "it came in the round in which the other was laid");
        assertTrue(!onTable("3", "1").contains("moor-reavers"), "it came later");
        assertTrue(!onTable("1", "2").contains("moor-reavers"), "the other was laid in the round in which it came");
    }

    @Test
    void a_guess_has_no_past() {
        ConanPosition position = House.random(1, 80);
        assertThrows(
                IllegalStateException.class,
                () -> position.sample(0, RandomPlay.lots(1)).undo());
    }
}
