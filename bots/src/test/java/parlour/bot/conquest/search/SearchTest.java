package parlour.bot.conquest.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parlour.bot.Budget;
import parlour.bot.InformationState;
import parlour.bot.Level;
import parlour.bot.ScoredMove;
import parlour.bot.conquest.ConquestAnalyst;
import parlour.bot.conquest.ConquestBot;
import parlour.bot.conquest.ConquestPositions;
import parlour.bot.conquest.eval.Evaluation;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.game.MoveList;
import parlour.game.NotationException;
import parlour.game.ParseResult;

class SearchTest {

    /** Positions visited at most to finish the first ply: a slow phone must not take long for it. */
    private static final int MAX_FIRST_PLY = AlphaBeta.FIRST_PLY_NODES + 500;

    /** Searches exactly as deep as requested, without quiescence. */
    private static final Skill PLAIN = new Skill(Search.MAX_PLIES, Long.MAX_VALUE, VisibleRoutes.FULL, 0, false, 16);

    @ParameterizedTest
    @EnumSource(Conquest.class)
    void unprunedSearchAgreesWithMinimax(Conquest game) {
        assertAgreesWithPlainMinimax(game, 8);
    }

    @ParameterizedTest
    @EnumSource(Conquest.class)
    @Tag("long")
    void unprunedSearchAgreesWithMinimaxInManyPositions(Conquest game) {
        assertAgreesWithPlainMinimax(game, 60);
    }

    private static void assertAgreesWithPlainMinimax(Conquest game, int positions) {
        for (int seed = 0; seed < positions; seed++) {
            ConquestPosition position = ConquestPositions.random(game, new Random(seed), 4 + 3 * seed % 25);
            Evaluation evaluation = new Evaluation(position.rules());
            for (int depth = 1; depth <= 3; depth++) {
                Search search = new Search(position, evaluation, PLAIN, Pruning.OFF);
                SearchResult found = search.think(position, Budget.depth(depth), _ -> {});
                int expected = minimax(position, evaluation, depth, 0);
                boolean decidedEarlier = found.depth() < depth;
                assertTrue(
                        decidedEarlier || found.score() == expected,
                        "seed " + seed + " depth " + depth + ": " + position + " is worth " + expected + ", not "
                                + found);
                if (decidedEarlier) {
                    assertTrue(Math.abs(found.score()) > ScoredMove.FORCED, found::toString);
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Conquest.class)
    void severalLinesAreTheBestMovesInOrder(Conquest game) {
        for (int seed = 0; seed < 20; seed++) {
            ConquestPosition position = ConquestPositions.random(game, new Random(seed), 4 + seed);
            Evaluation evaluation = new Evaluation(position.rules());
            int depth = 2;
            List<Integer> expected = new ArrayList<>();
            for (int move : RootMoves.of(position, VisibleRoutes.FULL.own()).moves()) {
                position.play(move);
                expected.add(-minimax(position, evaluation, depth - 1, 1));
                position.undo();
            }
            expected.sort(Comparator.reverseOrder());
            Search search = new Search(position, evaluation, PLAIN, Pruning.OFF);
            List<SearchResult> lines = search.lines(position, 3, Budget.depth(depth), _ -> {});
            assertEquals(Math.min(3, expected.size()), lines.size());
            assertEquals(
                    lines.size(),
                    lines.stream().map(SearchResult::move).distinct().count());
            for (int i = 0; i < lines.size(); i++) {
                int score = lines.get(i).score();
                assertTrue(
                        score == expected.get(i)
                                || (lines.get(i).depth() < depth && Math.abs(score) > ScoredMove.FORCED),
                        "seed " + seed + " line " + i + ": " + position + " " + lines + " not " + expected.get(i));
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Conquest.class)
    void aStoppedAnalysisHasLinesWithoutRepeats(Conquest game) {
        for (int seed = 0; seed < 20; seed++) {
            ConquestPosition position = ConquestPositions.random(game, new Random(seed), 4 + seed);
            String before = position.notation();
            ConquestAnalyst analyst = new ConquestAnalyst();
            for (int nodes : new int[] {1, 100, 1_500, 7_000}) {
                List<List<ScoredMove>> told = new ArrayList<>();
                List<ScoredMove> lines = analyst.lines(position, 3, Budget.nodes(nodes), told::add);
                assertEquals(lines, told.getLast());
                for (List<ScoredMove> so : told) {
                    assertEquals(
                            so.size(),
                            so.stream().map(ScoredMove::move).distinct().count(),
                            "seed " + seed + " " + so);
                    for (int i = 1; i < so.size(); i++) {
                        assertTrue(so.get(i - 1).score() >= so.get(i).score(), "seed " + seed + " " + so);
                    }
                }
                assertEquals(before, position.notation());
            }
        }
    }

    /** The definition: an existing win is seen, a position at the horizon is evaluated. */
    private static int minimax(ConquestPosition position, Evaluation evaluation, int depth, int ply) {
        if (position.isDecided()) {
            return position.outcome().orElseThrow().share(position.side()) == 0.5 ? 0 : ply - ScoredMove.WIN;
        }
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        int best = Integer.MIN_VALUE;
        for (int i = 0; i < moves.size(); i++) {
            position.play(moves.get(i));
            boolean wins =
                    position.isDecided() && position.outcome().orElseThrow().share(1 - position.side()) == 1;
            position.undo();
            if (wins) {
                return ScoredMove.WIN - ply - 1;
            }
        }
        if (depth == 0) {
            return evaluation.of(position);
        }
        for (int i = 0; i < moves.size(); i++) {
            position.play(moves.get(i));
            best = Math.max(best, -minimax(position, evaluation, depth - 1, ply + 1));
            position.undo();
        }
        return moves.isEmpty() ? 0 : best;
    }

    @ParameterizedTest
    @EnumSource(Conquest.class)
    void anyBudgetGivesALegalMoveAndIsNotExceeded(Conquest game) throws NotationException {
        Random random = new Random(6);
        for (int play = 0; play < 30; play++) {
            ConquestPosition position = ConquestPositions.random(game, random, 2);
            List<ConquestBot> bots = new ArrayList<>();
            for (int seat = 0; seat < 2; seat++) {
                bots.add(new ConquestBot(Level.of(1 + random.nextInt(8)).orElseThrow(), play));
            }
            for (int ply = 0; ply < 60 && !position.isOver(); ply++) {
                String before = position.notation();
                long nodes = random.nextInt(4) == 0 ? random.nextInt(3000) : random.nextInt(60);
                ScoredMove scored = bots.get(position.side())
                        .chooseMove(new InformationState(position, position.side()), Budget.nodes(nodes), _ -> {});
                // The first ply is finished in any case.
                long max = scored.depth() == 1 ? Math.max(nodes, MAX_FIRST_PLY) : nodes;
                assertTrue(scored.nodes() <= max, () -> nodes + " were allowed: " + scored);
                assertEquals(before, position.notation());
                ParseResult reading = position.parseMove(scored.move());
                position.play(assertInstanceOf(ParseResult.Legal.class, reading, before)
                        .move());
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Conquest.class)
    void linesAreLegal(Conquest game) throws NotationException {
        for (int seed = 0; seed < 20; seed++) {
            ConquestPosition position = ConquestPositions.random(game, new Random(seed), seed);
            List<ScoredMove> thoughts = new ArrayList<>();
            ScoredMove last = new ConquestBot()
                    .chooseMove(new InformationState(position, position.side()), Budget.nodes(20_000), thoughts::add);
            assertEquals(last, thoughts.getLast());
            for (ScoredMove scored : thoughts) {
                assertEquals(scored.move(), scored.line().getFirst());
                ConquestPosition copy = position.copy();
                for (String move : scored.line()) {
                    copy.play(assertInstanceOf(ParseResult.Legal.class, copy.parseMove(move))
                            .move());
                }
            }
        }
    }

    @Test
    void theSameBudgetGivesTheSameResult() {
        for (Level level : Level.all()) {
            ConquestPosition position = ConquestPositions.random(Conquest.SIX_FACES, new Random(3), 6);
            List<ScoredMove> first = new ArrayList<>();
            List<ScoredMove> second = new ArrayList<>();
            new ConquestBot(level, 9)
                    .chooseMove(new InformationState(position, position.side()), Budget.nodes(30_000), first::add);
            new ConquestBot(level, 9)
                    .chooseMove(new InformationState(position, position.side()), Budget.nodes(30_000), second::add);
            assertEquals(first, second);
        }
    }

    @Test
    void tooManyPliesWithoutProgressIsADraw() {
        ConquestPosition position =
                ConquestPositions.read(Conquest.CONQUEST, "4k4/9/9/9/9/9/9/E3A3B3F3KF3B3A3E3 w 99 60");
        ScoredMove scored = new ConquestBot().chooseMove(new InformationState(position, 0), Budget.depth(6), _ -> {});
        assertEquals(0, scored.score());
    }

    @Test
    void aThirdRepetitionIsADraw() throws NotationException {
        ConquestPosition position = ConquestPositions.start(Conquest.CONQUEST);
        // The Keys step out and back: when Black's returns for the second time, the start has occurred three times.
        for (String move : "Ke1-e2 Ke8-e7 Ke2-e1 Ke7-e8 Ke1-e2 Ke8-e7 Ke2-e1".split(" ", -1)) {
            position.play(((ParseResult.Legal) position.parseMove(move)).move());
        }
        int repeating = ((ParseResult.Legal) position.parseMove("Ke7-e8")).move();
        Search search = new Search(position, new Evaluation(position.rules()), Skill.of(Level.CLUB), Pruning.ON);
        Candidates judged = search.judge(position, Budget.depth(2));
        for (int i = 0; i < judged.size(); i++) {
            if (judged.move(i) == repeating) {
                assertEquals(0, judged.score(i));
                return;
            }
        }
        throw new AssertionError("the move was not judged");
    }
}
