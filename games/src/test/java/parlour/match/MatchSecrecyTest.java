package parlour.match;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.game.contract.TestedGames;
import parlour.game.contract.TestedGames.Table;

/**
 * The same commands are given at two tables that differ in everything hidden from a person: the secret, and every card
 * dealt to others. Every byte sent to that person must be the same, until the end reveals all.
 */
class MatchSecrecyTest {

    private static final int MAX_WISHES = 60;

    /** Includes a match of several games: what is dealt again in the second must not be disclosed in the first. */
    static List<Table> tables() {
        return TestedGames.tables().stream()
                .filter(table -> table.isDefault() || table.options().chosen().contains("match=mirrored"))
                .toList();
    }

    private static int seeds(Table table) {
        return table.game().id().equals("kuhn") ? 100 : 2;
    }

    @ParameterizedTest
    @MethodSource("tables")
    void hiddenInformationChangesNoByte(Table table) {
        int different = changesNoByte(table, "ada");
        changesNoByte(table, "cyd");
        changesNoByte(table, RandomCommands.WATCHER);
        // Otherwise the property would prove nothing. Moves are declared only where nothing is hidden.
        assertTrue(
                different > 2 * seeds(table) || table.game().declaresMoves(),
                () -> "something was hidden and different only " + different + " times at " + table);
    }

    /** The number of hidden differences that occurred. */
    private static int changesNoByte(Table table, String person) {
        int different = 0;
        for (long seed = 1; seed <= seeds(table); seed++) {
            try {
                different += run(table, seed, person);
            } catch (AssertionError | RuntimeException wrong) {
                throw new AssertionError(table + ", seed " + seed + ", " + person + ": " + wrong.getMessage(), wrong);
            }
        }
        return different;
    }

    /** The number of commands carried out while the boards were different. */
    private static int run(Table table, long seed, String person) {
        RandomCommands guests = new RandomCommands(table, seed);
        IndistinguishableTables twins = new IndistinguishableTables(guests.opening(TestTable.SECRET), person, seed);
        int different = 0;
        for (int i = 0; i < MAX_WISHES && twins.isHiding(); i++) {
            guests.meanwhile(twins.host());
            twins.submit(guests.next(twins.truth(), twins.host()));
            different += twins.areDifferent() ? 1 : 0;
        }
        return different;
    }
}
