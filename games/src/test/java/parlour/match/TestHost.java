package parlour.match;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import parlour.game.Lots;
import parlour.game.RandomPlay;

/** A house whose clock, chance and guests do as they are told. */
final class TestHost implements Host {

    long now = 1_000;
    final Deque<String> draws = new ArrayDeque<>();
    final Set<String> away = new TreeSet<>();

    /** How chance draws when it was not told what. */
    Function<Match, String> chance;

    private int names;

    TestHost(long seed) {
        Lots lots = RandomPlay.lots(seed);
        chance = match -> match.position().text(lots.outcome(match.position()));
    }

    @Override
    public long now() {
        return now;
    }

    @Override
    public String draw(Match match) {
        String told = draws.poll();
        return told != null ? told : chance.apply(match);
    }

    @Override
    public boolean isAway(String person) {
        return away.contains(person);
    }

    @Override
    public String name() {
        return "table-" + ++names;
    }
}
