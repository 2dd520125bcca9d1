package parlour.bot.conquest.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parlour.bot.Bot;
import parlour.bot.Budget;
import parlour.bot.InformationState;
import parlour.bot.Level;
import parlour.bot.ScoredMove;
import parlour.bot.conquest.ConquestAnalyst;
import parlour.bot.conquest.ConquestBot;
import parlour.bot.conquest.ConquestPositions;
import parlour.bot.runtime.ParallelBot;
import parlour.bot.tablebase.TablebaseSource;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.game.MoveList;

/** However little it may think, a bot has looked at every move it sees and at the answers it sees. */
class BlindMovesTest {

    private static final int POSITIONS = 80;

    private static final List<ConquestPosition> POSITIONS_OF_PLAY = positions();

    /** In each position the moves that lose at once. */
    private static final List<List<String>> LOSING = POSITIONS_OF_PLAY.stream()
            .map(position -> losing(position, VisibleRoutes.FULL))
            .toList();

    /** None; next to none; less than one look at every move. */
    private static final List<Budget> BUDGETS =
            List.of(Budget.nodes(0), Budget.nodes(1), Budget.nodes(10), new Budget() {
                @Override
                public boolean isSpent(long nodes) {
                    return true;
                }

                @Override
                public boolean mayDeepen(int depth, long nodes) {
                    return false;
                }
            });

    @ParameterizedTest
    @EnumSource(Level.class)
    void noBudgetIsTooSmallToSeeALossInOne(Level level) {
        VisibleRoutes sees = Skill.of(level).visibleRoutes();
        int dangerous = 0;
        // One for each game: even places are Conquest.
        List<Bot> bots = List.of(new ConquestBot(level, 7), new ConquestBot(level, 7));
        for (int i = 0; i < POSITIONS; i++) {
            ConquestPosition position = POSITIONS_OF_PLAY.get(i);
            List<String> losing = sees.equals(VisibleRoutes.FULL) ? LOSING.get(i) : losing(position, sees);
            boolean isLost = losing.size() == seen(position, sees).size();
            dangerous += losing.isEmpty() || isLost ? 0 : 1;
            for (Budget budget : BUDGETS) {
                ScoredMove scored = think(bots.get(i % 2), position, budget);
                assertTrue(scored.depth() >= 1, () -> "a blind move in " + position.notation());
                assertFalse(
                        !isLost && losing.contains(scored.move()),
                        () -> scored.move() + " loses at once in " + position.notation());
            }
        }
        assertTrue(dangerous > 10, "positions with a losing move: " + dangerous);
    }

    /** The first ply is the same search, with or without a budget. */
    @ParameterizedTest
    @EnumSource(
            value = Level.class,
            names = {"NEWCOMER", "BEGINNER", "CASUAL", "REGULAR", "CLUB", "SEASONED", "EXPERT"})
    void withoutABudgetABotPlaysAsAtDepthOne(Level level) {
        for (ConquestPosition position : POSITIONS_OF_PLAY.subList(0, 30)) {
            ScoredMove expected = think(new ConquestBot(level, 7), position, Budget.depth(1));
            if (expected.nodes() >= AlphaBeta.FIRST_PLY_NODES) {
                continue;
            }
            assertEquals(expected, think(new ConquestBot(level, 7), position, Budget.nodes(0)), position.notation());
        }
    }

    @Test
    void aTeamDoesNotMoveBlindlyEither() {
        Bot team = new ParallelBot(ConquestBot.team(3, TablebaseSource.NONE));
        for (int place = 0; place < POSITIONS; place += 2) {
            ConquestPosition position = POSITIONS_OF_PLAY.get(place);
            List<String> losing = LOSING.get(place);
            for (Budget budget : BUDGETS) {
                ScoredMove scored = think(team, position, budget);
                assertTrue(scored.depth() >= 1, position.notation());
                assertFalse(
                        losing.contains(scored.move())
                                && losing.size()
                                        < seen(position, VisibleRoutes.FULL).size(),
                        () -> scored.move() + " loses at once in " + position.notation());
            }
        }
    }

    @Test
    void everyLineOfAnAnalysisIsExamined() {
        ConquestAnalyst analyst = new ConquestAnalyst();
        for (int place = 0; place < POSITIONS; place++) {
            ConquestPosition position = POSITIONS_OF_PLAY.get(place);
            List<String> losing = LOSING.get(place);
            int safe = seen(position, VisibleRoutes.FULL).size() - losing.size();
            for (Budget budget : BUDGETS) {
                List<ScoredMove> lines = analyst.lines(position, 3, budget, _ -> {});
                for (int i = 0; i < lines.size(); i++) {
                    ScoredMove line = lines.get(i);
                    assertTrue(line.depth() >= 1, position.notation());
                    if (i < safe) {
                        assertFalse(losing.contains(line.move()), () -> line.move() + " in " + position.notation());
                    }
                }
            }
        }
    }

    /** Of both games, after a few random moves and after many. */
    private static List<ConquestPosition> positions() {
        Random random = new Random(20);
        List<ConquestPosition> positions = new ArrayList<>();
        for (int i = 0; i < POSITIONS; i++) {
            Conquest game = i % 2 == 0 ? Conquest.CONQUEST : Conquest.SIX_FACES;
            positions.add(ConquestPositions.random(game, random, 4 + i % 37));
        }
        return positions;
    }

    private static ScoredMove think(Bot bot, ConquestPosition position, Budget budget) {
        return bot.chooseMove(new InformationState(position, position.side()), budget, _ -> {});
    }

    /** The moves a level sees, by the rules alone. */
    private static List<Integer> seen(ConquestPosition position, VisibleRoutes sees) {
        List<Integer> seen = new ArrayList<>();
        MoveList all = position.legalMoves();
        for (int i = 0; i < all.size(); i++) {
            if (VisibleRoutes.sees(all.get(i), sees.own())) {
                seen.add(all.get(i));
            }
        }
        return seen;
    }

    /** Those after which the other side wins at once by a route the level sees. */
    private static List<String> losing(ConquestPosition position, VisibleRoutes sees) {
        ConquestPosition copy = position.copy();
        List<String> losing = new ArrayList<>();
        for (int move : seen(position, sees)) {
            copy.play(move);
            if (!copy.isOver() && canWin(copy, sees.other())) {
                losing.add(position.text(move));
            }
            copy.undo();
        }
        return losing;
    }

    private static boolean canWin(ConquestPosition position, int longestTurn) {
        int mover = position.side();
        MoveList replies = position.legalMoves();
        for (int i = 0; i < replies.size(); i++) {
            if (VisibleRoutes.sees(replies.get(i), longestTurn)) {
                position.play(replies.get(i));
                boolean wins =
                        position.isOver() && position.outcome().orElseThrow().share(mover) == 1;
                position.undo();
                if (wins) {
                    return true;
                }
            }
        }
        return false;
    }

    @Test
    void theMoveThatLostAGameIsNotPlayedAgain() {
        ConquestPosition position =
                ConquestPositions.read(Conquest.CONQUEST, "e4a4b41kf4b4a4e4/9/9/9/9/1A47/3a35/E3A3B3F3K1B3A3E3 w 2 2");
        for (Level level : Level.all()) {
            ScoredMove scored = think(new ConquestBot(level, 0), position, Budget.nodes(0));
            assertNotEquals("Ke1-e2", scored.move(), level.toString());
        }
    }
}
