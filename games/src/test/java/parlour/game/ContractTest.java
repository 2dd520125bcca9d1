package parlour.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.game.TestedGames.Table;

/**
 * The contract of {@link Game} and {@link Position}, tried on every game with every number of seats and every value of
 * every option. The properties are in {@link GameContract}, {@link RulesContract} and {@link SecretsContract}; that they
 * catch what they are meant to catch is shown by {@link ContractCatchesTest}.
 */
class ContractTest {

    /** The usual game is tried longest; a game that differs in one option is mostly the usual game again. */
    private static final int USUAL_SEEDS = 2;

    private static final int OTHER_SEEDS = 1;

    static List<Game> games() {
        return TestedGames.games();
    }

    static List<Table> tables() {
        return TestedGames.tables();
    }

    /** For what takes longest: games with other options only if asked for, by {@code -Dcontract.all=true}. */
    static List<Table> usualTables() {
        return tables().stream()
                .filter(table -> table.isUsual() || Boolean.getBoolean("contract.all"))
                .toList();
    }

    private static void holds(Table table, Check check) {
        check.holds(table, table.isUsual() ? USUAL_SEEDS : OTHER_SEEDS);
    }

    // ---- Games ----

    @Test
    void no_two_games_have_one_name() {
        Set<String> ids = new HashSet<>();
        games().forEach(game -> ids.add(game.id()));
        assertEquals(games().size(), ids.size());
    }

    @ParameterizedTest
    @MethodSource("games")
    void everything_has_a_name_in_both_languages(Game game) {
        GameContract.everythingHasANameInBothLanguages(game);
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_declared_value_of_an_option_is_accepted(Game game) throws NotationException {
        GameContract.everyDeclaredValueIsAccepted(game);
    }

    @ParameterizedTest
    @MethodSource("games")
    void any_other_setting_is_refused_with_a_sentence(Game game) {
        GameContract.everythingElseIsRefusedWithASentence(game);
    }

    @ParameterizedTest
    @MethodSource("games")
    void what_is_no_position_is_refused_by_place(Game game) {
        GameContract.whatIsNoPositionIsRefusedByPlace(game);
    }

    // ---- Rules ----

    @ParameterizedTest
    @MethodSource("tables")
    void copies_are_independent(Table table) {
        holds(table, RulesContract::copiesAreIndependent);
    }

    @ParameterizedTest
    @MethodSource("tables")
    void undoing_a_move_restores_everything(Table table) {
        holds(table, RulesContract::undoingRestoresEverything);
    }

    @ParameterizedTest
    @MethodSource("tables")
    void a_whole_game_can_be_taken_back(Table table) {
        holds(table, RulesContract::aWholeGameCanBeTakenBack);
    }

    @ParameterizedTest
    @MethodSource("tables")
    void a_position_read_from_its_notation_is_the_same_position(Table table) {
        holds(table, RulesContract::notationRoundTrips);
    }

    @ParameterizedTest
    @MethodSource("tables")
    void replaying_the_texts_of_the_moves_gives_the_same_game(Table table) {
        holds(table, RulesContract::replayingTheTextsGivesTheSameGame);
    }

    @ParameterizedTest
    @MethodSource("tables")
    void every_listed_move_is_listed_once_and_accepted(Table table) {
        holds(table, RulesContract::everyListedMoveIsAccepted);
    }

    @ParameterizedTest
    @MethodSource("tables")
    void a_move_is_described_with_its_text(Table table) {
        holds(table, RulesContract::aMoveIsDescribedWithItsText);
    }

    @ParameterizedTest
    @MethodSource("tables")
    void nothing_else_is_accepted_and_reading_changes_nothing(Table table) {
        holds(table, RulesContract::nothingElseIsAcceptedAndNothingChanges);
    }

    @ParameterizedTest
    @MethodSource("usualTables")
    void counting_and_choosing_agree_with_the_list(Table table) {
        holds(table, RulesContract::countingAndChoosingAgreeWithTheList);
    }

    @ParameterizedTest
    @MethodSource("tables")
    void perft_counts_every_way_to_go_on_once(Table table) {
        holds(table, RulesContract::perftCountsEveryMoveOnce);
    }

    @ParameterizedTest
    @MethodSource("tables")
    void chance_draws_only_what_is_in_the_bag(Table table) {
        holds(table, RulesContract::chanceDrawsOnlyWhatIsInTheBag);
    }

    @ParameterizedTest
    @MethodSource("tables")
    void turns_and_rounds_make_sense(Table table) {
        holds(table, RulesContract::turnsAndRoundsMakeSense);
    }

    @ParameterizedTest
    @MethodSource("tables")
    void a_game_has_either_moves_or_an_outcome(Table table) {
        holds(table, RulesContract::aGameIsOverOrHasMoves);
    }

    @ParameterizedTest
    @MethodSource("tables")
    void random_games_come_to_an_end(Table table) {
        holds(table, RulesContract::randomGamesEnd);
    }

    @ParameterizedTest
    @MethodSource("tables")
    void everybody_can_look_at_every_position(Table table) {
        holds(table, RulesContract::everybodyCanLook);
    }

    // ---- Secrets ----

    @ParameterizedTest
    @MethodSource("tables")
    void a_seat_cannot_tell_a_sample_from_the_truth(Table table) {
        holds(table, SecretsContract::aSeatCannotTellASampleFromTheTruth);
    }

    @ParameterizedTest
    @MethodSource("tables")
    void the_seat_to_move_is_offered_the_same_moves_whatever_is_hidden(Table table) {
        holds(table, SecretsContract::theSeatToMoveIsOfferedTheSameMoves);
    }

    @ParameterizedTest
    @MethodSource("usualTables")
    void a_move_that_shows_something_says_so(Table table) {
        holds(table, SecretsContract::whatAMoveShowsIsAnnounced);
    }

    @ParameterizedTest
    @MethodSource("tables")
    void the_seat_to_move_knows_whether_a_move_reveals_whatever_is_hidden(Table table) {
        holds(table, SecretsContract::theSeatToMoveKnowsWhetherAMoveReveals);
    }

    @ParameterizedTest
    @MethodSource("tables")
    void moves_that_are_declared_hide_nothing(Table table) {
        holds(table, SecretsContract::movesThatAreDeclaredHideNothing);
    }

    @ParameterizedTest
    @MethodSource("tables")
    void where_nothing_is_hidden_nothing_is_revealed(Table table) {
        holds(table, SecretsContract::whereNothingIsHiddenNothingIsRevealed);
    }

    @ParameterizedTest
    @MethodSource("tables")
    void the_seat_to_move_gets_the_same_answers_whatever_is_hidden(Table table) {
        holds(table, SecretsContract::theSeatToMoveGetsTheSameAnswers);
    }

    @ParameterizedTest
    @MethodSource("usualTables")
    void a_sample_is_a_position_of_the_game(Table table) {
        holds(table, SecretsContract::aSampleIsAPositionOfTheGame);
    }

    @ParameterizedTest
    @MethodSource("tables")
    void moves_that_look_alike_are_told_alike(Table table) {
        holds(table, SecretsContract::whatIsHiddenIsToldAlike);
    }

    @ParameterizedTest
    @MethodSource("tables")
    void what_is_hidden_is_guessed_and_not_known(Table table) {
        holds(table, SecretsContract::whatIsHiddenIsGuessed);
    }
}
