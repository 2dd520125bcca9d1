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
import parlour.bot.Knowledge;
import parlour.bot.Level;
import parlour.bot.SeededLots;
import parlour.bot.Thought;
import parlour.domination.DominationPosition;
import parlour.game.NotationException;
import parlour.game.Position;
import parlour.game.Reading;

final class DominationBotTest {

    private static final Budget FEW = Budget.nodes(3_000);

    private static Thought think(Bot bot, DominationPosition position, Budget budget) {
        return bot.think(new Knowledge(position, position.turn()), budget, ignored -> {});
    }

    private static int read(DominationPosition position, Thought thought) throws NotationException {
        return assertInstanceOf(Reading.Legal.class, position.read(thought.move()), thought.move())
                .move();
    }

    /** Other racks, another stock: whatever the seat cannot see is dealt anew. */
    @ParameterizedTest
    @ValueSource(strings = {"seats=2", "seats=3", "seats=4", "match=mirrored"})
    void whatItsSeatCannotSeeMakesNoDifference(String setting) {
        int different = 0;
        for (int left : new int[] {105, 80, 50, 35, 30, 24, 16, 15, 13, 8, 5}) {
            DominationPosition truth = Tables.withLeft(left, 7L + left, setting);
            different += comparePlayers(truth, setting + ", " + left + " left");
        }
        assertTrue(different > 10, different + " positions differed");
    }

    @Test
    void norInTheSecondOfTwoMirroredGames() {
        int different = 0;
        for (int left : new int[] {100, 60, 30, 20}) {
            DominationPosition truth = Tables.withLeft(1, left, "match=mirrored");
            truth.play(Tables.moves(truth)[0]);
            Tables.withLeft(truth, left, left);
            assertEquals(1, truth.game());
            different += comparePlayers(truth, "second game, " + left + " left");
        }
        assertTrue(different > 0, different + " positions differed");
    }

    private static int comparePlayers(DominationPosition truth, String what) {
        int different = 0;
        int seat = truth.turn();
        List<Thought> thoughts = thoughts(truth);
        for (long other = 1; other <= 2; other++) {
            DominationPosition dealtAnew = truth.sample(seat, new SeededLots(other));
            different += dealtAnew.notation().equals(truth.notation()) ? 0 : 1;
            assertEquals(truth.view(seat), dealtAnew.view(seat));
            assertEquals(thoughts, thoughts(dealtAnew), what);
        }
        return different;
    }

    /** What every level and the greedy player think. */
    private static List<Thought> thoughts(DominationPosition position) {
        List<Thought> thoughts = new ArrayList<>();
        for (Level level : Level.all()) {
            thoughts.add(think(new DominationBot(level, 5), position, FEW));
        }
        thoughts.add(think(new GreedyPlayer(5), position, FEW));
        return thoughts;
    }

    @Test
    void theSameSeedAndNodesAreTheSameThought() {
        DominationPosition position = Tables.withLeft(40, 3);
        for (Level level : Level.all()) {
            assertEquals(
                    think(new DominationBot(level, 9), position, FEW),
                    think(new DominationBot(level, 9), position, FEW));
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyLevelPlaysWholeGamesWithTwoToFour(Level level) throws NotationException {
        for (int seats = 2; seats <= 4; seats++) {
            DominationPosition position = Tables.start("seats=" + seats);
            SeededLots lots = new SeededLots(seats);
            Bot bot = new DominationBot(level, seats);
            while (!position.isOver()) {
                position.play(
                        position.turn() == Position.CHANCE
                                ? lots.outcome(position)
                                : read(position, think(bot, position, Budget.nodes(300))));
            }
            assertTrue(position.outcome().isPresent());
        }
    }

    @Test
    void aMirroredMatchIsPlayedThroughBothGames() throws NotationException {
        DominationPosition position = Tables.start("match=mirrored");
        SeededLots lots = new SeededLots(4);
        Bot bot = new DominationBot(Level.EXPERT, 4);
        while (!position.isOver()) {
            position.play(
                    position.turn() == Position.CHANCE
                            ? lots.outcome(position)
                            : read(position, think(bot, position, Budget.nodes(500))));
        }
        assertEquals(98, position.points(0).getFirst() + position.points(1).getFirst());
    }

    @Test
    void anEmptyBudgetIsEnoughForAMove() throws NotationException {
        for (int left : new int[] {112, 60, 14, 3}) {
            DominationPosition position = Tables.withLeft(left, left);
            read(position, think(new DominationBot(Level.MASTER, 1), position, Budget.nodes(0)));
        }
    }

    @Test
    void aBudgetOfDepthEndsAndMoreOfItIsMoreThought() {
        DominationPosition position = Tables.withLeft(112, 2);
        long little = think(new DominationBot(Level.MASTER, 1), position, Budget.depth(1))
                .nodes();
        long more = think(new DominationBot(Level.MASTER, 1), position, Budget.depth(3))
                .nodes();
        assertTrue(more > little, little + ", " + more);
    }

    @ParameterizedTest
    @CsvSource({"2, 14", "2, 9", "2, 2"})
    void endingsOfTwoArePlayedExactly(int seats, int left) throws NotationException {
        for (long seed = 1; seed <= 10; seed++) {
            DominationPosition position = Tables.withLeft(left, seed, "seats=" + seats);
            Thought thought = think(new DominationBot(Level.MASTER, 1), position, Budget.nodes(10_000_000));
            EndingPlay best = EndingPlay.solve(position, nodes -> false).orElseThrow();
            int seat = position.turn();
            int lead = position.territories(seat) - position.territories(1 - seat) + best.value();
            assertEquals(100 * lead, thought.score(), "seed " + seed);
            assertEquals(left, thought.line().size());
            assertEquals(best.slot(), read(position, thought));
        }
    }

    @Test
    void differentSeedsMayChooseDifferently() {
        DominationPosition position = Tables.withLeft(112, 6);
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
