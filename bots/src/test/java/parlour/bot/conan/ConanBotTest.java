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
import parlour.bot.SeededLots;
import parlour.bot.Thought;
import parlour.conan.ConanPosition;
import parlour.game.Position;

final class ConanBotTest {

    private static final Budget FEW = Budget.nodes(2_000);

    /** Other hands, other challenges face down, another pile: whatever the seat cannot see is dealt anew. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void whatItsSeatCannotSeeMakesNoDifference(int seats) {
        int different = 0;
        for (int moves : new int[] {20, 45, 60, 75, 90, 110, 130, 160}) {
            ConanPosition truth = Tables.after(seats, moves, 3L + moves);
            int seat = truth.turn();
            List<Thought> thoughts = thoughts(truth);
            for (long other = 1; other <= 2; other++) {
                ConanPosition dealtAnew = truth.sample(seat, new SeededLots(other));
                assertEquals(truth.view(seat), dealtAnew.view(seat));
                different += dealtAnew.notation().equals(truth.notation()) ? 0 : 1;
                assertEquals(thoughts, thoughts(dealtAnew), seats + " seats, " + moves + " moves");
            }
        }
        assertTrue(different > 10, different + " positions differed");
    }

    /** What every level and the rule of thumb think. */
    private static List<Thought> thoughts(ConanPosition position) {
        List<Thought> thoughts = new ArrayList<>();
        for (Level level : Level.all()) {
            thoughts.add(Tables.think(new ConanBot(level, 5), position, FEW));
        }
        thoughts.add(Tables.think(new ThumbPlayer(5), position, FEW));
        return thoughts;
    }

    @ParameterizedTest
    @EnumSource
    void everyLevelPlaysWholeGamesWithTwoToFour(Level level) {
        for (int seats = 2; seats <= 4; seats++) {
            ConanPosition position = Tables.start(seats);
            SeededLots lots = new SeededLots(seats);
            Bot bot = new ConanBot(level, seats);
            while (!position.isOver()) {
                position.play(
                        position.turn() == Position.CHANCE
                                ? lots.outcome(position)
                                : Tables.read(
                                        position,
                                        Tables.think(bot, position, Budget.nodes(300))
                                                .move()));
            }
            assertTrue(position.outcome().isPresent());
        }
    }

    @Test
    void anEmptyBudgetIsEnoughForAMove() {
        for (int moves = 10; moves < 120; moves += 10) {
            ConanPosition position = Tables.after(3, moves, moves);
            Tables.read(
                    position,
                    Tables.think(new ConanBot(Level.MASTER, 1), position, Budget.nodes(0))
                            .move());
        }
    }

    @Test
    void theSameSeedAndNodesAreTheSameThought() {
        ConanPosition position = Tables.after(4, 90, 8);
        for (Level level : Level.all()) {
            assertEquals(
                    Tables.think(new ConanBot(level, 9), position, FEW),
                    Tables.think(new ConanBot(level, 9), position, FEW));
        }
    }

    /** A bid that always meant the same cards could be read. */
    @Test
    void biddingIsMixed() {
        int mixed = 0;
        int auctions = 0;
        for (int moves = 40; moves < 400 && auctions < 12; moves++) {
            ConanPosition position = Tables.after(2, moves, moves);
            if (!position.step().equals("auction")) {
                continue;
            }
            auctions++;
            Map<String, Integer> chosen = new HashMap<>();
            for (long seed = 0; seed < 8; seed++) {
                String move = Tables.think(new ConanBot(Level.EXPERT, seed), position, FEW)
                        .move();
                chosen.merge(move, 1, Integer::sum);
            }
            mixed += chosen.size() > 1 ? 1 : 0;
        }
        assertTrue(auctions > 5 && 2 * mixed >= auctions, mixed + " of " + auctions);
    }

    /** Two of three games against the rule of thumb, with a small budget; the arena measures the rest. */
    @Test
    void thinkingAheadBeatsTheRuleOfThumb() {
        assertBeatsTheRuleOfThumb(10);
    }

    @Test
    @Tag("long")
    void thinkingAheadBeatsTheRuleOfThumbInManyGames() {
        assertBeatsTheRuleOfThumb(60);
    }

    private static void assertBeatsTheRuleOfThumb(int games) {
        int won = 0;
        for (int game = 0; game < games; game++) {
            int seat = game % 2;
            ConanPosition position = Tables.start(2);
            SeededLots lots = new SeededLots(game);
            Bot[] players = {new ThumbPlayer(game), new ThumbPlayer(game)};
            players[seat] = new ConanBot(Level.MASTER, game);
            while (!position.isOver()) {
                position.play(
                        position.turn() == Position.CHANCE
                                ? lots.outcome(position)
                                : Tables.read(
                                        position,
                                        Tables.think(players[position.turn()], position, Budget.nodes(3_000))
                                                .move()));
            }
            won += position.outcome().orElseThrow().share(seat) > 0.5 ? 1 : 0;
        }
        assertTrue(won > games / 2, won + " of " + games);
    }
}
