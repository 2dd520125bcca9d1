package parlour.game.contract;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import parlour.game.NotationException;
import parlour.game.Position;
import parlour.game.RandomSource;
import parlour.game.contract.TestedGames.Table;

/**
 * A position in the course of a game, at which one property after the other is tried. What several of them need is
 * worked out once.
 */
final class Visit {

    private static final int SAMPLES = 3;

    /** What the lots are for with which samples are drawn. */
    private static final String SHARED = "samples";

    /** A position that could be true for all that a seat knows. */
    record Sample(int seat, Position position) {}

    private final RandomWalk walk;
    private final int ply;
    private final Position position;
    private RandomSource random;
    private @Nullable Snapshot here;
    private @Nullable List<Sample> samples;

    Visit(RandomWalk walk, int ply, Position position) {
        this.walk = walk;
        this.ply = ply;
        this.position = position;
        this.random = walk.random(ply, SHARED);
    }

    /** Tries a property with lots of its own: it does the same whichever others are tried. */
    void check(Property property) throws NotationException {
        random = walk.random(ply, property.name());
        property.check(this);
    }

    RandomWalk walk() {
        return walk;
    }

    Table table() {
        return walk.table();
    }

    /** How many moves have been played. */
    int ply() {
        return ply;
    }

    Position position() {
        return position;
    }

    /** For the property that is tried; not the lots that the game is played with. */
    RandomSource random() {
        return random;
    }

    boolean isStop() {
        return walk.isStop(ply);
    }

    /** All that can be said of the position, as long as nobody has changed it. */
    Snapshot here() {
        if (here == null) {
            here = Snapshot.of(position);
        }
        return here;
    }

    /** Some for every seat. Whoever plays on them takes it back. */
    List<Sample> samples() {
        if (samples == null) {
            samples = new ArrayList<>();
            RandomSource shared = walk.random(ply, SHARED);
            for (int seat = 0; seat < position.seats(); seat++) {
                samples.add(new Sample(seat, position.sample(seat, shared)));
                for (int i = 1; i < SAMPLES; i++) {
                    Position sample = position.sample(seat, shared);
                    // A sample that is the truth is among them already; another would only take time.
                    if (!sample.notation().equals(position.notation())) {
                        samples.add(new Sample(seat, sample));
                    }
                }
            }
        }
        return samples;
    }
}
