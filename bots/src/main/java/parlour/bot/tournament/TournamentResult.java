package parlour.bot.tournament;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import parlour.bot.tournament.results.Crosstable;
import parlour.bot.tournament.results.GameRecord;
import parlour.bot.tournament.results.MirroredPairs;
import parlour.bot.tournament.results.Pentanomial;
import parlour.bot.tournament.results.Round;

/** The games played, in order, and the statistics computed from them. */
public record TournamentResult(Tournament tournament, List<Round> rounds) {

    public TournamentResult {
        rounds = List.copyOf(rounds);
    }

    public List<GameRecord> games() {
        return stream().toList();
    }

    private Stream<GameRecord> stream() {
        return rounds.stream().flatMap(round -> round.games().stream());
    }

    public List<String> names() {
        return tournament.contenders().stream().map(Contender::name).toList();
    }

    public Crosstable crosstable() {
        return Crosstable.of(names(), rounds);
    }

    /** For two contenders at two seats, where rounds are pairs. */
    public Optional<Pentanomial> pentanomial() {
        boolean pairs =
                tournament.contenders().size() == 2 && tournament.options().seats() == 2;
        return pairs ? Optional.of(Pentanomial.of(rounds)) : Optional.empty();
    }

    /** At two seats, in games decided by points: who won how many pairs, by the sum of both games. */
    public List<MirroredPairs> mirrored() {
        return MirroredPairs.of(rounds, tournament.contenders().size());
    }

    /** The number of drawn games, by reason. */
    public Map<String, Integer> draws() {
        return byReason(GameRecord::isDraw);
    }

    /** The number of games won, by reason. */
    public Map<String, Integer> wins() {
        return byReason(game -> !game.isDraw());
    }

    private Map<String, Integer> byReason(Predicate<GameRecord> which) {
        Map<String, Integer> counts = new TreeMap<>();
        stream().filter(which).forEach(game -> counts.merge(game.outcome().reason(), 1, Integer::sum));
        return counts;
    }

    /** Games that a bot lost by its own fault. */
    public List<GameRecord> forfeits() {
        return stream().filter(game -> game.fault().isPresent()).toList();
    }
}
