package parlour.bot.conan;

import java.util.List;
import java.util.function.Consumer;
import parlour.bot.Bot;
import parlour.bot.Budget;
import parlour.bot.Knowledge;
import parlour.bot.SeededLots;
import parlour.bot.Thought;
import parlour.conan.ConanPosition;

/** Plays by the rule of thumb, without thinking ahead. The opponent to measure others with: it does not change. */
public final class ThumbPlayer implements Bot {

    private static final double WHIM = 0.1;

    private final SeededLots lots;

    public ThumbPlayer(long seed) {
        lots = new SeededLots(seed);
    }

    @Override
    public String name() {
        return "rule of thumb";
    }

    /** Takes no notice of the budget: one look is all it needs. */
    @Override
    public Thought think(Knowledge knowledge, Budget budget, Consumer<Thought> progress) {
        ConanPosition position = Samples.draw(knowledge, lots);
        Thumb thumb = Thumb.plain(new Deck(position.set()), WHIM);
        String move = position.text(thumb.choose(position, lots));
        Thought thought = new Thought(move, 0, List.of(move), 1, 1);
        progress.accept(thought);
        return thought;
    }
}
