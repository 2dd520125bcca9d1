package parlour.bot.conan;

import java.util.List;
import parlour.bot.InformationState;
import parlour.bot.Level;
import parlour.bot.SeededRandom;
import parlour.bot.review.Trials;
import parlour.bot.sampling.WeightedSampler;
import parlour.conan.ConanPosition;
import parlour.game.Position;

/**
 * Tries moves of Conan as the bot does: plays on for a few rounds in likely samples and evaluates the result. Like the
 * bot, it assumes that a player who searches will later do better than the heuristics.
 */
public final class ConanTrials implements Trials {

    private final WeightedSampler<ConanPosition> samples;
    private final Playout playout;

    public ConanTrials(InformationState state, SeededRandom random) {
        Skill skill = Skill.of(Level.MASTER);
        CardTables tables =
                new CardTables(state.sample(ConanPosition.class, random).set());
        samples = BidInference.sampler(state, random, tables, skill.pool());
        playout = new Playout(
                new PlayoutPolicy(tables, skill.noise(), ConanBot.OTHERS, state.seat()), skill.rounds(), state.seat());
    }

    @Override
    public Position sample() {
        return samples.next();
    }

    @Override
    public int result(Position position, int move, SeededRandom random) {
        return playout.result(InformationState.expect(ConanPosition.class, position), move, random);
    }

    /** Never exact: something is always hidden, and a throw is always to come. */
    @Override
    public boolean isExact() {
        return false;
    }

    @Override
    public List<Integer> finalScores(Position position, int move) {
        return List.of();
    }

    @Override
    public long nodes() {
        return playout.nodes();
    }
}
