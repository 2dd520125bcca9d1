package parlour.bot.conan;

import java.util.List;
import java.util.function.Consumer;
import parlour.bot.Bot;
import parlour.bot.Budget;
import parlour.bot.Knowledge;
import parlour.bot.Level;
import parlour.bot.SeededLots;
import parlour.bot.Thought;
import parlour.bot.race.Race;
import parlour.conan.ConanPosition;
import parlour.game.MoveList;

/**
 * Plays Conan with two to four. Remembers nothing from one move to the next: what it knows is on the table and in its hand.
 * It thinks about what its own seat may see, and about nobody's plans but its own: bots do not act in concert.
 */
public final class ConanBot implements Bot {

    /** What the rule of thumb thinks best begins so much ahead, in ten thousandths of a win. */
    private static final double HEAD_START = 250;

    /** How many rounds of trials that head start counts for. */
    private static final double FAITH = 12;

    /** Moves that do worse by less than this are as good, and chosen now and then: nobody shall read a bid. */
    private static final double AS_GOOD = 120;

    /** A fifth of a win, squared: a throw decides much, and a few good ones say little. */
    private static final double LEAST_VARIANCE = 2000 * 2000;

    /** How the others are thought to bid. */
    static final Temper OTHERS = new Temper(0.25, 0.3);

    private final String name;
    private final Skill skill;
    private final long seed;

    /** A player of some level; the seed decides what it draws in thought. */
    public ConanBot(Level level, long seed) {
        this("Conan " + level.number(), Skill.of(level), seed);
    }

    ConanBot(String name, Skill skill, long seed) {
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
        ConanPosition position = Samples.draw(knowledge, new SeededLots(seed));
        SeededLots lots =
                new SeededLots(SeededLots.mix(seed, knowledge.view().toString().hashCode()));
        Thought thought = think(knowledge, position, lots, budget);
        progress.accept(thought);
        return thought;
    }

    private Thought think(Knowledge knowledge, ConanPosition position, SeededLots lots, Budget budget) {
        MoveList moves = new MoveList();
        position.moves(moves);
        Deck deck = new Deck(position.set());
        Thumb thumb = Thumb.plain(deck, skill.whim());
        int first = thumb.choose(position, lots);
        if (moves.size() == 1 || Thumb.random(lots) < skill.hasty()) {
            String move = position.text(first);
            return new Thought(move, 0, List.of(move), 1, moves.size());
        }
        double[] prior = new double[moves.size()];
        for (int i = 0; i < prior.length; i++) {
            prior[i] = moves.get(i) == first ? HEAD_START : 0;
        }
        Race<ConanPosition> race = new Race<>(moves.toArray(), prior, FAITH, LEAST_VARIANCE);
        Thumb everybody = new Thumb(deck, skill.whim(), OTHERS, knowledge.seat());
        Playout playout = new Playout(everybody, skill.rounds(), knowledge.seat());
        Samples samples = new Samples(knowledge, lots, deck, skill.pool());
        race.run(samples::next, playout, lots, budget.atMost(skill.nodes()));
        boolean isHidden = switch (position.step()) {
            case "auction", "laying", "naming" -> true;
            default -> false;
        };
        String move = position.text(race.anyAsGood(isHidden ? AS_GOOD : 0, lots));
        int score = (int) Math.round(race.result() / 100);
        return new Thought(move, score, List.of(move), skill.rounds(), playout.nodes());
    }
}
