package parlour.bot.conan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.bot.Bot;
import parlour.bot.Budget;
import parlour.bot.Level;
import parlour.bot.ScoredMove;
import parlour.bot.SeededRandom;
import parlour.conan.ConanPosition;
import parlour.game.Position;

final class ConanBotTest {

    private static final Budget FEW = Budget.nodes(2_000);

    /** Everything the seat cannot see is dealt again: other hands, face-down challenges and pile. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void hiddenInformationDoesNotChangeTheMove(int seats) {
        int different = 0;
        for (int moves : new int[] {20, 45, 60, 75, 90, 110, 130, 160}) {
            ConanPosition truth = ConanPositions.after(seats, moves, 3L + moves);
            int seat = truth.turn();
            List<ScoredMove> thoughts = thoughts(truth);
            for (long other = 1; other <= 2; other++) {
                ConanPosition dealtAnew = truth.sample(seat, new SeededRandom(other));
                assertEquals(truth.view(seat), dealtAnew.view(seat));
                different += dealtAnew.notation().equals(truth.notation()) ? 0 : 1;
                assertEquals(thoughts, thoughts(dealtAnew), seats + " seats, " + moves + " moves");
            }
        }
        assertTrue(different > 10, different + " positions differed");
    }

    /** The choices of every level and of the heuristic bot. */
    private static List<ScoredMove> thoughts(ConanPosition position) {
        List<ScoredMove> thoughts = new ArrayList<>();
        for (Level level : Level.all()) {
            thoughts.add(ConanPositions.think(new ConanBot(level, 5), position, FEW));
        }
        thoughts.add(ConanPositions.think(new HeuristicConanBot(5), position, FEW));
        return thoughts;
    }

    @ParameterizedTest
    @EnumSource
    void everyLevelPlaysWholeGamesOfTwoToFourPlayers(Level level) {
        for (int seats = 2; seats <= 4; seats++) {
            ConanPosition position = ConanPositions.start(seats);
            SeededRandom random = new SeededRandom(seats);
            Bot bot = new ConanBot(level, seats);
            while (!position.isOver()) {
                position.play(
                        position.turn() == Position.CHANCE
                                ? random.drawOutcome(position)
                                : ConanPositions.read(
                                        position,
                                        ConanPositions.think(bot, position, Budget.nodes(300))
                                                .move()));
            }
            assertTrue(position.outcome().isPresent());
        }
    }

    @Test
    void emptyBudgetStillGivesAMove() {
        for (int moves = 10; moves < 120; moves += 10) {
            ConanPosition position = ConanPositions.after(3, moves, moves);
            ConanPositions.read(
                    position,
                    ConanPositions.think(new ConanBot(Level.MASTER, 1), position, Budget.nodes(0))
                            .move());
        }
    }

    @Test
    void sameSeedAndNodesGiveTheSameMove() {
        ConanPosition position = ConanPositions.after(4, 90, 8);
        for (Level level : Level.all()) {
            assertEquals(
                    ConanPositions.think(new ConanBot(level, 9), position, FEW),
                    ConanPositions.think(new ConanBot(level, 9), position, FEW));
        }
    }

    /** A bid that always meant the same cards could be read. */
    @Test
    void biddingIsMixed() {
        int mixed = 0;
        int auctions = 0;
        for (int moves = 40; moves < 400 && auctions < 12; moves++) {
            ConanPosition position = ConanPositions.after(2, moves, moves);
            if (!position.step().equals("auction")) {
                continue;
            }
            auctions++;
            Map<String, Integer> chosen = new HashMap<>();
            for (long seed = 0; seed < 8; seed++) {
                String move = ConanPositions.think(new ConanBot(Level.EXPERT, seed), position, FEW)
                        .move();
                chosen.merge(move, 1, Integer::sum);
            }
            mixed += chosen.size() > 1 ? 1 : 0;
        }
        assertTrue(auctions > 5 && 2 * mixed >= auctions, mixed + " of " + auctions);
    }

    /** Two of three games against the heuristic bot, with a small budget; the arena measures the rest. */
    @Test
    void searchBeatsTheHeuristicBot() {
        assertBeatsTheHeuristicBot(10);
    }

    @Test
    @Tag("long")
    void searchBeatsTheHeuristicBotInManyGames() {
        assertBeatsTheHeuristicBot(60);
    }

    private static void assertBeatsTheHeuristicBot(int games) {
        int won = 0;
        for (int game = 0; game < games; game++) {
            int seat = game % 2;
            ConanPosition position = ConanPositions.start(2);
            SeededRandom random = new SeededRandom(game);
            Bot[] players = {new HeuristicConanBot(game), new HeuristicConanBot(game)};
            players[seat] = new ConanBot(Level.MASTER, game);
            while (!position.isOver()) {
                position.play(
                        position.turn() == Position.CHANCE
                                ? random.drawOutcome(position)
                                : ConanPositions.read(
                                        position,
                                        ConanPositions.think(players[position.turn()], position, Budget.nodes(3_000))
                                                .move()));
            }
            won += position.outcome().orElseThrow().share(seat) > 0.5 ? 1 : 0;
        }
        assertTrue(won > games / 2, won + " of " + games);
    }
}
