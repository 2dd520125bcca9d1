package parlour.engine.coach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.bot.SeededRandom;
import parlour.bot.domination.EndgameReview;
import parlour.domination.Board;
import parlour.domination.DominationPosition;
import parlour.domination.Pairs;
import parlour.game.Game;
import parlour.game.Position;

/** Compares what the coach claims with the true racks, with many deals that the seat cannot tell apart, and with play. */
final class DominationAdviceTest {

    private static final Pattern PAIR = Pattern.compile("\\b[0-6]-[0-6]\\b");
    private static final int DEALS = 20;

    private final TreeSet<String> seen = new TreeSet<>();

    @ParameterizedTest
    @CsvSource({"seats=2, 2", "seats=3, 1", "seats=4, 1", "match=mirrored, 1", "layout=rows:%s, 1"})
    void everyClaimHoldsWhateverIsHidden(String settings, int games) {
        String odd = "2445503326116015060264450355336613211223144655446500033062241123";
        CoachPositions.visit("domination", settings.replace("%s", odd), games, this::check);
        assertTrue(seen.size() >= 6, seen.toString());
    }

    private void check(Game game, Position any, String move) {
        DominationPosition before = (DominationPosition) any.copy();
        int seat = before.turn();
        List<DominationPosition> deals = new ArrayList<>();
        for (int i = 0; i < DEALS; i++) {
            deals.add(before.sample(seat, new SeededRandom(i)));
        }
        for (Advice advice : CoachPositions.about(game, before, move)) {
            seen.add(advice.motif());
            check(advice, before, move, deals);
        }
        for (Advice advice : CoachPositions.now(game, before)) {
            seen.add(advice.motif());
            checkNow(advice, before, deals);
        }
    }

    private static void check(Advice advice, DominationPosition before, String move, List<DominationPosition> deals) {
        String why = advice + " for " + move + " in " + before;
        int seat = before.turn();
        DominationPosition after = before.copy();
        int played = after.legalMove(move);
        after.play(played);
        switch (advice.motif()) {
            case "territory-closed" ->
                assertEquals(advice.marks().size(), after.territories(seat) - before.territories(seat), why);
            case "territory-missed" -> assertTrue(mostClosed(before) > before.conquers(played), why);
            case "third-side", "third-side-after-closing", "third-side-forced" -> {
                assertEquals(3, after.sides(territory(advice)), why);
                assertTrue(canBeClosedByOther(after, territory(advice), seat, deals), why);
                if (advice.motif().equals("third-side")) {
                    assertTrue(hasSafeMove(before, seat, deals), why);
                }
            }
            case "third-side-safe" -> {
                assertEquals(3, after.sides(territory(advice)), why);
                assertFalse(canBeClosedByOther(after, territory(advice), seat, deals), why);
            }
            case "last-domino" -> assertEquals(Pairs.DOMINOES, before.laid() + 1, why);
            case "ending-lost" -> {
                EndgameReview.Step step = EndgameReview.of(before, List.of(played))
                        .getFirst()
                        .steps()
                        .getFirst();
                assertTrue(step.lost() > 0, why);
                assertFalse(step.best().contains(move), why);
            }
            default -> throw new AssertionError("not checked: " + why);
        }
    }

    private static void checkNow(Advice advice, DominationPosition position, List<DominationPosition> deals) {
        String why = advice + " in " + position;
        int seat = position.turn();
        String sentence = advice.toPlayer().en();
        switch (advice.motif()) {
            case "can-close" -> {
                assertTrue(position.held(seat, closing(position, territory(advice))) > 0, why);
                assertTrue(canBeClosedByOther(position, territory(advice), seat, deals), why);
            }
            case "only-you-can-close" -> {
                assertTrue(position.held(seat, closing(position, territory(advice))) > 0, why);
                assertFalse(canBeClosedByOther(position, territory(advice), seat, deals), why);
            }
            case "others-can-close" -> {
                assertEquals(0, position.held(seat, closing(position, territory(advice))), why);
                assertTrue(canBeClosedByOther(position, territory(advice), seat, deals), why);
            }
            case "nobody-can-close" -> {
                assertEquals(0, position.held(seat, closing(position, territory(advice))), why);
                assertFalse(canBeClosedByOther(position, territory(advice), seat, deals), why);
            }
            case "no-safe-move" -> assertFalse(hasSafeMove(position, seat, deals), why);
            case "few-safe-moves" -> assertTrue(hasSafeMove(position, seat, deals), why);
            case "must-pass" -> assertTrue(position.mustPass(), why);
            case "last-laid" -> {
                Matcher pair = PAIR.matcher(sentence);
                assertTrue(pair.find(), why);
                boolean isLaid = false;
                for (int nth = Math.max(0, position.laid() - position.seats()); nth < position.laid(); nth++) {
                    isLaid |= Pairs.name(position.layout().pair(position.laid(nth)))
                            .equals(pair.group());
                }
                assertTrue(isLaid, why);
            }
            case "decided" -> {
                int most = 0;
                int open = Board.TERRITORIES;
                for (int each = 0; each < position.seats(); each++) {
                    most = Math.max(most, position.territories(each));
                    open -= position.territories(each);
                }
                int leaders = 0;
                for (int each = 0; each < position.seats(); each++) {
                    leaders += position.territories(each) + open >= most ? 1 : 0;
                }
                assertEquals(1, leaders, why);
            }
            case "stock-empty" -> assertEquals(0, position.stockSize(), why);
            default -> throw new AssertionError("not checked: " + why);
        }
    }

    private static int territory(Advice advice) {
        for (int territory = 0; territory < Board.TERRITORIES; territory++) {
            if (Board.territoryName(territory).equals(advice.marks().getFirst())) {
                return territory;
            }
        }
        throw new AssertionError(advice.toString());
    }

    private static int closing(DominationPosition position, int territory) {
        for (int side = 0; side < 4; side++) {
            int slot = position.layout().side(territory, side);
            if (position.isFree(slot)) {
                return position.layout().pair(slot);
            }
        }
        throw new AssertionError("closed");
    }

    /** Whether in any of the deals somebody else holds what closes it. */
    private static boolean canBeClosedByOther(
            DominationPosition position, int territory, int seat, List<DominationPosition> deals) {
        int pair = closing(position, territory);
        for (DominationPosition deal : deals) {
            for (int other = 0; other < deal.seats(); other++) {
                if (other != seat && deal.held(other, pair) > 0) {
                    return true;
                }
            }
        }
        // Few of a kind can be on no rack in all of these deals.
        boolean isUnseen = position.unseen(seat, pair) > 0 && position.stockSize() > 0;
        return isUnseen && position.game() == 0;
    }

    private static int mostClosed(DominationPosition position) {
        int most = 0;
        for (int move : position.legalMoves().toArray()) {
            most = Math.max(most, position.conquers(move));
        }
        return most;
    }

    /** Whether a move gives no third side that somebody else can close. */
    private static boolean hasSafeMove(DominationPosition before, int seat, List<DominationPosition> deals) {
        for (int move : before.legalMoves().toArray()) {
            if (move >= DominationPosition.DRAW) {
                continue;
            }
            DominationPosition after = before.copy();
            after.play(move);
            boolean isSafe = true;
            for (int territory : before.layout().territories(move)) {
                isSafe &= after.game() != before.game()
                        || after.sides(territory) != 3
                        || !canBeClosedByOther(after, territory, seat, deals);
            }
            if (isSafe) {
                return true;
            }
        }
        return false;
    }
}
