package parlour.bot.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.bot.InformationState;
import parlour.bot.SeededRandom;
import parlour.bot.domination.EndgameReview;
import parlour.bot.registry.BotRegistry;
import parlour.conquest.Conquest;
import parlour.domination.DominationPosition;
import parlour.game.Position;
import parlour.game.View;

final class ReviewerTest {

    private static final long FEW = 3_000;

    /** Two players, 18 dominoes left, four of them in the stock: 1-4 between a3 and b3 conquers two territories. */
    private static final String DOUBLE =
            "A 1 f3g3e1e2e6f6f6f7f2g2d2d3b1c1g6g7d4e4c2c3c2d2b8c8a1b1f4f5h4h5d5d6c6c7b4c4d7e7b2b3"
                    + "f8g8a2b2a7a8e7e8b2c2b3c3g5g6g2g3d2e2g4g5f5g5a4b4b6c6d3e3e3e4h2h3c3d3d1e1b6b7f4g4g1g2g3h3b5b6f2f3b3b4c1c2"
                    + "a6b6f5f6h5h6g4h4c6d6a6a7a7b7e4f4f6g6f7g7g3g4f7f8e5e6g7g8e5f5e6e7d1d2b1b2e3f3g7h7b7c7f3f4d6d7h6h7h3h4e2e3"
                    + "a3a4h7h8g6h6f1f2e7f7h1h2b4b5e2f2b5c5c4c5g2h2d3d4d5e5c4d4e1f1a4a5c3c4c7d7a2a3c5c6g5h5d8e8 "
                    + "05131415223346/00031415242655";

    /** Four players, heroes of the first two on one adventure: treaties can be proposed that are not listed. */
    private static final String TALKS =
            "diplomacy r3 1 1.0.0.0.0 orsa,15,a1,1,-,boar-spear,-,moor-reavers.0.0+feint.0.0"
                    + "/tesk,15,a1,1,-,-,-,rotten-floor.0.0+second-wind.0.0/jorin,12,a2,1,-,-,-,breathing-isle.0.0"
                    + "/velmire,12,a2,1,-,-,-,hungry-star.0.0 - a1:lantern-wood:-/a2:buried-city:- - - - - -,0.0.0.0,0 - - - 0";

    private static String played(Position position, int nth) {
        return position.text(position.legalMoveAt(nth % position.legalMoveCount()));
    }

    private static String json(Review review) {
        return review.into(new View()).json();
    }

    @ParameterizedTest
    @CsvSource({
        "domination, seats=2",
        "domination, seats=4",
        "domination, match=mirrored",
        "conan, seats=2",
        "conan, seats=3",
        "conan, seats=4"
    })
    void seatAnalysisDoesNotDependOnHiddenCards(String game, String setting) {
        int different = 0;
        for (int moves : new int[] {20, 45, 70, 110}) {
            Position truth = ReviewFixtures.after(game, setting, moves, moves);
            int seat = truth.turn();
            Position dealtAnew = truth.sample(seat, new SeededRandom(99));
            assertEquals(truth.view(seat), dealtAnew.view(seat));
            different += truth.notation().equals(dealtAnew.notation()) ? 0 : 1;
            Reviewer reviewer = ReviewFixtures.reviewer(game, FEW);
            String played = played(truth, 3);
            SeatAnalysis seatAnalysis = reviewer.analyseForSeat(new InformationState(truth, seat), played);
            assertEquals(
                    seatAnalysis,
                    reviewer.analyseForSeat(new InformationState(dealtAnew, seat), played),
                    setting + " after " + moves + " moves");
            assertEquals(
                    seatAnalysis, reviewer.review(dealtAnew, played, so -> {}).seatAnalysis());
        }
        assertTrue(different > 0, "all samples were the truth");
    }

    @ParameterizedTest
    @CsvSource({"domination, seats=3", "conan, seats=3"})
    void fullInfoAnalysisDependsOnHiddenCards(String game, String setting) {
        boolean isDifferent = false;
        for (int moves = 40; moves < 80 && !isDifferent; moves += 10) {
            Position truth = ReviewFixtures.after(game, setting, moves, 5);
            Position other = truth.sample(truth.turn(), new SeededRandom(1));
            String played = played(truth, 1);
            Reviewer reviewer = ReviewFixtures.reviewer(game, FEW);
            isDifferent = !reviewer.review(truth, played, so -> {})
                    .fullInfo()
                    .equals(reviewer.review(other, played, so -> {}).fullInfo());
        }
        assertTrue(isDifferent, "the true position made no difference");
    }

    @ParameterizedTest
    @CsvSource({"domination, seats=2", "domination, seats=3", "conan, seats=2", "conan, seats=4"})
    void reviewsAreRepeatableAndIncludeEveryMove(String game, String setting) {
        for (int moves : new int[] {25, 60}) {
            Position position = ReviewFixtures.after(game, setting, moves, 2);
            String before = position.notation();
            for (int nth = 0; nth < Math.min(2, position.legalMoveCount()); nth++) {
                String played = played(position, 7 * nth);
                List<Reviewer.Progress> told = new ArrayList<>();
                Review review = ReviewFixtures.reviewer(game, FEW).review(position, played, told::add);
                assertEquals(
                        json(review), json(ReviewFixtures.reviewer(game, FEW).review(position, played, so -> {})));
                SeatAnalysis seatAnalysis = review.seatAnalysis();
                assertTrue(seatAnalysis.choices().stream()
                        .anyMatch(choice -> choice.move().equals(played)));
                assertTrue(seatAnalysis.choices().stream()
                        .anyMatch(choice -> choice.move().equals(seatAnalysis.preferred())));
                assertTrue(seatAnalysis.choices().size() <= 10);
                assertTrue(seatAnalysis.samples() >= MoveComparison.MIN_ROUNDS);
                double last = 1;
                for (MoveEstimate choice : seatAnalysis.choices()) {
                    assertTrue(choice.mean() >= 0 && choice.mean() <= last, choice.toString());
                    assertTrue(choice.behind() >= 0 && choice.error() >= 0, choice.toString());
                    last = choice.mean();
                }
                assertFalse(told.isEmpty());
                assertTrue(told.stream().allMatch(so -> so.done() <= so.of()));
            }
            assertEquals(before, position.notation());
        }
    }

    @Test
    void unlistedTreatyMoveIsReviewed() {
        Position position = ReviewFixtures.parsed("conan", "seats=4", TALKS);
        String treaty = "treaty:1>2:2pg";
        Review review = ReviewFixtures.reviewer("conan", FEW).review(position, treaty, so -> {});
        assertEquals(treaty, review.seatAnalysis().choice(treaty).move());
    }

    @Test
    void twoTerritoriesForOneDominoAreClearlyBest() {
        Position position = ReviewFixtures.parsed("domination", "seats=2", DOUBLE);
        Reviewer reviewer = ReviewFixtures.reviewer("domination", 20_000);
        Review right = reviewer.review(position, "1-4@a3b3**", so -> {});
        assertEquals("1-4@a3b3**", right.seatAnalysis().preferred());
        assertEquals("1-4@a3b3**", right.seatAnalysis().best().move());
        assertEquals(Judgement.BEST, right.judgement());
        Review wrong = reviewer.review(position, "4-6@b7b8", so -> {});
        MoveEstimate made = wrong.seatAnalysis().choice("4-6@b7b8");
        assertEquals(Judgement.BLUNDER, wrong.judgement(), made.toString());
        assertTrue(made.behind() > 4 * made.behindError(), made.toString());
        assertEquals("1-4@a3b3**", wrong.seatAnalysis().preferred());
        assertTrue(wrong.fullInfo().played() < wrong.fullInfo().preferred());
    }

    @Test
    void endingsOfTwoPlayersAreExact() {
        int mistakes = 0;
        for (long seed = 1; seed <= 6; seed++) {
            Position position = ReviewFixtures.after("domination", "seats=2", 220, seed);
            int seat = position.turn();
            DominationPosition from = (DominationPosition) position;
            for (int nth = 0; nth < position.legalMoveCount(); nth++) {
                String played = played(position, nth);
                Review review = ReviewFixtures.reviewer("domination", FEW).review(position, played, so -> {});
                assertTrue(review.seatAnalysis().isExact());
                assertEquals(1, review.seatAnalysis().samples());
                EndgameReview.Step step = EndgameReview.of(from, List.of(position.legalMoveAt(nth)))
                        .getFirst()
                        .steps()
                        .getFirst();
                int lost = review.seatAnalysis().best().finalScores().get(seat)
                        - review.seatAnalysis().choice(played).finalScores().get(seat);
                assertEquals(step.lost(), lost, "seed " + seed + ", " + played);
                assertEquals(step.lost() == 0, review.judgement() == Judgement.BEST, "seed " + seed + ", " + played);
                assertTrue(step.best().contains(review.seatAnalysis().preferred()));
                assertTrue(review.ending().isPresent());
                mistakes += step.lost() > 0 ? 1 : 0;
            }
        }
        assertTrue(mistakes > 0, "every move was best");
    }

    @Test
    void onlyGamesWithHiddenInformationAreReviewed() {
        assertTrue(BotRegistry.reviewer(Conquest.CONQUEST, FEW, 0).isEmpty());
    }
}
