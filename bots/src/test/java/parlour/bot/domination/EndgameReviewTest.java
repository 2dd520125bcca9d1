package parlour.bot.domination;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.bot.SeededRandom;
import parlour.domination.DominationPosition;
import parlour.domination.Pairs;
import parlour.game.Position;

final class EndgameReviewTest {

    private static final int ENDING = 14;

    /** A match played at random from its start, with all its moves. */
    private record Played(DominationPosition start, List<Integer> moves, DominationPosition end) {

        static Played random(long seed, String... settings) {
            DominationPosition start = DominationPositions.start(settings);
            DominationPosition position = start.copy();
            SeededRandom random = new SeededRandom(seed);
            List<Integer> moves = new ArrayList<>();
            while (!position.isOver()) {
                int move = position.turn() == Position.CHANCE
                        ? random.drawOutcome(position)
                        : position.legalMoveAt(random.nextInt(position.legalMoveCount()));
                moves.add(move);
                position.play(move);
            }
            return new Played(start, moves, position);
        }

        DominationPosition after(int number) {
            DominationPosition position = start.copy();
            moves.subList(0, number).forEach(position::play);
            return position;
        }
    }

    @Test
    void theReviewBeginsWhenTheStockRunsOut() {
        Played played = Played.random(1);
        EndgameReview review = EndgameReview.of(played.start(), played.moves()).getFirst();
        assertEquals(played.moves().size() - ENDING, review.from());
        DominationPosition first = played.after(review.from());
        assertEquals(0, first.stockSize());
        assertEquals(ENDING, Pairs.DOMINOES - first.laid());
        assertEquals(first.turn(), review.seat());
        assertEquals(ENDING, review.steps().size());
        assertEquals(ENDING, review.line().size());
    }

    @Test
    void theBestLineEndsWithTheReportedTerritories() throws Exception {
        for (long seed = 1; seed <= 20; seed++) {
            Played played = Played.random(seed);
            EndgameReview review =
                    EndgameReview.of(played.start(), played.moves()).getFirst();
            DominationPosition position = played.after(review.from());
            for (String move : review.line()) {
                position.play(DominationPositions.read(position, move));
            }
            assertTrue(position.isOver());
            assertEquals(
                    List.of(position.territories(0), position.territories(1)), review.territories(), "seed " + seed);
        }
    }

    /** From best play to what was played, every territory that changed hands is one seat's mistake. */
    @Test
    void lossesAddUpToTheResult() {
        int mistakes = 0;
        for (long seed = 1; seed <= 40; seed++) {
            Played played = Played.random(seed);
            EndgameReview review =
                    EndgameReview.of(played.start(), played.moves()).getFirst();
            int expected = review.territories().getFirst();
            for (EndgameReview.Step step : review.steps()) {
                assertTrue(step.lost() >= 0, "seed " + seed);
                assertEquals(0, step.lostBorder());
                assertEquals(step.isBest(), step.best().contains(step.played()), "seed " + seed);
                expected += step.seat() == 0 ? -step.lost() : step.lost();
                mistakes += step.isBest() ? 0 : 1;
            }
            assertEquals(played.end().territories(0), expected, "seed " + seed);
        }
        assertTrue(mistakes > 40, mistakes + " mistakes");
    }

    @Test
    void bestMovesAndLossesMatchExhaustiveSearch() {
        for (long seed = 1; seed <= 30; seed++) {
            Played played = Played.random(seed);
            EndgameReview review =
                    EndgameReview.of(played.start(), played.moves()).getFirst();
            for (int nth = ENDING - 7; nth < ENDING; nth++) {
                DominationPosition position = played.after(review.from() + nth);
                int seat = position.turn();
                int value = DominationPositions.plainValue(position, seat);
                List<String> best = new ArrayList<>();
                for (int move : DominationPositions.moves(position)) {
                    if (DominationPositions.plainValueOf(position, move, seat) == value) {
                        best.add(position.text(move));
                    }
                }
                EndgameReview.Step step = review.steps().get(nth);
                int made = played.moves().get(review.from() + nth);
                assertEquals(seat, step.seat());
                assertEquals(position.text(made), step.played());
                assertEquals(best, step.best(), "seed " + seed);
                assertEquals(
                        (value - DominationPositions.plainValueOf(position, made, seat)) / 2,
                        step.lost(),
                        "seed " + seed);
            }
        }
    }

    @Test
    void aMirroredMatchHasTwoEndingsAndTheBorderCounts() {
        int border = 0;
        for (long seed = 1; seed <= 10; seed++) {
            Played played = Played.random(seed, "match=mirrored");
            List<EndgameReview> reviews = EndgameReview.of(played.start(), played.moves());
            assertEquals(
                    List.of(0, 1), reviews.stream().map(EndgameReview::game).toList());
            for (EndgameReview review : reviews) {
                assertEquals(ENDING, review.steps().size());
                for (EndgameReview.Step step : review.steps()) {
                    assertTrue(step.lost() > 0 || (step.lost() == 0 && step.lostBorder() >= 0), "seed " + seed);
                    assertEquals(step.isBest(), step.best().contains(step.played()), "seed " + seed);
                    border += step.lostBorder() != 0 ? 1 : 0;
                }
            }
        }
        assertTrue(border > 0);
    }

    @Test
    void anUnfinishedGameIsReviewedAsFarAsItWent() {
        Played played = Played.random(3);
        int size = played.moves().size();
        assertEquals(List.of(), EndgameReview.of(played.start(), played.moves().subList(0, size - ENDING)));
        EndgameReview review = EndgameReview.of(played.start(), played.moves().subList(0, size - ENDING + 5))
                .getFirst();
        assertEquals(5, review.steps().size());
        assertEquals(ENDING, review.line().size());
    }

    @Test
    void gamesOfThreePlayersHaveNoReview() {
        Played played = Played.random(3, "seats=3");
        assertEquals(List.of(), EndgameReview.of(played.start(), played.moves()));
    }
}
