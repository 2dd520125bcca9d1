package parlour.bot.conan;

import java.util.List;
import parlour.bot.Budget;
import parlour.bot.InformationState;
import parlour.bot.Level;
import parlour.bot.ScoredMove;
import parlour.bot.SeededRandom;
import parlour.bot.sampling.SamplingBot;
import parlour.bot.sampling.SuccessiveElimination;
import parlour.bot.sampling.WeightedSampler;
import parlour.conan.ConanPosition;
import parlour.game.MoveList;

/**
 * Plays Conan with two to four players. Stateless: all it knows is on the table and in its hand. It uses only what its
 * seat may see and plays for itself: bots do not cooperate.
 */
public final class ConanBot extends SamplingBot<ConanPosition> {

    /** The head start of the move the heuristics prefer, in ten thousandths of a win. */
    private static final double HEAD_START = 250;

    /** The number of trial rounds the head start counts for. */
    private static final double PRIOR_WEIGHT = 12;

    /** Moves that are worse by less than this count as equal and are sometimes chosen, so that bids cannot be read. */
    private static final double AS_GOOD = 120;

    /** Variance floor: a few equal results prove little. */
    private static final double MIN_VARIANCE = 2000 * 2000;

    /** Samples in which every move is tried whatever the budget: the result of a single one is mostly luck. */
    private static final int MIN_ROUNDS = 6;

    /** How opponents are assumed to bid. */
    static final OpponentModel OTHERS = new OpponentModel(0.25, 0.3);

    private final Skill skill;

    /** A player of a level; the seed determines its random choices. */
    public ConanBot(Level level, long seed) {
        this("Conan " + level.number(), Skill.of(level), seed);
    }

    ConanBot(String name, Skill skill, long seed) {
        super(name, ConanPosition.class, seed);
        this.skill = skill;
    }

    @Override
    protected long moment(InformationState state, ConanPosition position) {
        return state.view().toString().hashCode();
    }

    @Override
    protected ScoredMove think(InformationState state, ConanPosition position, SeededRandom random, Budget budget) {
        if (position.statement().isPresent() && position.step().equals("table-answer")) {
            String move = TableAnswer.of(position);
            return new ScoredMove(move, 0, List.of(move), 1, 1);
        }
        MoveList moves =
                notRefused(position, skill.seesImmediateLosses() ? notLosingAtOnce(position) : position.legalMoves());
        CardTables tables = new CardTables(position.set());
        PlayoutPolicy policy = PlayoutPolicy.plain(tables, skill.noise());
        int preferred = policy.choose(position, random);
        boolean isSafe = moves.contains(preferred);
        if (moves.size() == 1 || random.nextDouble() < skill.instantMoveRate()) {
            String move = position.text(isSafe ? preferred : moves.get(random.nextInt(moves.size())));
            return new ScoredMove(move, 0, List.of(move), 1, moves.size());
        }
        double[] prior = new double[moves.size()];
        for (int i = 0; i < prior.length; i++) {
            prior[i] = moves.get(i) == preferred ? HEAD_START : 0;
        }
        SuccessiveElimination<ConanPosition> elimination =
                new SuccessiveElimination<>(moves.toArray(), prior, PRIOR_WEIGHT, MIN_VARIANCE);
        PlayoutPolicy everybody = new PlayoutPolicy(tables, skill.noise(), OTHERS, state.seat());
        Playout playout = new Playout(everybody, skill.rounds(), state.seat());
        WeightedSampler<ConanPosition> samples = BidInference.sampler(state, random, tables, skill.pool());
        elimination.run(samples::next, playout, random, budget.and(Budget.nodes(skill.nodes())), MIN_ROUNDS);
        boolean isHidden = switch (position.step()) {
            case "auction", "laying", "naming" -> true;
            default -> false;
        };
        String move = position.text(elimination.anyAsGood(isHidden ? AS_GOOD : 0, random));
        int score = (int) Math.round(elimination.result() / 100);
        return new ScoredMove(move, score, List.of(move), skill.rounds(), playout.nodes());
    }

    /** The moves without proposals that were refused of late: nobody likes to be asked again and again. */
    private static MoveList notRefused(ConanPosition position, MoveList moves) {
        MoveList kept = new MoveList();
        for (int i = 0; i < moves.size(); i++) {
            if (!position.wasRefused(moves.get(i))) {
                kept.add(moves.get(i));
            }
        }
        return kept.isEmpty() ? moves : kept;
    }

    /** The moves that do not end the game with a loss; all of them if there is no other. */
    private static MoveList notLosingAtOnce(ConanPosition sample) {
        ConanPosition position = sample.copy();
        int seat = position.turn();
        MoveList all = position.legalMoves();
        MoveList kept = new MoveList();
        for (int i = 0; i < all.size(); i++) {
            position.play(all.get(i));
            if (!position.isOver() || position.outcome().orElseThrow().share(seat) > 0) {
                kept.add(all.get(i));
            }
            position.undo();
        }
        return kept.isEmpty() ? all : kept;
    }
}
