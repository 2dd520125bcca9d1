package parlour.bot.domination;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import parlour.bot.Bot;
import parlour.bot.Budget;
import parlour.bot.Knowledge;
import parlour.bot.Level;
import parlour.bot.SeededLots;
import parlour.bot.Thought;
import parlour.bot.race.Race;
import parlour.domination.Board;
import parlour.domination.DominationPosition;
import parlour.domination.Pairs;
import parlour.game.MoveList;

/**
 * Plays Domination with two to four. Remembers nothing from one move to the next: what it knows is on the board.
 *
 * <p>It draws positions that could be true ({@link Samples}), plays each move out in them ({@link Race}), later grows a tree
 * over them ({@link Tree}), and plays the ending of two exactly ({@link EndingPlay}).
 */
public final class DominationBot implements Bot {

    /** Games differ by a quarter of a territory at least, as far as a few of them can tell; squared. */
    private static final double LEAST_VARIANCE = 0.05;

    private final String name;
    private final Skill skill;
    private final long seed;

    /** A player of some level; the seed decides what it draws in thought. */
    public DominationBot(Level level, long seed) {
        this("Domination " + level.number(), Skill.of(level), seed);
    }

    DominationBot(String name, Skill skill, long seed) {
        this.name = name;
        this.skill = skill;
        this.seed = seed;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Thought think(Knowledge knowledge, Budget budget, Consumer<Thought> progress) {
        SeededLots lots = new SeededLots(seed);
        DominationPosition position = Samples.draw(knowledge, lots);
        // The same seed must not mean the same luck at every move.
        lots = new SeededLots(SeededLots.mix(seed, 2L * position.laid() + position.game()));
        Thought thought = think(knowledge, position, lots, budget.atMost(skill.nodes()));
        progress.accept(thought);
        return thought;
    }

    private Thought think(Knowledge knowledge, DominationPosition position, SeededLots lots, Budget budget) {
        MoveList moves = new MoveList();
        position.moves(moves);
        if (skill.solves() && EndingPlay.isReached(position)) {
            Optional<EndingPlay> ending = EndingPlay.solve(position, budget);
            if (ending.isPresent()) {
                return exact(position, ending.get());
            }
        }
        Terrain terrain = new Terrain(position.layout());
        Instinct instinct = new Instinct(terrain, skill.taste(), position);
        if (skill.nodes() == 0 || moves.size() == 1) {
            String move = position.text(instinct.choose(position, lots));
            return new Thought(move, 0, List.of(move), 1, moves.size());
        }
        Suspicion suspicion = new Suspicion(terrain, position.seats());
        suspicion.look(position, knowledge.seat());
        Samples samples = new Samples(knowledge, lots, suspicion, skill.pool());
        Playout playout = new Playout(instinct, position.seats());
        if (Pairs.DOMINOES - position.laid() <= skill.late()) {
            return grown(position, new Tree(instinct, playout), playout, samples, lots, budget);
        }
        double[] prior = new double[moves.size()];
        instinct.look(position);
        for (int i = 0; i < prior.length; i++) {
            prior[i] = instinct.worth(moves.get(i));
        }
        Race<DominationPosition> race = new Race<>(moves.toArray(), prior, skill.faith(), LEAST_VARIANCE);
        race.run(samples::next, new PlayedOut(playout, knowledge.seat()), lots, budget);
        String move = position.text(race.best());
        return new Thought(move, (int) Math.round(100 * race.result()), List.of(move), 1, playout.nodes());
    }

    private static Thought grown(
            DominationPosition position, Tree tree, Playout playout, Samples samples, SeededLots lots, Budget budget) {
        tree.grow(samples, lots, budget);
        String move = position.text(tree.line().getFirst());
        // All territories will be somebody's.
        double lead = 2 * tree.territories() - Board.TERRITORIES;
        return new Thought(
                move, (int) Math.round(100 * lead), List.of(move), tree.line().size(), playout.nodes());
    }

    private static Thought exact(DominationPosition position, EndingPlay ending) {
        DominationPosition ahead = position.copy();
        List<String> line = new ArrayList<>();
        for (int slot : ending.line()) {
            line.add(ahead.text(slot));
            ahead.play(slot);
        }
        int seat = position.turn();
        int lead = position.territories(seat) - position.territories(1 - seat) + ending.value();
        return new Thought(line.getFirst(), 100 * lead, line, line.size(), ending.states());
    }
}
