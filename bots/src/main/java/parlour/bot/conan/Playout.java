package parlour.bot.conan;

import parlour.bot.SeededRandom;
import parlour.bot.sampling.Trial;
import parlour.conan.ConanPosition;

/** Simulates a few rounds, all players by the heuristics, and evaluates the result. */
final class Playout implements Trial<ConanPosition> {

    /** A lead of this many PG wins about three games in four, given all that may still happen. */
    private static final double SPREAD = 6;

    /**
     * The value of search in the rounds to come, in PG: a player better than the heuristics does not stake everything
     * on one throw.
     */
    private static final double CONFIDENCE = 8;

    private static final int GOAL = 30;

    private final PlayoutPolicy policy;
    private final int rounds;
    private final int seat;
    private long nodes;

    Playout(PlayoutPolicy policy, int rounds, int seat) {
        this.policy = policy;
        this.rounds = rounds;
        this.seat = seat;
    }

    /** The chance of winning after a move, in ten thousandths. */
    @Override
    public int result(ConanPosition sample, int move, SeededRandom random) {
        ConanPosition position = sample.copy();
        int last = position.round() + rounds;
        position.play(move);
        nodes++;
        while (position.turn() >= -1 && position.round() < last) {
            position.play(position.turn() < 0 ? random.drawOutcome(position) : policy.choose(position, random));
            nodes++;
        }
        if (position.turn() < -1) {
            return (int) Math.round(10_000 * position.outcome().orElseThrow().share(seat));
        }
        return (int) Math.round(10_000 * chance(position));
    }

    private double chance(ConanPosition position) {
        if (!position.isInGame(seat)) {
            return 0;
        }
        double own = standing(position, seat) + CONFIDENCE;
        double all = 1;
        for (int other = 0; other < position.seats(); other++) {
            all += other != seat && position.isInGame(other) ? Math.exp((standing(position, other) - own) / SPREAD) : 0;
        }
        return 1 / all;
    }

    /** PG, what is within reach, and cards to fight with. */
    private double standing(ConanPosition position, int seat) {
        CardTables tables = policy.tables();
        int slot = position.slotOf(seat);
        double reach =
                slot < 0 ? 0.3 : tables.worth[position.adventure(slot)] / (1.5 + 1.5 * position.challenges(slot));
        double near = position.pg(seat) >= GOAL - 4 ? 0.3 * (position.pg(seat) - GOAL + 4) : 0;
        return position.pg(seat) + reach + near + 0.35 * position.handSize(seat) + 0.7 * position.objects(seat);
    }

    @Override
    public long nodes() {
        return nodes;
    }
}
