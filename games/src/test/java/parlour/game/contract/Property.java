package parlour.game.contract;

import parlour.game.NotationException;
import parlour.game.Position;

/**
 * The requirements of {@link Position}, one property each. The functions are in {@link RulesContract} and
 * {@link SecretsContract}; {@link RandomWalk} determines when each is checked.
 *
 * <p>Undoing and copying come first: many of the others rely on them.
 */
enum Property {
    UNDOING_A_MOVE_RESTORES_EVERYTHING(When.AT_STOPS, RulesContract::undoingRestoresEverything),
    COPIES_ARE_INDEPENDENT(When.AT_STOPS, RulesContract::copiesAreIndependent),
    A_POSITION_READ_FROM_ITS_NOTATION_IS_THE_SAME_POSITION(When.EVERYWHERE, RulesContract::notationRoundTrips),
    EVERY_LISTED_MOVE_IS_LISTED_ONCE_AND_ACCEPTED(When.AT_STOPS, RulesContract::everyListedMoveIsAccepted),
    A_MOVE_IS_DESCRIBED_WITH_ITS_TEXT(When.AT_STOPS, RulesContract::aMoveIsDescribedWithItsText),
    NOTHING_ELSE_IS_ACCEPTED_AND_READING_CHANGES_NOTHING(
            When.AT_STOPS, RulesContract::nothingElseIsAcceptedAndNothingChanges),
    COUNTING_AND_CHOOSING_AGREE_WITH_THE_LIST(When.EVERYWHERE, RulesContract::countingAndChoosingAgreeWithTheList),
    PERFT_COUNTS_EVERY_WAY_TO_GO_ON_ONCE(When.AT_STOPS, RulesContract::perftCountsEveryMoveOnce),
    CHANCE_DRAWS_ONLY_WHAT_IS_IN_THE_BAG(When.EVERYWHERE, RulesContract::chanceDrawsOnlyWhatIsInTheBag),
    TURNS_AND_ROUNDS_MAKE_SENSE(When.EVERYWHERE, RulesContract::turnsAndRoundsMakeSense),
    A_GAME_HAS_EITHER_MOVES_OR_AN_OUTCOME(When.EVERYWHERE, RulesContract::aGameIsOverOrHasMoves),
    EVERYBODY_CAN_LOOK_AT_EVERY_POSITION(When.AT_STOPS, RulesContract::everybodyCanLook),
    A_SEAT_CANNOT_TELL_A_SAMPLE_FROM_THE_TRUTH(When.AT_STOPS, SecretsContract::aSeatCannotTellASampleFromTheTruth),
    THE_SEAT_TO_MOVE_IS_OFFERED_THE_SAME_MOVES_WHATEVER_IS_HIDDEN(
            When.AT_STOPS, SecretsContract::theSeatToMoveIsOfferedTheSameMoves),
    A_MOVE_THAT_SHOWS_SOMETHING_SAYS_SO(When.AT_STOPS, SecretsContract::whatAMoveShowsIsAnnounced),
    THE_SEAT_TO_MOVE_KNOWS_WHETHER_A_MOVE_REVEALS_WHATEVER_IS_HIDDEN(
            When.AT_STOPS, SecretsContract::theSeatToMoveKnowsWhetherAMoveReveals),
    MOVES_THAT_ARE_DECLARED_HIDE_NOTHING(When.AT_STOPS, SecretsContract::movesThatAreDeclaredHideNothing),
    WHERE_NOTHING_IS_HIDDEN_NOTHING_IS_REVEALED(When.AT_STOPS, SecretsContract::whereNothingIsHiddenNothingIsRevealed),
    THE_SEAT_TO_MOVE_GETS_THE_SAME_ANSWERS_WHATEVER_IS_HIDDEN(
            When.AT_STOPS, SecretsContract::theSeatToMoveGetsTheSameAnswers),
    A_SAMPLE_IS_A_POSITION_OF_THE_GAME(When.AT_STOPS, SecretsContract::aSampleIsAPositionOfTheGame),
    A_SAMPLE_DEPENDS_ONLY_ON_WHAT_THE_SEAT_KNOWS(When.AT_STOPS, SecretsContract::aSampleDependsOnlyOnWhatIsKnown),
    MOVES_THAT_LOOK_ALIKE_ARE_TOLD_ALIKE(When.AT_STOPS, SecretsContract::hiddenInformationLooksTheSame),
    SAMPLES_VARY_AFTER_A_SECRET_MOVE(When.AT_STOPS, SecretsContract::samplesVaryAfterASecretMove),
    RANDOM_GAMES_COME_TO_AN_END(When.AT_THE_END, RulesContract::randomGamesEnd),
    A_WHOLE_GAME_CAN_BE_TAKEN_BACK(When.AT_THE_END, RulesContract::aWholeGameCanBeTakenBack),
    REPLAYING_THE_TEXTS_OF_THE_MOVES_GIVES_THE_SAME_GAME(
            When.AT_THE_END, RulesContract::replayingTheTextsGivesTheSameGame);

    /** When a property is checked in the course of a game. */
    enum When {
        /** At every position, including the last one. */
        EVERYWHERE,
        /** At the first positions and the last, where games are special, and at some in between. */
        AT_STOPS,
        /** At the last position, with the whole game as history. */
        AT_THE_END
    }

    /** Throws if the property does not hold here; otherwise leaves the position as it was. */
    @FunctionalInterface
    private interface Check {
        void at(Visit visit) throws NotationException;
    }

    private final When when;
    private final Check check;

    Property(When when, Check check) {
        this.when = when;
        this.check = check;
    }

    When when() {
        return when;
    }

    void check(Visit visit) throws NotationException {
        check.at(visit);
    }
}
