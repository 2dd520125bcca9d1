package parlour.game.contract;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import parlour.game.NotationException;
import parlour.game.Position;
import parlour.game.RandomSource;
import parlour.game.contract.TestedGames.Table;

/**
 * A position in the course of a game, at which properties are checked one after the other. Values that several of them
 * need are computed once.
 */
final class Visit {

    private static final int SAMPLES = 3;

    /** The purpose of the random source for samples. */
    private static final String SHARED = "samples";

    /** A position consistent with everything a seat knows. */
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

    /** Checks a property with its own random source: the result is independent of the other properties. */
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

    /** The number of moves played. */
    int ply() {
        return ply;
    }

    Position position() {
        return position;
    }

    /** For the property being checked; not the random source that the game is played with. */
    RandomSource random() {
        return random;
    }

    boolean isStop() {
        return walk.isStop(ply);
    }

    /** A snapshot of the position; valid as long as the position is not changed. */
    Snapshot here() {
        if (here == null) {
            here = Snapshot.of(position);
        }
        return here;
    }

    /** Some samples for every seat. Callers must undo the moves they play on them. */
    List<Sample> samples() {
        if (samples == null) {
            samples = new ArrayList<>();
            RandomSource shared = walk.random(ply, SHARED);
            for (int seat = 0; seat < position.seats(); seat++) {
                samples.add(new Sample(seat, position.sample(seat, shared)));
                for (int i = 1; i < SAMPLES; i++) {
                    Position sample = position.sample(seat, shared);
                    // One sample equal to the true position is enough; more would only take time.
                    if (!sample.notation().equals(position.notation())) {
                        samples.add(new Sample(seat, sample));
                    }
                }
            }
        }
        return samples;
    }
}
