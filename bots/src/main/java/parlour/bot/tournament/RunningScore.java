package parlour.bot.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import parlour.bot.tournament.results.GameRecord;
import parlour.bot.tournament.results.Pentanomial;
import parlour.bot.tournament.results.Round;
import parlour.bot.tournament.results.Sprt;

/** The score of a tournament in progress, updated after each round. */
final class RunningScore {

    private final Optional<Sprt> test;
    private final List<Double> points;
    private int games;
    private Pentanomial pairs = Pentanomial.NONE;

    RunningScore(Tournament tournament) {
        test = tournament.sprt();
        points = new ArrayList<>(Collections.nCopies(tournament.contenders().size(), 0.0));
    }

    void add(Round round) {
        for (GameRecord game : round.games()) {
            games++;
            for (int seat = 0; seat < game.table().size(); seat++) {
                int contender = game.table().get(seat);
                points.set(contender, points.get(contender) + game.outcome().share(seat));
            }
        }
        if (test.isPresent()) {
            pairs = pairs.with(round);
        }
    }

    TournamentProgress progress(int of) {
        return new TournamentProgress(
                games,
                of,
                points,
                test.map(sprt -> sprt.logLikelihoodRatio(pairs)).orElse(0.0));
    }

    boolean isDecided() {
        return test.isPresent() && test.get().status(pairs) != Sprt.Status.OPEN;
    }
}
