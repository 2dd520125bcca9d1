package parlour.bot.domination;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.bot.Bot;
import parlour.bot.Budget;
import parlour.bot.InformationState;
import parlour.bot.Level;
import parlour.bot.ScoredMove;
import parlour.bot.SeededRandom;
import parlour.domination.DominationPosition;
import parlour.game.NotationException;
import parlour.game.ParseResult;
import parlour.game.Position;

final class DominationBotTest {

    private static final Budget FEW = Budget.nodes(3_000);

    private static ScoredMove think(Bot bot, DominationPosition position, Budget budget) {
        return bot.chooseMove(new InformationState(position, position.turn()), budget, ignored -> {});
    }

    private static int read(DominationPosition position, ScoredMove scored) throws NotationException {
        return assertInstanceOf(ParseResult.Legal.class, position.parseMove(scored.move()), scored.move())
                .move();
    }

    /** Everything the seat cannot see is dealt again: other racks and stock. */
    @ParameterizedTest
    @ValueSource(strings = {"seats=2", "seats=3", "seats=4", "match=mirrored"})
    void hiddenInformationDoesNotChangeTheMove(String setting) {
        int different = 0;
        for (int left : new int[] {105, 80, 50, 35, 30, 24, 16, 15, 13, 8, 5}) {
            DominationPosition truth = DominationPositions.withLeft(left, 7L + left, setting);
            different += comparePlayers(truth, setting + ", " + left + " left");
        }
        assertTrue(different > 10, different + " positions differed");
    }

    @Test
    void hiddenRacksDoNotChangeTheMoveInASecondGame() {
        int different = 0;
        for (int left : new int[] {100, 60, 30, 20}) {
            DominationPosition truth = DominationPositions.withLeft(1, left, "match=mirrored");
            truth.play(DominationPositions.moves(truth)[0]);
            DominationPositions.withLeft(truth, left, left);
            assertEquals(1, truth.game());
            different += comparePlayers(truth, "second game, " + left + " left");
        }
        assertTrue(different > 0, different + " positions differed");
    }

    private static int comparePlayers(DominationPosition truth, String what) {
        int different = 0;
        int seat = truth.turn();
        List<ScoredMove> thoughts = thoughts(truth);
        for (long other = 1; other <= 2; other++) {
            DominationPosition dealtAnew = truth.sample(seat, new SeededRandom(other));
            different += dealtAnew.notation().equals(truth.notation()) ? 0 : 1;
            assertEquals(truth.view(seat), dealtAnew.view(seat));
            assertEquals(thoughts, thoughts(dealtAnew), what);
        }
        return different;
    }

    /** The choices of every level and of the greedy bot. */
    private static List<ScoredMove> thoughts(DominationPosition position) {
        List<ScoredMove> thoughts = new ArrayList<>();
        for (Level level : Level.all()) {
            thoughts.add(think(new DominationBot(level, 5), position, FEW));
        }
        thoughts.add(think(new GreedyDominationBot(5), position, FEW));
        return thoughts;
    }

    @Test
    void sameSeedAndNodesGiveTheSameMove() {
        DominationPosition position = DominationPositions.withLeft(40, 3);
        for (Level level : Level.all()) {
            assertEquals(
                    think(new DominationBot(level, 9), position, FEW),
                    think(new DominationBot(level, 9), position, FEW));
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyLevelPlaysWholeGamesOfTwoToFourPlayers(Level level) throws NotationException {
        for (int seats = 2; seats <= 4; seats++) {
            DominationPosition position = DominationPositions.start("seats=" + seats);
            SeededRandom random = new SeededRandom(seats);
            Bot bot = new DominationBot(level, seats);
            while (!position.isOver()) {
                position.play(
                        position.turn() == Position.CHANCE
                                ? random.drawOutcome(position)
                                : read(position, think(bot, position, Budget.nodes(300))));
            }
            assertTrue(position.outcome().isPresent());
        }
    }

    @Test
    void bothGamesOfAMirroredMatchArePlayed() throws NotationException {
        DominationPosition position = DominationPositions.start("match=mirrored");
        SeededRandom random = new SeededRandom(4);
        Bot bot = new DominationBot(Level.EXPERT, 4);
        while (!position.isOver()) {
            position.play(
                    position.turn() == Position.CHANCE
                            ? random.drawOutcome(position)
                            : read(position, think(bot, position, Budget.nodes(500))));
        }
        assertEquals(98, position.points(0).getFirst() + position.points(1).getFirst());
    }

    @Test
    void emptyBudgetStillGivesAMove() throws NotationException {
        for (int left : new int[] {112, 60, 14, 3}) {
            DominationPosition position = DominationPositions.withLeft(left, left);
            read(position, think(new DominationBot(Level.MASTER, 1), position, Budget.nodes(0)));
        }
    }

    @Test
    void moreDepthMeansMoreNodes() {
        DominationPosition position = DominationPositions.withLeft(112, 2);
        long little = think(new DominationBot(Level.MASTER, 1), position, Budget.depth(1))
                .nodes();
        long more = think(new DominationBot(Level.MASTER, 1), position, Budget.depth(3))
                .nodes();
        assertTrue(more > little, little + ", " + more);
    }

    @ParameterizedTest
    @CsvSource({"2, 14", "2, 9", "2, 2"})
    void endingsOfTwoPlayersArePlayedExactly(int seats, int left) throws NotationException {
        for (long seed = 1; seed <= 10; seed++) {
            DominationPosition position = DominationPositions.withLeft(left, seed, "seats=" + seats);
            ScoredMove scored = think(new DominationBot(Level.MASTER, 1), position, Budget.nodes(10_000_000));
            EndgamePlay best = EndgamePlay.solve(position, nodes -> false).orElseThrow();
            int seat = position.turn();
            int lead = position.territories(seat) - position.territories(1 - seat) + best.value();
            assertEquals(100 * lead, scored.score(), "seed " + seed);
            assertEquals(left, scored.line().size());
            assertEquals(best.slot(), read(position, scored));
        }
    }

    @Test
    void differentSeedsMayChooseDifferently() {
        DominationPosition position = DominationPositions.withLeft(112, 6);
        String first =
                think(new DominationBot(Level.NEWCOMER, 0), position, FEW).move();
        boolean differs = false;
        for (long seed = 1; seed <= 20; seed++) {
            differs |= !first.equals(think(new DominationBot(Level.NEWCOMER, seed), position, FEW)
                    .move());
        }
        assertTrue(differs);
        assertNotEquals("", first);
    }
}
