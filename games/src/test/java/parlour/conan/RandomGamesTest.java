package parlour.conan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.conan.rules.BankReason;
import parlour.conan.rules.PackedState;
import parlour.game.RandomSource;
import parlour.game.contract.FreshSeed;
import parlour.game.contract.RandomPlay;

/** Invariants of the rules in many random games: PG and cards are conserved, and every game ends. */
class RandomGamesTest {

    /** Much longer than any game: one that reaches it does not end. */
    private static final int MAX_LENGTH = 10_000;

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void cardsAndScoresAddUpInRandomGames(int seats) {
        playOutNewGames(seats, "firstPlayer=fixed", 1_000);
    }

    @ParameterizedTest
    @CsvSource({
        "3, firstPlayer=rotating",
        "3, cardGlory=first",
        "3, stack=unlimited",
        "4, cardPhase=full-lap",
        "4, withdrawn=conceded",
        "4, withdrawn=any",
    })
    void everyOptionConservesCardsAndGlory(int seats, String option) {
        playOutNewGames(seats, option, 250);
    }

    @Tag("long")
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void cardsAndScoresAddUpInManyRandomGames(int seats) {
        playOut(seats, "firstPlayer=fixed", 1, 10_000);
    }

    private static void playOutNewGames(int seats, String option, int games) {
        FreshSeed first = new FreshSeed();
        try {
            playOut(seats, option, first.value(), games);
        } catch (AssertionError wrong) {
            throw new AssertionError(first + ": " + wrong.getMessage(), wrong);
        }
    }

    private static void playOut(int seats, String option, long first, int games) {
        ConanPosition start = ConanFixtures.start("seats=" + seats, option);
        for (int game = 0; game < games; game++) {
            long seed = first + game;
            try {
                playOut(start.copy(), RandomPlay.random(seed));
            } catch (AssertionError | RuntimeException wrong) {
                throw new AssertionError(
                        seats + " seats, " + option + ", seed " + seed + ": " + wrong.getMessage(), wrong);
            }
        }
    }

    private static void playOut(ConanPosition position, RandomSource random) {
        int plies = 0;
        while (!position.isOver()) {
            int turn = position.turn();
            if (turn < 0) {
                position.play(random.drawOutcome(position));
            } else {
                int count = position.legalMoveCount();
                if (count == 0) {
                    throw new AssertionError("nobody may be asked without a legal move: " + position);
                }
                position.play(position.legalMoveAt(random.nextInt(count)));
            }
            check(position);
            assertTrue(plies++ < MAX_LENGTH, "does not end");
        }
        assertTrue(position.outcome().isPresent());
    }

    /** Cheap comparisons first: most of the time of this test is spent here. */
    static void check(ConanPosition position) {
        PackedState s = position.state().packed();
        int cards = 0;
        for (int zone = 0; zone < PackedState.ZONES; zone++) {
            cards += s.size(zone);
        }
        if (cards != position.set().size()) {
            assertEquals(position.set().size(), cards, "cards");
        }
        int glory = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            glory += position.pg(seat);
        }
        int bank = position.banked(BankReason.START)
                + position.banked(BankReason.CARD)
                + position.banked(BankReason.LOOT)
                + position.banked(BankReason.EFFECT)
                - position.banked(BankReason.HIRE);
        if (glory != bank) {
            assertEquals(bank, glory, "PG");
        }
    }
}
