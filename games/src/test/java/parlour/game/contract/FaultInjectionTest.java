package parlour.game.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.game.contract.TestedGames.Table;
import parlour.game.kuhn.Kuhn;

/** Kuhn poker with one fault at a time: the responsible property must detect it. */
class FaultInjectionTest {

    private static final int SEEDS = 4;

    private static Arguments row(Fault fault, Property property) {
        return arguments(fault, property);
    }

    static List<Arguments> faults() {
        return List.of(
                row(Fault.VIEW_TELLS_ALL, Property.A_SEAT_CANNOT_TELL_A_SAMPLE_FROM_THE_TRUTH),
                row(Fault.OUTCOME_TELLS_ALL, Property.A_SEAT_CANNOT_TELL_A_SAMPLE_FROM_THE_TRUTH),
                row(Fault.SAMPLE_IS_FOR_ANOTHER_SEAT, Property.A_SEAT_CANNOT_TELL_A_SAMPLE_FROM_THE_TRUTH),
                row(Fault.SAMPLE_DEPENDS_ON_THE_TRUTH, Property.A_SAMPLE_DEPENDS_ONLY_ON_WHAT_THE_SEAT_KNOWS),
                row(Fault.REFUSAL_TELLS_ALL, Property.THE_SEAT_TO_MOVE_GETS_THE_SAME_ANSWERS_WHATEVER_IS_HIDDEN),
                row(Fault.UNREADABLE_TELLS_ALL, Property.THE_SEAT_TO_MOVE_GETS_THE_SAME_ANSWERS_WHATEVER_IS_HIDDEN),
                row(Fault.ORDER_OF_MOVES_TELLS, Property.THE_SEAT_TO_MOVE_IS_OFFERED_THE_SAME_MOVES_WHATEVER_IS_HIDDEN),
                row(Fault.OWN_MOVE_IS_HIDDEN, Property.THE_SEAT_TO_MOVE_IS_OFFERED_THE_SAME_MOVES_WHATEVER_IS_HIDDEN),
                row(Fault.DEAL_IS_TOLD_TO_ALL, Property.MOVES_THAT_LOOK_ALIKE_ARE_TOLD_ALIKE),
                row(Fault.SAMPLE_IS_THE_TRUTH, Property.SAMPLES_VARY_AFTER_A_SECRET_MOVE),
                row(Fault.SAMPLE_IS_THE_TRUTH, Property.WHERE_NOTHING_IS_HIDDEN_NOTHING_IS_REVEALED),
                row(Fault.SAMPLE_IS_THE_POSITION_ITSELF, Property.A_SAMPLE_IS_A_POSITION_OF_THE_GAME),
                row(Fault.COPY_IS_THE_POSITION_ITSELF, Property.COPIES_ARE_INDEPENDENT),
                row(Fault.UNDO_FORGETS_THE_HASH, Property.UNDOING_A_MOVE_RESTORES_EVERYTHING),
                row(Fault.UNDO_FORGETS_THE_HASH, Property.A_POSITION_READ_FROM_ITS_NOTATION_IS_THE_SAME_POSITION),
                row(Fault.UNDO_FORGETS_THE_LAST_MOVE, Property.UNDOING_A_MOVE_RESTORES_EVERYTHING),
                row(Fault.UNDO_FORGETS_THE_LAST_MOVE, Property.A_WHOLE_GAME_CAN_BE_TAKEN_BACK),
                row(Fault.LISTS_A_MOVE_TWICE, Property.EVERY_LISTED_MOVE_IS_LISTED_ONCE_AND_ACCEPTED),
                row(Fault.REFUSES_A_LISTED_MOVE, Property.EVERY_LISTED_MOVE_IS_LISTED_ONCE_AND_ACCEPTED),
                row(Fault.REFUSES_A_LISTED_MOVE, Property.REPLAYING_THE_TEXTS_OF_THE_MOVES_GIVES_THE_SAME_GAME),
                row(Fault.TEXT_HOLDS_A_SPACE, Property.EVERY_LISTED_MOVE_IS_LISTED_ONCE_AND_ACCEPTED),
                row(Fault.COUNTS_ONE_TOO_MANY, Property.COUNTING_AND_CHOOSING_AGREE_WITH_THE_LIST),
                row(Fault.COUNTS_ONE_TOO_MANY, Property.PERFT_COUNTS_EVERY_WAY_TO_GO_ON_ONCE),
                row(Fault.CHOOSES_ANOTHER, Property.COUNTING_AND_CHOOSING_AGREE_WITH_THE_LIST),
                row(Fault.FORGETS_A_REPLY, Property.PERFT_COUNTS_EVERY_WAY_TO_GO_ON_ONCE),
                row(Fault.ACCEPTS_WHAT_IS_NOT_LISTED, Property.NOTHING_ELSE_IS_ACCEPTED_AND_READING_CHANGES_NOTHING),
                row(Fault.READING_CHANGES_SOMETHING, Property.NOTHING_ELSE_IS_ACCEPTED_AND_READING_CHANGES_NOTHING),
                row(Fault.REFUSES_IN_ONE_LANGUAGE, Property.NOTHING_ELSE_IS_ACCEPTED_AND_READING_CHANGES_NOTHING),
                row(
                        Fault.NOTATION_FORGETS_WHAT_WAS_SAID,
                        Property.A_POSITION_READ_FROM_ITS_NOTATION_IS_THE_SAME_POSITION),
                row(Fault.WEIGHS_NOTHING, Property.CHANCE_DRAWS_ONLY_WHAT_IS_IN_THE_BAG),
                row(Fault.ROUND_FALLS, Property.TURNS_AND_ROUNDS_MAKE_SENSE),
                row(Fault.OUTCOME_COMES_TOO_SOON, Property.A_GAME_HAS_EITHER_MOVES_OR_AN_OUTCOME),
                row(Fault.NEVER_ENDS, Property.RANDOM_GAMES_COME_TO_AN_END),
                row(Fault.EVERYBODY_WINS, Property.A_GAME_HAS_EITHER_MOVES_OR_AN_OUTCOME),
                row(Fault.SHOWS_NOTHING, Property.EVERYBODY_CAN_LOOK_AT_EVERY_POSITION),
                row(Fault.DENIES_HIDDEN_INFORMATION, Property.EVERYBODY_CAN_LOOK_AT_EVERY_POSITION),
                row(Fault.SEEN_TEXT_IS_A_RESULT, Property.EVERYBODY_CAN_LOOK_AT_EVERY_POSITION),
                row(Fault.SHOWS_CARDS_UNANNOUNCED, Property.A_MOVE_THAT_SHOWS_SOMETHING_SAYS_SO),
                row(
                        Fault.ANNOUNCES_BY_HIDDEN_CARDS,
                        Property.THE_SEAT_TO_MOVE_KNOWS_WHETHER_A_MOVE_REVEALS_WHATEVER_IS_HIDDEN),
                row(Fault.DESCRIBES_ANOTHER_MOVE, Property.A_MOVE_IS_DESCRIBED_WITH_ITS_TEXT),
                row(
                        Fault.DESCRIPTION_TELLS_ALL,
                        Property.THE_SEAT_TO_MOVE_IS_OFFERED_THE_SAME_MOVES_WHATEVER_IS_HIDDEN),
                row(Fault.DECLARES_WHAT_IS_HIDDEN, Property.MOVES_THAT_ARE_DECLARED_HIDE_NOTHING),
                row(Fault.DECLARES_BY_HIDDEN_CARDS, Property.MOVES_THAT_ARE_DECLARED_HIDE_NOTHING));
    }

    @ParameterizedTest
    @EnumSource
    void propertyHoldsWithoutAFault(Property property) {
        check(Fault.NONE, property);
    }

    @ParameterizedTest
    @MethodSource("faults")
    void faultIsDetectedAndReportedWithItsSeedAndPly(Fault fault, Property property) {
        AssertionError caught = assertThrows(AssertionError.class, () -> check(fault, property));
        String told = "kuhn \\[seats=3, suits=2], seed [1-4], ply \\d+, " + property + ": (?s:.+)";
        assertTrue(String.valueOf(caught.getMessage()).matches(told), caught::getMessage);
    }

    /** As {@link ContractTest} checks them: no property hides a failure of another. */
    @ParameterizedTest
    @MethodSource("faults")
    void faultIsDetectedWhenAllPropertiesAreCheckedTogether(Fault fault, Property property) {
        Set<Property> broken = EnumSet.noneOf(Property.class);
        for (long seed = 1; seed <= SEEDS && !broken.contains(property); seed++) {
            broken.addAll(RandomWalk.withStops(table(fault), seed)
                    .failures(EnumSet.allOf(Property.class))
                    .keySet());
        }
        assertTrue(broken.contains(property), broken::toString);
    }

    private static void check(Fault fault, Property property) {
        for (long seed = 1; seed <= SEEDS; seed++) {
            RandomWalk.withStops(table(fault), seed).check(Set.of(property));
        }
    }

    private static Table table(Fault fault) {
        return TestedGames.table(new FaultyGame(Kuhn.KUHN, fault), List.of("seats=3", "suits=2"));
    }

    @Test
    void everyFaultHasARow() {
        Set<Fault> tried = EnumSet.of(Fault.NONE);
        for (Arguments row : faults()) {
            tried.add((Fault) row.get()[0]);
        }
        assertEquals(EnumSet.allOf(Fault.class), tried);
    }

    @Test
    void everyPropertyHasARow() {
        Set<Property> tried = EnumSet.noneOf(Property.class);
        for (Arguments row : faults()) {
            tried.add((Property) row.get()[1]);
        }
        assertEquals(EnumSet.allOf(Property.class), tried);
    }
}
