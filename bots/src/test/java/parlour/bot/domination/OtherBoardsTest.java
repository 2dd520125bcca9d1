package parlour.bot.domination;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parlour.bot.Budget;
import parlour.bot.InformationState;
import parlour.bot.Level;
import parlour.bot.SeededRandom;
import parlour.domination.DominationPosition;
import parlour.game.NotationException;
import parlour.game.ParseResult;
import parlour.game.Position;

/** Computers on boards that are not exact, where a player who can lay nothing passes. */
final class OtherBoardsTest {

    private static final String ONE_SLIP =
            "layout=rows:1445503326116015060264450355336613211223144655446500033062241122";

    /** Fifteen slots are wrong, so that players pass early. */
    private static final String MANY_SLIPS =
            "layout=rows:2445503321116015060264430355536613212223144655446506033062241162";

    private static final int WIDE = EndgameSolver.INFINITE;

    @ParameterizedTest
    @EnumSource(Level.class)
    void everyLevelPlaysToTheEndAndPassesOnlyWhenItMust(Level level) throws NotationException {
        for (int seats = 2; seats <= 4; seats += 2) {
            DominationPosition position = DominationPositions.start("seats=" + seats, MANY_SLIPS);
            SeededRandom random = new SeededRandom(level.number() + seats);
            while (!position.isOver()) {
                if (position.turn() == Position.CHANCE) {
                    position.play(random.drawOutcome(position));
                    continue;
                }
                InformationState state = new InformationState(position, position.turn());
                String move = new DominationBot(level, position.laid())
                        .chooseMove(state, Budget.nodes(60), it -> {})
                        .move();
                assertEquals(position.mustPass(), move.equals("pass"), position + ": " + move);
                position.play(assertInstanceOf(ParseResult.Legal.class, position.parseMove(move))
                        .move());
            }
            assertTrue(position.laid() < 112, "every domino found a slot");
        }
    }

    @Test
    void theGreedyBotPassesTooWhenItMust() throws NotationException {
        DominationPosition position = DominationPositions.start("seats=3", MANY_SLIPS);
        SeededRandom random = new SeededRandom(4);
        while (!position.isOver()) {
            if (position.turn() == Position.CHANCE) {
                position.play(random.drawOutcome(position));
                continue;
            }
            InformationState state = new InformationState(position, position.turn());
            String move = new GreedyDominationBot(1)
                    .chooseMove(state, Budget.nodes(1), it -> {})
                    .move();
            position.play(assertInstanceOf(ParseResult.Legal.class, position.parseMove(move))
                    .move());
        }
        assertTrue(position.passes() > 0, "nobody had to pass");
    }

    /** Endings in which somebody passes at once, later or never. */
    private static List<DominationPosition> endings(int left, int seeds) {
        List<DominationPosition> endings = new ArrayList<>();
        for (long seed = 1; seed <= seeds; seed++) {
            for (String board : List.of(ONE_SLIP, MANY_SLIPS)) {
                DominationPosition position = DominationPositions.withLeft(left, seed, board);
                if (EndgamePlay.isReached(position)) {
                    endings.add(position);
                }
            }
        }
        assertFalse(endings.isEmpty());
        return endings;
    }

    @Test
    void valuesOfEndingsMatchExhaustiveSearch() {
        int passes = 0;
        for (int left = 8; left <= 14; left += 2) {
            for (DominationPosition position : endings(left, left == 14 ? 12 : 30)) {
                int me = position.turn();
                EndgameSolver solver = new EndgameSolver(position, me, false);
                solver.within(nodes -> false);
                if (left < 14) {
                    assertEquals(
                            DominationPositions.plainValue(position, me),
                            solver.value(-WIDE, WIDE),
                            position.notation());
                }
                EndgamePlay play = EndgamePlay.solve(position, nodes -> false).orElseThrow();
                passes += (int) play.line().stream()
                        .filter(move -> move == DominationPosition.PASS)
                        .count();
                checkLine(position, play);
            }
        }
        assertTrue(passes > 10, "only " + passes + " passes");
    }

    /** The line is legal, leads to the end, and gains what was promised. */
    private static void checkLine(DominationPosition from, EndgamePlay play) {
        DominationPosition position = from.copy();
        int me = from.turn();
        for (int move : play.line()) {
            assertTrue(position.legalMoves().contains(move), from.notation() + " " + play.line());
            position.play(move);
        }
        assertTrue(position.isOver(), from.notation());
        int gained = position.territories(me) - from.territories(me);
        int lost = position.territories(1 - me) - from.territories(1 - me);
        assertEquals(play.value(), gained - lost, from.notation());
        assertEquals(List.of(position.territories(0), position.territories(1)), play.territories(from));
        assertEquals(from.mustPass(), play.slot() == DominationPosition.PASS);
    }

    @Test
    void aReviewGivesEveryMoveOfTheEndingItsCost() {
        SeededRandom random = new SeededRandom(8);
        for (DominationPosition from : endings(12, 6)) {
            DominationPosition position = from.copy();
            List<Integer> moves = new ArrayList<>();
            while (!position.isOver()) {
                moves.add(position.legalMoveAt(random.nextInt(position.legalMoveCount())));
                position.play(moves.getLast());
            }
            EndgameReview review = EndgameReview.of(from, moves).getFirst();
            assertEquals(moves.size(), review.steps().size());
            int lost = 0;
            for (EndgameReview.Step step : review.steps()) {
                assertFalse(step.best().isEmpty());
                assertEquals(step.isBest(), step.best().contains(step.played()), step.toString());
                lost += step.lost();
            }
            List<Integer> ends = List.of(position.territories(0), position.territories(1));
            assertTrue(lost > 0
                    || review.territories().equals(ends)
                    || !review.line().isEmpty());
        }
    }

    /** Whoever passed holds nothing with a free slot: the estimate does not fear them. */
    @Test
    void theTrialsOfAReviewFinishEveryGame() {
        SeededRandom random = new SeededRandom(3);
        for (int left : new int[] {60, 30, 12}) {
            DominationPosition position = DominationPositions.withLeft(left, 5, MANY_SLIPS);
            if (position.isOver()) {
                continue;
            }
            DominationTrials trials = new DominationTrials(new InformationState(position, position.turn()), random);
            for (int move : DominationPositions.moves(position)) {
                int share = trials.result(trials.sample(), move, random);
                assertTrue(share >= 0 && share <= DominationTrials.POINT);
            }
        }
    }
}
