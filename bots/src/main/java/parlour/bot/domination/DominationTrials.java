package parlour.bot.domination;

import java.util.ArrayList;
import java.util.List;
import parlour.bot.InformationState;
import parlour.bot.Level;
import parlour.bot.SeededRandom;
import parlour.bot.review.Trials;
import parlour.bot.sampling.WeightedSampler;
import parlour.domination.Board;
import parlour.domination.DominationPosition;
import parlour.domination.Pairs;
import parlour.game.Position;

/**
 * Tries moves of Domination as the bot does: played out by {@link PlayoutPolicy} in likely samples, or solved exactly
 * once both players can know everything.
 */
public final class DominationTrials implements Trials {

    /**
     * A playout is not the game that would have followed, so a small lead in it is not yet the whole point: the more
     * dominoes are still to be laid, the less it counts. At the start a lead of four counts for seven eighths of the
     * point.
     */
    private static final double SOFTENED_BY = 56;

    /** The width at which a lead of one is the whole point. */
    private static final double SURE = 0.05;

    private final int seat;
    private final boolean isExact;
    private final WeightedSampler<DominationPosition> samples;
    private final Playout playout;
    private long solved;

    public DominationTrials(InformationState state, SeededRandom random) {
        DominationPosition position = state.sample(DominationPosition.class, random);
        Skill skill = Skill.of(Level.MASTER);
        LayoutTables tables = new LayoutTables(position.layout());
        RackInference inference = new RackInference(tables, position.seats());
        inference.look(position, state.seat());
        seat = state.seat();
        isExact = EndgamePlay.isReached(position);
        samples = inference.sampler(state, random, skill.pool());
        playout = new Playout(new PlayoutPolicy(tables, skill.weights(), position), position.seats());
    }

    @Override
    public Position sample() {
        return samples.next();
    }

    @Override
    public int result(Position position, int move, SeededRandom random) {
        DominationPosition from = InformationState.expect(DominationPosition.class, position);
        int later = from.rules().isMirrored() && from.game() == 0 ? Pairs.DOMINOES : 0;
        if (isExact) {
            return share(from, exactly(from, move), later);
        }
        playout.finish(from.copy(), move, random);
        List<Integer> ends = new ArrayList<>();
        for (int each = 0; each < from.seats(); each++) {
            ends.add(playout.territories(each));
        }
        return share(from, ends, Pairs.DOMINOES - from.laid() + later);
    }

    /**
     * The share of the point if this game ends with these territories.
     *
     * @param open the number of dominoes of the match still to be laid
     */
    private int share(DominationPosition from, List<Integer> ends, int open) {
        double width = Math.max(SURE, open / SOFTENED_BY);
        int own = total(from, ends, seat);
        double all = 0;
        for (int each = 0; each < ends.size(); each++) {
            all += Math.exp((total(from, ends, each) - own) / width);
        }
        return (int) Math.round(POINT / all);
    }

    /** A seat's total, including what it conquered in the first of two mirrored games. */
    private static int total(DominationPosition from, List<Integer> ends, int each) {
        return ends.get(each) + from.points(each).getFirst() - from.territories(each);
    }

    /** The final territories of both seats in this game. */
    private List<Integer> exactly(DominationPosition from, int move) {
        if (!from.layout().isExact()) {
            return wherePlayersPass(from, move);
        }
        int mover = from.turn();
        int lead = from.territories(mover) - from.territories(1 - mover) + from.conquers(move);
        if (from.laid() < Pairs.DOMINOES - 1) {
            DominationPosition after = from.copy();
            after.play(move);
            EndgamePlay rest = EndgamePlay.solve(after, nodes -> false).orElseThrow();
            solved += rest.states();
            lead -= rest.value();
        }
        int own = (Board.TERRITORIES + lead) / 2;
        return mover == 0 ? List.of(own, Board.TERRITORIES - own) : List.of(Board.TERRITORIES - own, own);
    }

    private List<Integer> wherePlayersPass(DominationPosition from, int move) {
        DominationPosition after = from.copy();
        after.play(move);
        if (after.isOver()) {
            return List.of(after.territories(0), after.territories(1));
        }
        EndgamePlay rest = EndgamePlay.solve(after, nodes -> false).orElseThrow();
        solved += rest.states();
        return rest.territories(after);
    }

    @Override
    public boolean isExact() {
        return isExact;
    }

    @Override
    public List<Integer> finalScores(Position position, int move) {
        return isExact ? exactly(InformationState.expect(DominationPosition.class, position), move) : List.of();
    }

    @Override
    public long nodes() {
        return playout.nodes() + solved;
    }
}
