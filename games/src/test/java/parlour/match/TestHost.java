package parlour.match;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import parlour.game.RandomSource;
import parlour.game.contract.RandomPlay;

/** A host whose clock, chance and presence are set by the test. */
final class TestHost implements Host {

    long now = 1_000;
    final Deque<String> draws = new ArrayDeque<>();
    final Set<String> away = new TreeSet<>();

    /** How chance draws when no draw was scripted. */
    Function<Match, String> chance;

    private int names;

    TestHost(long seed) {
        RandomSource random = RandomPlay.random(seed);
        chance = match -> match.position().text(random.drawOutcome(match.position()));
    }

    @Override
    public long now() {
        return now;
    }

    @Override
    public String drawChance(Match match) {
        String told = draws.poll();
        return told != null ? told : chance.apply(match);
    }

    @Override
    public boolean isAway(String person) {
        return away.contains(person);
    }

    @Override
    public String newMatchId() {
        return "table-" + ++names;
    }
}
