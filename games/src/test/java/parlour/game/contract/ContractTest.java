package parlour.game.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Position;
import parlour.game.contract.TestedGames.Table;

/**
 * The contract of {@link Game} and {@link Position}, checked for every game with every number of seats and every value
 * of every option. Requirements of games are in {@link GameContract}; those of positions are a {@link Property} each,
 * and all are checked in the course of one game. {@link FaultInjectionTest} shows that they detect the faults they are
 * meant to.
 */
class ContractTest {

    /** Default games are checked longest; a game that differs in one option is mostly the same. */
    private static final int DEFAULT_SEEDS = 2;

    private static final int OTHER_SEEDS = 1;

    /** The slowest properties, which check every sample of every seat: with other options only in the long tests. */
    private static final Set<Property> COSTLY =
            EnumSet.of(Property.A_SAMPLE_IS_A_POSITION_OF_THE_GAME, Property.A_MOVE_THAT_SHOWS_SOMETHING_SAYS_SO);

    /** Differs from the seeds of the walks with few stops. */
    private static final long LONG_SEED = 3;

    static List<Game> games() {
        return TestedGames.games();
    }

    static List<Table> tables() {
        return TestedGames.tables();
    }

    // ---- Games ----

    @Test
    void gameIdsAreUnique() {
        Set<String> ids = new HashSet<>();
        List<Game> games =
                games().stream().filter(game -> game.material().isEmpty()).toList();
        games.forEach(game -> ids.add(game.id()));
        assertEquals(games.size(), ids.size());
    }

    @ParameterizedTest
    @MethodSource("games")
    void everythingHasANameInBothLanguages(Game game) {
        GameContract.everythingHasANameInBothLanguages(game);
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyDeclaredValueOfAnOptionIsAccepted(Game game) throws NotationException {
        GameContract.everyDeclaredValueIsAccepted(game);
    }

    @ParameterizedTest
    @MethodSource("games")
    void anyOtherSettingIsRefusedWithASentence(Game game) {
        GameContract.everythingElseIsRefusedWithASentence(game);
    }

    @ParameterizedTest
    @MethodSource("games")
    void malformedPositionIsRefusedByPlace(Game game) {
        GameContract.whatIsNoPositionIsRefusedByPlace(game);
    }

    // ---- Positions ----

    @ParameterizedTest
    @MethodSource("tables")
    void everyPropertyHoldsInTheCourseOfAGame(Table table) {
        for (long seed = 1; seed <= (table.isDefault() ? DEFAULT_SEEDS : OTHER_SEEDS); seed++) {
            RandomWalk.withStops(table, seed).check(properties(table));
        }
    }

    private static Set<Property> properties(Table table) {
        Set<Property> properties = EnumSet.allOf(Property.class);
        if (!table.isDefault()) {
            properties.removeAll(COSTLY);
        }
        return properties;
    }

    @Tag("long")
    @ParameterizedTest
    @MethodSource("tables")
    void everyPropertyHoldsAtEveryPositionOfAGame(Table table) {
        RandomWalk.stoppingEverywhere(table, LONG_SEED).check(EnumSet.allOf(Property.class));
    }
}
