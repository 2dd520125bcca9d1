package parlour.bot.arena;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** The score while a tournament is played, carried on from round to round. */
final class Score {

    private final Optional<Sprt> test;
    private final List<Double> points;
    private int games;
    private Pentanomial pairs = Pentanomial.NONE;

    Score(Tournament tournament) {
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

    Standing standing(int of) {
        return new Standing(
                games, of, points, test.map(sprt -> sprt.ratio(pairs)).orElse(0.0));
    }

    boolean isDecided() {
        return test.isPresent() && test.get().verdict(pairs) != Sprt.Verdict.OPEN;
    }
}
