package parlour.engine.coach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.bot.SeededRandom;
import parlour.conan.ConanPosition;
import parlour.conan.card.CardSet;
import parlour.conan.rules.ConanRules;
import parlour.conan.rules.MoveCode;
import parlour.game.Game;
import parlour.game.Position;

/** Plays contests on, with the hidden cards dealt in many ways, wherever the coach calls them won or lost. */
final class ConanAdviceTest {

    private static final int TRIALS = 16;

    private final TreeSet<String> seen = new TreeSet<>();

    @ParameterizedTest
    @CsvSource({"seats=2, 5", "seats=3, 3", "seats=2 bids=loot, 2", "seats=4, 1"})
    void everyClaimHoldsWhateverIsHidden(String settings, int games) {
        CoachPositions.visit("conan", settings, games, this::check);
        assertFalse(seen.isEmpty(), "nothing was said");
    }

    private void check(Game game, Position any, String move) {
        ConanPosition before = (ConanPosition) any.copy();
        for (Advice advice : CoachPositions.about(game, before, move)) {
            seen.add(advice.motif());
            check(advice, before, move);
        }
        for (Advice advice : CoachPositions.now(game, before)) {
            seen.add(advice.motif());
            checkNow(advice, before);
        }
    }

    private static void check(Advice advice, ConanPosition before, String move) {
        String why = advice + " for " + move + " in " + before;
        int seat = before.turn();
        ConanPosition after = before.copy();
        int played = after.legalMove(move);
        after.play(played);
        switch (advice.motif()) {
            case "lifts-to-winning-glory" -> {
                boolean isLifted = false;
                for (int other = 0; other < before.seats(); other++) {
                    isLifted |=
                            other != seat && before.pg(other) < ConanRules.GOAL && after.pg(other) >= ConanRules.GOAL;
                }
                assertTrue(isLifted, why);
            }
            case "withdraws-from-won-contest", "card-not-needed" -> assertAlwaysWins(before, why);
            case "call-cannot-win" -> {
                assertNeverWins(before, why);
                assertTrue(before.withdrawal() < Math.max(before.bid(0), before.bid(1)), why);
            }
            case "bid-cannot-win", "bid-higher-than-needed", "card-cannot-save" -> assertNeverWins(before, why);
            case "all-at-stake" -> {
                int stake = MoveCode.kind(played) == MoveCode.BID
                        ? MoveCode.arg1(played)
                        : Math.max(before.bid(0), before.bid(1));
                assertEquals(before.pg(seat), stake, why);
            }
            case "attribute-wins" -> assertAlwaysWins(after, seat, why);
            case "other-attribute-wins" -> assertAlwaysWins(before, why);
            case "attribute-cannot-win" -> assertNeverWins(after, seat, why);
            case "bluff-card" -> assertEquals(CardSet.BLUFF, before.set().op[MoveCode.arg1(played)], why);
            case "card-for-another-attribute" ->
                assertEquals(0, before.set().opAttributes[MoveCode.arg1(played)] >> before.attribute() & 1, why);
            case "treaty-gives-glory" ->
                assertTrue(
                        before.offer().isPresent()
                                ? after.pg(seat) <= before.pg(seat)
                                : after.offer().isPresent(),
                        why);
            case "adventure-completed" -> assertEquals("accomplish", move, why);
            case "adventure-not-completed" -> {
                assertTrue(before.legalMoveTexts().contains("accomplish"), why);
                assertFalse(move.equals("accomplish"), why);
            }
            default -> throw new AssertionError("not checked: " + why);
        }
    }

    private static void checkNow(Advice advice, ConanPosition position) {
        String why = advice + " in " + position;
        switch (advice.motif()) {
            case "contest-won" -> assertAlwaysWins(position, why);
            case "contest-lost" -> assertNeverWins(position, why);
            case "has-winning-glory" -> assertTrue(anySeat(position, glory -> glory >= ConanRules.GOAL), why);
            case "near-winning-glory" ->
                assertTrue(anySeat(position, glory -> glory < ConanRules.GOAL && glory >= ConanRules.GOAL - 5), why);
            default -> throw new AssertionError("not checked: " + why);
        }
    }

    private static boolean anySeat(ConanPosition position, IntPredicate glory) {
        for (int seat = 0; seat < position.seats(); seat++) {
            if (glory.test(position.pg(seat))) {
                return true;
            }
        }
        return false;
    }

    // ---- Contests played on ----

    private static void assertAlwaysWins(ConanPosition position, String why) {
        assertAlwaysWins(position, position.turn(), why);
    }

    /** Some attribute that the seat may name, or any that the other side may, wins in every trial. */
    private static void assertAlwaysWins(ConanPosition position, int seat, String why) {
        IntPredicate always = attribute -> outcomes(position, seat, true, attribute).allWon;
        assertTrue(
                names(position, seat)
                        ? attributes(position).anyMatch(always)
                        : attributes(position).allMatch(always),
                why);
    }

    private static void assertNeverWins(ConanPosition position, String why) {
        assertNeverWins(position, position.turn(), why);
    }

    /** No attribute that the seat may name, or not every one that the other side may, wins in any trial. */
    private static void assertNeverWins(ConanPosition position, int seat, String why) {
        IntPredicate ever = attribute -> outcomes(position, seat, false, attribute).anyWon;
        assertFalse(
                names(position, seat)
                        ? attributes(position).anyMatch(ever)
                        : attributes(position).allMatch(ever),
                why);
    }

    private static boolean names(ConanPosition position, int seat) {
        return position.side(position.isDuel() ? 1 : 0) == seat;
    }

    /** The attributes that can be named; the one that has been, if one has. */
    private static IntStream attributes(ConanPosition position) {
        return position.attribute() >= 0 ? IntStream.of(position.attribute()) : IntStream.range(0, 3);
    }

    private record Outcomes(boolean allWon, boolean anyWon) {}

    /**
     * Plays the contest many times, each with other hidden cards.
     *
     * @param isQuiet whether the seat lays nothing more and the others play at random; otherwise the other way round
     */
    private static Outcomes outcomes(ConanPosition from, int seat, boolean isQuiet, int named) {
        boolean allWon = true;
        boolean anyWon = false;
        for (int trial = 0; trial < TRIALS; trial++) {
            SeededRandom random = new SeededRandom(trial);
            ConanPosition position = from.sample(seat, random);
            int hero = position.side(0);
            while (position.side(0) == hero && !position.isOver()) {
                position.play(move(position, seat, isQuiet, named, random));
            }
            boolean won = position.view(seat).json().contains("\"winner\":" + seat);
            allWon &= won;
            anyWon |= won;
        }
        return new Outcomes(allWon, anyWon);
    }

    private static int move(ConanPosition position, int seat, boolean isQuiet, int named, SeededRandom random) {
        int any = position.legalMoveAt(random.nextInt(position.legalMoveCount()));
        return switch (position.step()) {
            case "auction" -> call(position);
            case "naming" -> MoveCode.of(MoveCode.NAME, named);
            case "laying" -> (position.turn() == seat) == isQuiet ? MoveCode.of(MoveCode.PASS) : any;
            default -> any;
        };
    }

    /** Follows as soon as that is possible, so that the contest is fought. */
    private static int call(ConanPosition position) {
        int lowest = -1;
        for (int move : position.legalMoves().toArray()) {
            if (MoveCode.kind(move) == MoveCode.FOLLOW) {
                return move;
            }
            lowest = MoveCode.kind(move) == MoveCode.BID && lowest < 0 ? move : lowest;
        }
        return lowest;
    }
}
