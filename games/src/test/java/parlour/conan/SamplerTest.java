package parlour.conan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.conan.rules.PackedState;
import parlour.game.RandomSource;
import parlour.game.contract.RandomPlay;

/** What could be true for all a seat knows, in positions made for it. */
class SamplerTest {

    private static final int SAMPLES = 60;

    /** Otherwise a sample would tell something about what is hidden. No card changes hands here: then seats differ in what they know. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void sameRandomNumbersGiveTheSameSampleWhateverIsHidden(int seats) {
        long seed = 5;
        ConanPosition truth = ConanFixtures.start("seats=" + seats);
        RandomSource random = RandomPlay.random(seed);
        for (int ply = 0; !truth.isOver(); ply++) {
            truth.play(RandomPlay.move(truth, random));
            for (int seat = ply % 3; seat < seats; seat += 3) {
                ConanPosition other = truth.sample(seat, RandomPlay.random(ply));
                assertEquals(
                        truth.sample(seat, RandomPlay.random(~ply)).notation(),
                        other.sample(seat, RandomPlay.random(~ply)).notation(),
                        seats + " seats, seed " + seed + ", move " + ply + ", seat " + seat);
            }
        }
    }

    private static Set<String> laid(ConanPosition position, int seat, int nth) {
        RandomSource random = RandomPlay.random(1);
        Set<String> laid = new HashSet<>();
        for (int i = 0; i < SAMPLES; i++) {
            ConanPosition sample = position.sample(seat, random);
            laid.add(sample.set().kind(sample.laid(nth)).id());
        }
        return laid;
    }

    @Test
    void aCardLaidFaceDownCouldBeAnotherUntilItIsTurnedUp() {
        ConanPosition position = BadInputTest.scene("face");
        ConanFixtures.play(
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
        ConanFixtures.play(position, "pass", "pass");
        assertEquals("cancelling", position.step());
        assertEquals(Set.of("unlooked-for-parry"), laid(position, 0, 1), "turned up");
        assertEquals(Set.of("second-wind"), laid(position, 1, 0), "turned up");
    }

    @Test
    void handsDuringSetupHoldChallenges() {
        ConanPosition position = ConanFixtures.start();
        ConanFixtures.play(
                position, "hero:orsa", "hero:tesk", "pass", "pass", "adventure:ravens-ford", "adventure:buried-city");
        ConanFixtures.play(position, "draw:moor-reavers");
        RandomSource random = RandomPlay.random(1);
        Set<String> held = new HashSet<>();
        for (int i = 0; i < SAMPLES; i++) {
            ConanPosition sample = position.sample(0, random);
            int card = sample.state().packed().nth(PackedState.HAND + 1, 0);
            assertTrue(sample.set().isChallenge(card), sample.set().id(card));
            held.add(sample.set().id(card));
        }
        assertTrue(held.size() > 5, held.toString());
    }

    /** Seat 1 has seen a challenge in the hand of seat 2, who laid one in round 2. */
    private static Set<String> onTable(String since, String laidSince) {
        ConanPosition position =
                ConanFixtures.parse("cards r3 1 1.0.0.0.0 orsa,15,a1,0,-,-,-,-/garane,15,a2,0,-,-,-,moor-reavers."
                        + since + ".0 - a1:lantern-wood:rotten-floor.2.d2.2." + laidSince
                        + ".0/a2:buried-city:- - - - - -,0.0,0 - - 1.2.moor-reavers 0");
        RandomSource random = RandomPlay.random(1);
        Set<String> laid = new HashSet<>();
        for (int i = 0; i < 4 * SAMPLES; i++) {
            ConanPosition sample = position.sample(0, random);
            laid.add(sample.set().kind(sample.challenge(0, 0)).id());
        }
        return laid;
    }

    @Test
    void aKnownCardCouldHaveBeenLaidIfItWasInTheHandByThen() {
        assertTrue(onTable("1", "1").contains("moor-reavers"));
        assertTrue(!onTable("2", "1").contains("moor-reavers"), "it came in the round in which the other was laid");
        assertTrue(!onTable("3", "1").contains("moor-reavers"), "it came later");
        assertTrue(!onTable("1", "2").contains("moor-reavers"), "the other was laid in the round in which it came");
    }

    @Test
    void sampleHasNoHistory() {
        ConanPosition position = ConanFixtures.random(1, 80);
        assertThrows(
                IllegalStateException.class,
                () -> position.sample(0, RandomPlay.random(1)).undo());
    }
}
