package parlour.conan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.conan.card.CardSets;
import parlour.conan.rules.PackedState;
import parlour.conan.rules.TreatyTerms;
import parlour.game.NotationException;
import parlour.game.RandomSource;
import parlour.game.contract.RandomPlay;

/** Samples in positions made for the purpose. */
class SamplerTest {

    private static final int SAMPLES = 60;

    /**
     * Otherwise a sample would disclose hidden information. No card changes hands here, as seats would then differ in
     * what they know.
     */
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

    /** A position with a set that has this card first: "orsa" is first in the bundled set. */
    private static ConanPosition parse(String first, String notation, String... settings) {
        try {
            return Conan.with(CardSets.withFirst(first)).parse(notation, ConanFixtures.options(settings));
        } catch (NotationException wrong) {
            throw new AssertionError(wrong);
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
    void faceDownCardCouldBeAnotherUntilItIsTurnedUp() {
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

    /** The card came with the first shuffle; only by exchange could it be one that came with the second. */
    @ParameterizedTest
    @ValueSource(strings = {"orsa", "cold-fury"})
    void faceDownCardCouldBeAnyThatStayedInTheHand(String first) {
        ConanPosition position = parse(
                first,
                "laying r2 1 1.0.0.0.0 orsa,15,a1,0,-,-,-,-/garane,15,a2,0,-,-,-,cold-fury.1.1 -"
                        + " a1:lantern-wood:two-mawed-hound.2.u2.0.0.0/a2:buried-city:- - - 1,2,a1.1,1,1,0,strength:feint.1.0.0.0"
                        + " - -,0.0,0 - - 1.2.cold-fury 1");
        assertEquals(Set.of("feint", "cold-fury"), laid(position, 0, 0), "another's");
        assertEquals(Set.of("feint"), laid(position, 1, 0), "one's own");
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
    private static boolean couldBeOnTable(String first, String step, String since, String laidSince, String offer) {
        ConanPosition position = parse(
                first,
                step + " r3 1 1.0.0.0.0 orsa,15,a1,0,-,-,-,-/garane,15,a2,0,-,-,-,moor-reavers."
                        + since + ".0 - a1:lantern-wood:rotten-floor.2.d2.2." + laidSince
                        + ".0/a2:buried-city:- - - - - " + offer + " - 1.2.moor-reavers 0");
        RandomSource random = RandomPlay.random(1);
        Set<String> laid = new HashSet<>();
        for (int i = 0; i < 4 * SAMPLES; i++) {
            ConanPosition sample = position.sample(0, random);
            laid.add(sample.set().kind(sample.challenge(0, 0)).id());
        }
        return laid.contains("moor-reavers");
    }

    @ParameterizedTest
    @CsvSource({
        // round the seen card came to the hand; the same for the other card; whether it could have been laid in round 2
        "1, 1, true",
        "2, 1, false",
        "3, 1, false",
        "1, 2, false",
    })
    void knownCardCouldHaveBeenLaidIfItWasInTheHandByThen(String since, String laidSince, boolean could) {
        for (String first : List.of("orsa", "moor-reavers")) {
            assertEquals(could, couldBeOnTable(first, "cards", since, laidSince, "-,0.0,0 -"), first + " first");
        }
    }

    @ParameterizedTest
    @CsvSource({"1>2:1pg, true", "2>1:moor-reavers, false"})
    void proposedCardStaysInTheHand(String terms, boolean could) {
        assertEquals(could, couldBeOnTable("orsa", "answer", "1", "1", "2,1.0,0 1~" + terms));
    }

    @ParameterizedTest
    @ValueSource(strings = {"orsa", "second-wind"})
    void proposerHoldsTheProposedCardsInEverySample(String first) {
        ConanPosition position = parse(
                first,
                "diplomacy r3 1 1.0.0.0.0 orsa,15,a1,0,-,-,-,second-wind.0.0+second-wind.0.0/garane,15,a1,0,-,-,-,-"
                        + "/jorin,15,a1,0,-,-,-,- - a1:lantern-wood:-/a2:buried-city:- - - - - -,0.0.0,0 - - - 0",
                "seats=3");
        ConanFixtures.play(position, "treaty:1>2:second-wind+second-wind");
        RandomSource random = RandomPlay.random(1);
        for (int i = 0; i < SAMPLES; i++) {
            ConanPosition sample = position.sample(2, random);
            List<Integer> proposed = new ArrayList<>();
            for (TreatyTerms.Term term : sample.offer().orElseThrow().terms()) {
                proposed.add(((TreatyTerms.CardGift) term).kind());
            }
            assertEquals(sample.kindsIn(PackedState.HAND), proposed);
        }
    }

    // ---- Memory ----

    /** Seat 3 knows a copy that seat 2 has held since the first shuffle; another came with the second. */
    @Test
    void rememberedCopyIsTheOneHeldLongest() {
        String text = "diplomacy r3 1 1.0.0.0.0 orsa,15,a1,0,-,-,-,%s/garane,15,a1,0,-,-,-,%s/jorin,15,a1,0,-,-,-,- -"
                + " a1:lantern-wood:-/a2:buried-city:- - - - - -,0.0.0,0 - - 3.2.second-wind 1";
        ConanPosition given =
                ConanFixtures.parse(String.format(text, "second-wind.2.1+cold-fury.0.0", "second-wind.0.0"), "seats=3");
        ConanFixtures.play(given, "treaty:1>2:second-wind", "yes");
        ConanPosition drawn =
                ConanFixtures.parse(String.format(text, "cold-fury.0.0", "second-wind.0.0+second-wind.3.1"), "seats=3");
        RandomSource random = RandomPlay.random(1);
        for (ConanPosition position : List.of(given, drawn)) {
            for (int i = 0; i < SAMPLES; i++) {
                String sample = position.sample(2, random).notation();
                assertTrue(sample.split("/", -1)[1].contains("second-wind.0.0"), sample);
            }
        }
    }

    /** Seat 1 remembers a card in the hand of seat 2, who knows that it is not there. */
    @Test
    void wrongMemoriesOfOthersAreKept() {
        ConanPosition position =
                ConanFixtures.parse("cards r3 1 1.0.0.0.0 orsa,15,a1,0,-,-,-,feint.0.0/garane,15,a2,0,-,-,-,-"
                        + " - a1:lantern-wood:-/a2:buried-city:- - - - - -,0.0,0 - - 1.2.feint 0");
        RandomSource random = RandomPlay.random(1);
        for (int i = 0; i < SAMPLES; i++) {
            assertEquals("1.2.feint", position.sample(1, random).notation().split(" ", -1)[14]);
        }
    }

    /** Seat 1 has seen the card that seat 3 holds; seat 2 does not know which it is. */
    @ParameterizedTest
    @ValueSource(strings = {"orsa", "feint"})
    void memoriesOfOthersFollowTheCards(String first) {
        ConanPosition position = parse(
                first,
                "cards r3 1 1.0.0.0.0 orsa,15,a1,0,-,-,-,-/garane,15,a2,0,-,-,-,-/jorin,15,a2,0,-,-,-,feint.0.0"
                        + " - a1:lantern-wood:-/a2:buried-city:- - - - - -,0.0.0,0 - - 1.3.feint 0",
                "seats=3");
        RandomSource random = RandomPlay.random(1);
        Set<String> held = new HashSet<>();
        for (int i = 0; i < SAMPLES; i++) {
            ConanPosition sample = position.sample(1, random);
            String id = sample.set()
                    .kind(sample.kindsIn(PackedState.HAND + 2).getFirst())
                    .id();
            assertEquals("1.3." + id, sample.notation().split(" ", -1)[14]);
            held.add(id);
        }
        assertTrue(held.size() > 5, held.toString());
    }

    /** Seat 2 has seen two cards in the hand of seat 1, who gave them to seat 3 unseen. */
    @ParameterizedTest
    @CsvSource({
        "orsa, second-wind.0.0+second-wind.0.0+unbroken-will.0.0+by-a-hair.0.0",
        "unbroken-will, unbroken-will.0.0+second-wind.0.0+second-wind.0.0+by-a-hair.0.0",
        "by-a-hair, by-a-hair.0.0+second-wind.0.0+second-wind.0.0+unbroken-will.0.0",
    })
    void cardsPassedOnUnseenAreWhereTheyWereSeen(String first, String hand) {
        ConanPosition position = parse(
                first,
                "diplomacy r3 1 1.0.0.0.0 orsa,15,a1,0,-,-,-," + hand
                        + "/garane,15,a1,0,-,-,-,-/jorin,15,a1,0,-,-,-,- -"
                        + " a1:lantern-wood:-/a2:buried-city:- - - - - -,0.0.0,0 - - - 0",
                "seats=3");
        ConanFixtures.play(
                position,
                "treaty:1>2:unbroken-will+by-a-hair",
                "no",
                "pass",
                "pass",
                "treaty:1>3:unbroken-will+by-a-hair",
                "yes");
        RandomSource random = RandomPlay.random(1);
        for (int i = 0; i < SAMPLES; i++) {
            ConanPosition sample = position.sample(1, random);
            for (String seen : List.of("unbroken-will", "by-a-hair")) {
                assertTrue(sample.held(0, sample.set().kind(seen)) > 0, seen + " in " + sample);
            }
            assertEquals(position.view(1).json(), sample.view(1).json());
        }
    }

    @Test
    void sampleHasNoHistory() {
        ConanPosition position = ConanFixtures.random(1, 80);
        assertThrows(
                IllegalStateException.class,
                () -> position.sample(0, RandomPlay.random(1)).undo());
    }
}
