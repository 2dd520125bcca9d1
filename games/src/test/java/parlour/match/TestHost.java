package parlour.match;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import java.util.TreeSet;
import parlour.game.Lots;
import parlour.game.RandomPlay;

/** A house whose clock, chance and guests do as they are told. */
final class TestHost implements Host {

    static final int STAND_IN = 4;

    long now = 1_000;
    final Deque<String> draws = new ArrayDeque<>();
    final Set<String> away = new TreeSet<>();

    private final Lots lots;
    private int names;
    private int bytes;

    TestHost(long seed) {
        lots = RandomPlay.lots(seed);
    }

    @Override
    public long now() {
        return now;
    }

    /** What was told to be drawn, and after that anything. */
    @Override
    public String draw(Match match) {
        String told = draws.poll();
        return told != null ? told : match.position().text(lots.outcome(match.position()));
    }

    @Override
    public boolean isAway(String person) {
        return away.contains(person);
    }

    @Override
    public String bytes() {
        return "b" + (bytes++ % 10);
    }

    @Override
    public String name() {
        return "table-" + ++names;
    }

    @Override
    public int standIn() {
        return STAND_IN;
    }
}
