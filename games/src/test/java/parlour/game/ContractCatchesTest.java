package parlour.game;

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
import org.junit.jupiter.params.provider.MethodSource;
import parlour.game.TestedGames.Table;
import parlour.game.kuhn.Kuhn;

/** Kuhn poker broken in one place at a time: the property that is meant to notice does. */
class ContractCatchesTest {

    private static final int SEEDS = 4;

    private static Arguments row(Fault fault, Check check) {
        return arguments(fault, check);
    }

    static List<Arguments> faults() {
        return List.of(
                row(Fault.VIEW_TELLS_ALL, SecretsContract::aSeatCannotTellASampleFromTheTruth),
                row(Fault.OUTCOME_TELLS_ALL, SecretsContract::aSeatCannotTellASampleFromTheTruth),
                row(Fault.SAMPLE_IS_FOR_ANOTHER_SEAT, SecretsContract::aSeatCannotTellASampleFromTheTruth),
                row(Fault.REFUSAL_TELLS_ALL, SecretsContract::theSeatToMoveGetsTheSameAnswers),
                row(Fault.UNREADABLE_TELLS_ALL, SecretsContract::theSeatToMoveGetsTheSameAnswers),
                row(Fault.ORDER_OF_MOVES_TELLS, SecretsContract::theSeatToMoveIsOfferedTheSameMoves),
                row(Fault.OWN_MOVE_IS_HIDDEN, SecretsContract::theSeatToMoveIsOfferedTheSameMoves),
                row(Fault.DEAL_IS_TOLD_TO_ALL, SecretsContract::whatIsHiddenIsToldAlike),
                row(Fault.SAMPLE_IS_THE_TRUTH, SecretsContract::whatIsHiddenIsGuessed),
                row(Fault.SAMPLE_IS_THE_TRUTH, SecretsContract::whereNothingIsHiddenNothingIsRevealed),
                row(Fault.SAMPLE_IS_THE_POSITION_ITSELF, SecretsContract::aSampleIsAPositionOfTheGame),
                row(Fault.COPY_IS_THE_POSITION_ITSELF, RulesContract::copiesAreIndependent),
                row(Fault.UNDO_FORGETS_THE_HASH, RulesContract::undoingRestoresEverything),
                row(Fault.UNDO_FORGETS_THE_HASH, RulesContract::notationRoundTrips),
                row(Fault.UNDO_FORGETS_THE_LAST_MOVE, RulesContract::undoingRestoresEverything),
                row(Fault.UNDO_FORGETS_THE_LAST_MOVE, RulesContract::aWholeGameCanBeTakenBack),
                row(Fault.LISTS_A_MOVE_TWICE, RulesContract::everyListedMoveIsAccepted),
                row(Fault.REFUSES_A_LISTED_MOVE, RulesContract::everyListedMoveIsAccepted),
                row(Fault.REFUSES_A_LISTED_MOVE, RulesContract::replayingTheTextsGivesTheSameGame),
                row(Fault.TEXT_HOLDS_A_SPACE, RulesContract::everyListedMoveIsAccepted),
                row(Fault.COUNTS_ONE_TOO_MANY, RulesContract::countingAndChoosingAgreeWithTheList),
                row(Fault.COUNTS_ONE_TOO_MANY, RulesContract::perftCountsEveryMoveOnce),
                row(Fault.CHOOSES_ANOTHER, RulesContract::countingAndChoosingAgreeWithTheList),
                row(Fault.FORGETS_A_REPLY, RulesContract::perftCountsEveryMoveOnce),
                row(Fault.ACCEPTS_WHAT_IS_NOT_LISTED, RulesContract::nothingElseIsAcceptedAndNothingChanges),
                row(Fault.READING_CHANGES_SOMETHING, RulesContract::nothingElseIsAcceptedAndNothingChanges),
                row(Fault.REFUSES_IN_ONE_LANGUAGE, RulesContract::nothingElseIsAcceptedAndNothingChanges),
                row(Fault.NOTATION_FORGETS_WHAT_WAS_SAID, RulesContract::notationRoundTrips),
                row(Fault.WEIGHS_NOTHING, RulesContract::chanceDrawsOnlyWhatIsInTheBag),
                row(Fault.ROUND_FALLS, RulesContract::turnsAndRoundsMakeSense),
                row(Fault.OUTCOME_COMES_TOO_SOON, RulesContract::aGameIsOverOrHasMoves),
                row(Fault.EVERYBODY_WINS, RulesContract::aGameIsOverOrHasMoves),
                row(Fault.SHOWS_NOTHING, RulesContract::everybodyCanLook),
                row(Fault.SEEN_TEXT_IS_A_RESULT, RulesContract::everybodyCanLook),
                row(Fault.SHOWS_CARDS_UNANNOUNCED, SecretsContract::whatAMoveShowsIsAnnounced),
                row(Fault.ANNOUNCES_BY_HIDDEN_CARDS, SecretsContract::theSeatToMoveKnowsWhetherAMoveReveals),
                row(Fault.DESCRIBES_ANOTHER_MOVE, RulesContract::aMoveIsDescribedWithItsText),
                row(Fault.DESCRIPTION_TELLS_ALL, SecretsContract::theSeatToMoveIsOfferedTheSameMoves),
                row(Fault.DECLARES_WHAT_IS_HIDDEN, SecretsContract::movesThatAreDeclaredHideNothing),
                row(Fault.DECLARES_BY_HIDDEN_CARDS, SecretsContract::movesThatAreDeclaredHideNothing));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("faults")
    void a_fault_is_caught_and_told_with_its_seed(Fault fault, Check check) {
        check.holds(table(Fault.NONE), SEEDS);
        AssertionError caught = assertThrows(AssertionError.class, () -> check.holds(table(fault), SEEDS));
        assertTrue(
                String.valueOf(caught.getMessage()).startsWith("kuhn [seats=3, suits=2], seed "), caught::getMessage);
    }

    @Test
    void every_fault_has_its_row() {
        Set<Fault> tried = EnumSet.of(Fault.NONE);
        for (Arguments row : faults()) {
            tried.add((Fault) row.get()[0]);
        }
        assertEquals(EnumSet.allOf(Fault.class), tried);
    }

    private static Table table(Fault fault) {
        return TestedGames.table(new FaultyGame(Kuhn.KUHN, fault), List.of("seats=3", "suits=2"));
    }
}
