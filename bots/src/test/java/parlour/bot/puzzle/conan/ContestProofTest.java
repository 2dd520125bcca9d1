package parlour.bot.puzzle.conan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import parlour.bot.SeededRandom;
import parlour.conan.Conan;
import parlour.conan.ConanPosition;
import parlour.conan.card.CardSet;
import parlour.conan.rules.MoveCode;
import parlour.game.MoveList;
import parlour.puzzle.Puzzle;
import parlour.puzzle.PuzzleTheme;
import parlour.puzzle.Puzzles;

/** What is proved about contests, compared with contests played out by the rules. */
final class ContestProofTest {

    private static List<Puzzle> about(PuzzleTheme theme) {
        return Puzzles.of(Conan.CONAN).stream()
                .filter(it -> it.themes().contains(theme))
                .toList();
    }

    /**
     * Both sides lay random cards of the hands they are dealt. The rules and the proof must agree on who can win with
     * these cards, whatever each CANCEL hits.
     */
    @Test
    void whoWinsMatchesTheRules() {
        Random random = new Random(7);
        int cancelled = 0;
        for (Puzzle puzzle : about(PuzzleTheme.CARD)) {
            ConanPosition start = puzzle.start(ConanPosition.class);
            ContestCase contest = ContestCase.of(start).orElseThrow();
            for (int deal = 0; deal < 12; deal++) {
                ConanPosition position = start.sample(start.turn(), new SeededRandom(31L * deal + 1));
                List<List<Integer>> laid = List.of(new ArrayList<>(), new ArrayList<>());
                while (position.step().equals("laying")) {
                    MoveList moves = position.legalMoves();
                    int move = moves.get(random.nextInt(moves.size()));
                    // Cards with an effect are laid more often than by chance, so that they meet.
                    for (int i = 0; i < moves.size(); i++) {
                        boolean acts = MoveCode.kind(moves.get(i)) == MoveCode.LAY_FACE_DOWN
                                && position.set().op[MoveCode.arg1(moves.get(i))] != CardSet.BLUFF;
                        move = acts && random.nextInt(2) == 0 ? moves.get(i) : move;
                    }
                    if (MoveCode.kind(move) == MoveCode.LAY_FACE_DOWN) {
                        int which = position.side(0) == position.turn() ? 0 : 1;
                        laid.get(which).add(MoveCode.arg1(move));
                    }
                    position.play(move);
                }
                cancelled += position.step().equals("cancelling") ? 1 : 0;
                int me = contest.me();
                boolean played = canWin(position, start.turn(), start.pg(start.turn()));
                boolean proved = contest.wins(contest.named(), laid.get(me), laid.get(1 - me));
                assertEquals(played, proved, puzzle.id() + " " + laid);
            }
        }
        assertTrue(cancelled > 0, "some CANCEL chose its target");
    }

    /** Whether a seat gains glory in the contest, each player choosing well what a CANCEL hits. */
    private static boolean canWin(ConanPosition position, int seat, int before) {
        if (!position.step().equals("cancelling")) {
            return position.pg(seat) > before;
        }
        boolean mine = position.turn() == seat;
        boolean wins = !mine;
        for (int move : position.legalMoves().toArray()) {
            position.play(move);
            boolean thisWins = canWin(position, seat, before);
            position.undo();
            wins = mine ? wins || thisWins : wins && thisWins;
        }
        return wins;
    }

    /** The bounds for an attribute, found again by dealing the other hand many times. */
    @Test
    void chancesMatchThoseOfDealtHands() {
        Puzzle puzzle = about(PuzzleTheme.ATTRIBUTE).getFirst();
        ConanPosition start = puzzle.start(ConanPosition.class);
        ContestCase contest = ContestCase.of(start).orElseThrow();
        MoveValue best = ContestAnswer.of(start).orElseThrow().best();
        int attribute = MoveCode.arg1(start.legalMove(best.move()));
        int other = start.side(1 - contest.me());
        int wins = 0;
        int deals = 3_000;
        SeededRandom random = new SeededRandom(11);
        for (int i = 0; i < deals; i++) {
            ConanPosition dealt = start.sample(start.turn(), random);
            wins += bestPlanWins(contest, attribute, dealt, other) ? 1 : 0;
        }
        double chance = ContestProof.chanceToWin(start, best.low());
        double error = Math.sqrt(chance * (1 - chance) / deals);
        assertEquals(chance, (double) wins / deals, 4 * error, puzzle.id());
    }

    /** Whether the player wins against this hand with the best choice of own cards, seeing it. */
    private static boolean bestPlanWins(ContestCase contest, int attribute, ConanPosition dealt, int other) {
        List<Integer> theirs = new ArrayList<>();
        for (int kind = 0; kind < dealt.set().kinds().size(); kind++) {
            for (int i = 0; dealt.set().op[kind] != CardSet.BLUFF && i < dealt.held(other, kind); i++) {
                theirs.add(kind);
            }
        }
        for (List<Integer> reply : subsets(theirs)) {
            boolean isAnswered = false;
            for (List<Integer> own : subsets(contest.mine())) {
                isAnswered |= contest.wins(attribute, own, reply);
            }
            if (!isAnswered) {
                return false;
            }
        }
        return true;
    }

    private static List<List<Integer>> subsets(List<Integer> cards) {
        List<List<Integer>> all = new ArrayList<>();
        for (int chosen = 0; chosen < 1 << cards.size(); chosen++) {
            List<Integer> some = new ArrayList<>();
            for (int i = 0; i < cards.size(); i++) {
                if ((chosen >> i & 1) != 0) {
                    some.add(cards.get(i));
                }
            }
            all.add(some);
        }
        return all;
    }

    @Test
    void everyHandIsCountedOnce() {
        assertEquals(1, UnseenHands.choose(5, 0));
        assertEquals(10, UnseenHands.choose(5, 2));
        assertEquals(0, UnseenHands.choose(2, 3));
        for (Puzzle puzzle : about(PuzzleTheme.BID).subList(0, 5)) {
            ConanPosition position = puzzle.start(ConanPosition.class);
            int me = position.turn();
            int other = position.side(0) == me ? position.side(1) : position.side(0);
            int places = position.pileSize();
            for (int seat = 0; seat < position.seats(); seat++) {
                places += seat == me ? 0 : position.handSize(seat);
            }
            UnseenHands hands = UnseenHands.of(position, me, other).orElseThrow();
            assertEquals(UnseenHands.choose(places, position.handSize(other)), hands.total(), puzzle.id());
            assertEquals(hands.total(), hands.waysToHoldAny(List.of(0L)), "every hand holds nothing");
            assertEquals(List.of(0L), hands.smallest(_ -> true));
            assertEquals(List.of(), hands.smallest(_ -> false));
        }
    }

    /** What the solver does not see changes nothing about the answer. */
    @Test
    void theAnswerDependsOnlyOnWhatTheSolverSees() {
        for (PuzzleTheme theme : List.of(PuzzleTheme.BID, PuzzleTheme.ATTRIBUTE, PuzzleTheme.CARD)) {
            ConanPosition position = about(theme).getLast().start(ConanPosition.class);
            Optional<ContestAnswer> answer = ContestAnswer.of(position);
            for (int seed = 0; seed < 5; seed++) {
                assertEquals(answer, ContestAnswer.of(position.sample(position.turn(), new SeededRandom(seed))));
            }
        }
    }

    @Test
    void aGameGivesTheSamePuzzlesAgain() {
        Puzzle puzzle = Puzzles.of(Conan.CONAN).getFirst();
        int number = Integer.parseInt(puzzle.origin().substring("1/".length()));
        assertTrue(new ConanMiner(1).mine(number).contains(puzzle), puzzle.id());
    }
}
