package parlour.conan.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.conan.Conan;
import parlour.conan.ConanFixtures;
import parlour.conan.ConanPosition;
import parlour.game.NotationException;
import parlour.game.RandomSource;
import parlour.game.View;
import parlour.game.contract.RandomPlay;

/**
 * Copies of a card look alike: a viewer's memory of a hand must not disclose how many copies it holds. Each test plays
 * two games that differ only in what is hidden from the viewer, and after every move the viewer must see the same.
 */
class CardCopiesTest {

    private static final int FIRST = 0;
    private static final int SECOND = 1;
    private static final int THIRD = 2;

    /** No more proposals, and all draw; then seat 1 begins the next round. */
    private static final String NEXT_ROUND = "pass pass pass draw:cold-fury draw:thorn-darts draw:well-placed-word";

    // ---- Shown again ----

    @Test
    void giverOfACardWhoIsOfferedACopyCannotTellWhetherThereAreTwo() {
        ConanPosition position = position("moor-reavers feint", "feint rotten-floor", "breathing-isle");
        play(position, "pass treaty:2>1:feint yes pass treaty:1>2:feint");
        assertKnown(position, SECOND, FIRST, "feint");
        assertAlike(
                SECOND,
                position("moor-reavers feint", "feint rotten-floor", "breathing-isle"),
                position("moor-reavers by-a-hair", "feint rotten-floor", "breathing-isle"),
                "pass treaty:2>1:feint yes pass treaty:1>2:feint no");
    }

    @Test
    void giverOfACardCannotTellFromAnAgreementWhetherThereAreTwo() {
        ConanPosition position = position("moor-reavers feint", "feint rotten-floor", "breathing-isle");
        play(position, "pass treaty:2>1:feint yes treaty:1>2:feint yes");
        assertKnown(position, SECOND, FIRST, "feint");
        assertKnown(position, THIRD, FIRST, "feint");
        assertAlike(
                SECOND,
                position("moor-reavers feint", "feint rotten-floor", "breathing-isle"),
                position("moor-reavers by-a-hair", "feint rotten-floor", "breathing-isle"),
                "pass treaty:2>1:feint yes treaty:1>2:feint yes no");
    }

    @Test
    void twoCopiesShownTogetherCountAsTwo() {
        ConanPosition position = position("feint feint", "rotten-floor", "breathing-isle");
        play(position, "treaty:1>2:feint no pass pass treaty:1>2:feint+feint");
        assertKnown(position, SECOND, FIRST, "feint", "feint");
        play(position, "no pass pass treaty:1>2:feint no");
        assertKnown(position, SECOND, FIRST, "feint", "feint");
        assertKnown(position, THIRD, FIRST);
    }

    // ---- Handed over ----

    @Test
    void playerWhoTakesACardBackCannotTellWhetherItIsTheSame() {
        ConanPosition position = position("moor-reavers feint", "feint rotten-floor", "breathing-isle");
        play(position, "pass treaty:2>1:feint yes pass treaty:1>2:feint yes");
        assertKnown(position, SECOND, FIRST);
        assertAlike(
                SECOND,
                position("moor-reavers feint", "feint rotten-floor", "breathing-isle"),
                position("moor-reavers by-a-hair", "feint rotten-floor", "breathing-isle"),
                "pass treaty:2>1:feint yes pass treaty:1>2:feint yes");
    }

    @Test
    void proposerOfAGiftBetweenOthersCannotTellWhetherItIsTheSame() {
        ConanPosition position = position("moor-reavers feint", "feint rotten-floor", "breathing-isle");
        play(position, "pass treaty:2>1:feint yes pass pass treaty:1>3:feint yes yes");
        assertKnown(position, SECOND, FIRST);
        assertKnown(position, SECOND, THIRD, "feint");
        assertKnown(position, FIRST, THIRD, "feint");
        assertKnown(position, THIRD, FIRST);
        assertAlike(
                SECOND,
                position("moor-reavers feint", "feint rotten-floor", "breathing-isle"),
                position("moor-reavers by-a-hair", "feint rotten-floor", "breathing-isle"),
                "pass treaty:2>1:feint yes pass pass treaty:1>3:feint yes yes");
    }

    @Test
    void twoPlayersWhoSwapCopiesKnowOneInTheOtherHand() {
        ConanPosition position = position("moor-reavers feint", "feint rotten-floor", "breathing-isle");
        play(position, "treaty:1>2:feint;2>1:feint yes");
        assertKnown(position, FIRST, SECOND, "feint");
        assertKnown(position, SECOND, FIRST, "feint");
    }

    // ---- Shown to all ----

    @Test
    void viewersForgetARememberedCardWhenACopyIsPlayed() {
        String moves = "pass treaty:2>1:retreat-by-night yes pass treaty:1>3:retreat-by-night no " + NEXT_ROUND
                + " play:retreat-by-night";
        for (int viewer : new int[] {SECOND, THIRD}) {
            assertAlike(
                    viewer,
                    position("moor-reavers retreat-by-night", "retreat-by-night rotten-floor", "breathing-isle"),
                    position("moor-reavers by-a-hair", "retreat-by-night rotten-floor", "breathing-isle"),
                    moves);
        }
    }

    @Test
    void viewersForgetARememberedCardWhenACopyIsTurnedUpInAContest() {
        String moves = "pass treaty:2>1:feint yes pass treaty:1>3:feint no " + NEXT_ROUND
                + " pass pass pass pass duel:seat2 bid:1 follow name:strength down:feint pass pass";
        for (int viewer : new int[] {SECOND, THIRD}) {
            assertAlike(
                    viewer,
                    position("moor-reavers feint", "feint rotten-floor", "breathing-isle"),
                    position("moor-reavers by-a-hair", "feint rotten-floor", "breathing-isle"),
                    moves);
        }
    }

    // ---- Passed on unseen ----

    @Test
    void viewerOfACopyPlayedFromAnotherHandCannotTellWhetherItWasPassedOn() {
        ConanPosition passed = position("feint cold-fury", "rotten-floor", "breathing-isle by-a-hair");
        ConanPosition kept = position("feint cold-fury", "rotten-floor", "breathing-isle feint");
        assertAlike(SECOND, passed, kept, "treaty:1>2:feint no pass pass");
        play(passed, "treaty:1>3:feint yes");
        play(kept, "treaty:1>3:cold-fury yes");
        assertAlike(
                SECOND,
                passed,
                kept,
                NEXT_ROUND + " pass pass pass pass duel:seat3 bid:1 follow name:strength pass down:feint pass pass");
        assertKnown(passed, SECOND, FIRST, "feint");
        // Now this viewer draws the other copy: it can see both, and its memory of seat 1 must be wrong.
        play(passed, "pass go:a1 pass pass pass draw:sandstorm draw:feint");
        assertKnown(passed, SECOND, FIRST);
    }

    @Test
    void sampleDoesNotDiscloseThatACardWasPassedOn() {
        for (String seen : List.of("feint", "by-a-hair", "moor-reavers")) {
            ConanPosition position = position("cold-fury rotten-floor " + seen, "sandstorm", "breathing-isle");
            play(position, "treaty:1>2:" + seen + " no pass pass treaty:1>3:" + seen + " yes");
            int kind = position.set().kind(seen);
            assertEquals(1, position.held(THIRD, kind));
            RandomSource random = RandomPlay.random(1);
            for (int i = 0; i < 50; i++) {
                ConanPosition sample = position.sample(SECOND, random);
                assertTrue(sample.held(FIRST, kind) > 0, seen + " in sample " + i + ": " + sample);
                assertEquals(position.view(SECOND).json(), sample.view(SECOND).json());
            }
        }
    }

    @Test
    void viewerOfAUniqueCardLeavingAnotherHandKnowsThatItWasPassedOn() {
        ConanPosition position = position("by-a-hair", "rotten-floor", "breathing-isle");
        play(position, "treaty:1>2:by-a-hair no pass pass treaty:1>3:by-a-hair yes " + NEXT_ROUND);
        assertKnown(position, SECOND, FIRST, "by-a-hair");
        play(position, "pass pass pass pass duel:seat3 bid:1 follow name:strength pass down:by-a-hair pass pass");
        assertKnown(position, SECOND, FIRST);
    }

    @Test
    void positionWithTooManyRememberedCopiesIsRefused() {
        String text = position("feint", "feint", "breathing-isle").notation();
        String one = text.replace("- - - 0", "- - 3.1.feint 0");
        assertEquals(one, ConanFixtures.parse(one, "seats=3").notation());
        String two = text.replace("- - - 0", "- - 3.1.feint+3.2.feint 0");
        assertEquals(two, ConanFixtures.parse(two, "seats=3").notation());
        for (String wrong : List.of("1.1.feint", "1.2.feint+1.3.feint", "3.1.orsa", "3.1.boar-spear")) {
            String bad = text.replace("- - - 0", "- - " + wrong + " 0");
            assertThrows(
                    NotationException.class, () -> Conan.CONAN.parse(bad, ConanFixtures.options("seats=3")), wrong);
        }
    }

    // ---- Helpers ----

    /** The diplomacy phase of three players with these hands. */
    private static ConanPosition position(String... hands) {
        return ConanFixtures.parse(
                "diplomacy r3 1 1.0.0.0.0 orsa,15,a1,0,-,boar-spear,-," + hand(hands[0]) + "/tesk,15,a1,0,-,-,-,"
                        + hand(hands[1]) + "/jorin,15,a1,0,-,-,-," + hand(hands[2])
                        + " - a1:lantern-wood:-/a2:buried-city:- - - - - -,0.0.0,0 - - - 0",
                "seats=3");
    }

    private static String hand(String cards) {
        return String.join(
                "+",
                Arrays.stream(cards.split(" ", -1))
                        .sorted(Comparator.comparingInt(Conan.CONAN.set()::kind))
                        .map(id -> id + ".0.0")
                        .toList());
    }

    private static void play(ConanPosition position, String moves) {
        ConanFixtures.play(position, moves.split(" ", -1));
    }

    private static void assertKnown(ConanPosition position, int viewer, int holder, String... ids) {
        List<?> seats = (List<?>) position.view(viewer).fields().getOrDefault("seats", List.of());
        Object known = ((View) seats.get(holder)).fields().get("known");
        assertEquals(List.of(ids), known, "what seat " + (viewer + 1) + " knows of seat " + (holder + 1));
    }

    private static void assertAlike(int viewer, ConanPosition one, ConanPosition other, String moves) {
        assertSame(viewer, one, other, "at first");
        for (String move : moves.split(" ", -1)) {
            play(one, move);
            play(other, move);
            assertSame(viewer, one, other, move);
        }
    }

    private static void assertSame(int viewer, ConanPosition one, ConanPosition other, String after) {
        assertEquals(one.view(viewer).json(), other.view(viewer).json(), "seat " + (viewer + 1) + " after " + after);
        RandomSource random = RandomPlay.random(1);
        for (ConanPosition position : List.of(one, other)) {
            assertEquals(
                    position.view(viewer).json(),
                    position.sample(viewer, random).view(viewer).json());
            assertEquals(
                    position.notation(),
                    ConanFixtures.parse(position.notation(), "seats=3").notation());
        }
    }
}
