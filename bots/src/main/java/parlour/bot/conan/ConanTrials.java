package parlour.bot.conan;

import java.util.List;
import parlour.bot.Knowledge;
import parlour.bot.Level;
import parlour.bot.SeededLots;
import parlour.bot.review.Trials;
import parlour.conan.ConanPosition;
import parlour.game.Position;

/**
 * Moves of Conan tried as the bot tries them: played on for a few rounds in likely samples, and judged by where that leads. Like
 * the bot it trusts whoever thinks ahead to do better later than the rule of thumb.
 */
public final class ConanTrials implements Trials {

    private final Samples samples;
    private final Playout playout;

    public ConanTrials(Knowledge knowledge, SeededLots lots) {
        Skill skill = Skill.of(Level.MASTER);
        Deck deck = new Deck(Samples.draw(knowledge, lots).set());
        samples = new Samples(knowledge, lots, deck, skill.pool());
        playout = new Playout(
                new Thumb(deck, skill.whim(), ConanBot.OTHERS, knowledge.seat()), skill.rounds(), knowledge.seat());
    }

    @Override
    public Position sample() {
        return samples.next();
    }

    @Override
    public int result(Position position, int move, SeededLots luck) {
        if (position instanceof ConanPosition conan) {
            return playout.result(conan, move, luck);
        }
        throw new IllegalArgumentException("not a position of Conan");
    }

    /** There is always something hidden, and always a throw to come. */
    @Override
    public boolean isExact() {
        return false;
    }

    @Override
    public List<Integer> ends(Position position, int move) {
        return List.of();
    }

    @Override
    public long nodes() {
        return playout.nodes();
    }
}
