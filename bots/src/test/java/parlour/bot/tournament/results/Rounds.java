package parlour.bot.tournament.results;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.game.Outcome;
import parlour.game.Text;

/** Made-up rounds for the arithmetic. */
final class Rounds {

    private Rounds() {}

    /** Pairs of games in which the first contender took 0, 0.5, 1, 1.5 and 2 points, {@code counts} of each. */
    static List<Round> pairs(int one, int other, int... counts) {
        List<Round> rounds = new ArrayList<>();
        for (int halves = 0; halves < counts.length; halves++) {
            int first = Math.min(halves, 2);
            Round pair = new Round(List.of(game(one, other, first), game(one, other, halves - first)));
            for (int i = 0; i < counts[halves]; i++) {
                rounds.add(pair);
            }
        }
        return rounds;
    }

    private static GameRecord game(int one, int other, int halves) {
        List<Integer> winners = halves == 1 ? List.of(0, 1) : List.of(halves == 2 ? 0 : 1);
        Outcome outcome = Outcome.won(winners, 2, "made-up", Text.same(""));
        return new GameRecord(List.of(one, other), outcome, "", List.of(), List.of(), Optional.empty());
    }
}
