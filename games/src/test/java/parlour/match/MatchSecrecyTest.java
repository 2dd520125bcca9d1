package parlour.match;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.game.contract.TestedGames;
import parlour.game.contract.TestedGames.Table;

/**
 * Two tables at which the same is done, and whatever somebody may not see is different: the secret, and every card that
 * is dealt to others. Every byte that person is sent is the same, until the end tells all.
 */
class MatchSecrecyTest {

    private static final int MAX_WISHES = 60;

    /** A match of several games too: what is dealt again in the second must not be told in the first. */
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
        // Or the property would prove nothing. Moves are declared only where nothing is hidden.
        assertTrue(
                different > 2 * seeds(table) || table.game().declaresMoves(),
                () -> "something was hidden and different only " + different + " times at " + table);
    }

    /** How often something was different that this person could not see. */
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

    /** How many wishes were carried out while something on the board was different. */
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
