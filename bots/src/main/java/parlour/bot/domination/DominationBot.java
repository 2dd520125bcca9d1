package parlour.bot.domination;

import java.util.List;
import java.util.Optional;
import parlour.bot.Budget;
import parlour.bot.InformationState;
import parlour.bot.Level;
import parlour.bot.ScoredMove;
import parlour.bot.SeededRandom;
import parlour.bot.sampling.SamplingBot;
import parlour.bot.sampling.SuccessiveElimination;
import parlour.bot.sampling.WeightedSampler;
import parlour.domination.DominationPosition;
import parlour.domination.Pairs;
import parlour.game.MoveList;

/**
 * Plays Domination with two to four players. Stateless: all it knows is on the board and its rack.
 *
 * <p>It samples possible positions ({@link WeightedSampler}), plays each move out in them
 * ({@link SuccessiveElimination}), later grows a tree over the samples ({@link MctsTree}), and plays endings of two
 * players exactly ({@link EndgamePlay}).
 */
public final class DominationBot extends SamplingBot<DominationPosition> {

    /** Variance floor, in squared territories: a few equal results prove little. */
    private static final double MIN_VARIANCE = 0.05;

    private final Skill skill;

    /** A player of a level; the seed determines its random choices. */
    public DominationBot(Level level, long seed) {
        this("Domination " + level.number(), Skill.of(level), seed);
    }

    DominationBot(String name, Skill skill, long seed) {
        super(name, DominationPosition.class, seed);
        this.skill = skill;
    }

    @Override
    protected long moment(InformationState state, DominationPosition position) {
        return 2L * (position.laid() + position.passes()) + position.game();
    }

    @Override
    protected ScoredMove think(InformationState state, DominationPosition position, SeededRandom random, Budget given) {
        Budget budget = given.and(Budget.nodes(skill.nodes()));
        MoveList moves = position.legalMoves();
        if (position.mustPass()) {
            String pass = position.text(moves.get(0));
            return new ScoredMove(pass, 0, List.of(pass), 1, 1);
        }
        if (skill.solves() && EndgamePlay.isReached(position)) {
            Optional<EndgamePlay> ending = EndgamePlay.solve(position, budget);
            if (ending.isPresent()) {
                return exact(position, ending.get());
            }
        }
        LayoutTables tables = new LayoutTables(position.layout());
        PlayoutPolicy policy = new PlayoutPolicy(tables, skill.weights(), position);
        if (skill.nodes() == 0 || moves.size() == 1) {
            String move = position.text(policy.choose(position, random));
            return new ScoredMove(move, 0, List.of(move), 1, moves.size());
        }
        RackInference inference = new RackInference(tables, position.seats());
        inference.look(position, state.seat());
        WeightedSampler<DominationPosition> samples = inference.sampler(state, random, skill.pool());
        Playout playout = new Playout(policy, position.seats());
        if (Pairs.DOMINOES - position.laid() <= skill.treeSearchPlies()) {
            return grown(position, new MctsTree(policy, playout), playout, samples, random, budget);
        }
        double[] prior = new double[moves.size()];
        policy.look(position);
        for (int i = 0; i < prior.length; i++) {
            prior[i] = policy.worth(moves.get(i));
        }
        SuccessiveElimination<DominationPosition> elimination =
                new SuccessiveElimination<>(moves.toArray(), prior, skill.priorWeight(), MIN_VARIANCE);
        elimination.run(samples::next, new PlayoutTrial(playout, state.seat()), random, budget);
        String move = position.text(elimination.best());
        return new ScoredMove(move, (int) Math.round(100 * elimination.result()), List.of(move), 1, playout.nodes());
    }

    private static ScoredMove grown(
            DominationPosition position,
            MctsTree tree,
            Playout playout,
            WeightedSampler<DominationPosition> samples,
            SeededRandom random,
            Budget budget) {
        tree.grow(samples, random, budget);
        String move = position.text(tree.line().getFirst());
        double lead = 2 * tree.territories() - tree.conquered();
        return new ScoredMove(
                move, (int) Math.round(100 * lead), List.of(move), tree.line().size(), playout.nodes());
    }

    private static ScoredMove exact(DominationPosition position, EndgamePlay ending) {
        List<String> line = ending.texts(position);
        int seat = position.turn();
        int lead = position.territories(seat) - position.territories(1 - seat) + ending.value();
        return new ScoredMove(line.getFirst(), 100 * lead, line, line.size(), ending.states());
    }
}
