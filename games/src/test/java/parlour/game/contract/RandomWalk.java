package parlour.game.contract;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import parlour.game.NotationException;
import parlour.game.Position;
import parlour.game.RandomSource;
import parlour.game.contract.TestedGames.Table;

/** A random game from the first position to the last, with the properties checked on the way. */
final class RandomWalk {

    /** Longer than any random game; a game that needs more raises it and says why. */
    static final int MAX_LENGTH = 10_000;

    private static final int STOPS_BETWEEN = 4;

    /** An earlier position of the game. */
    record Passed(String notation, long hash, int round) {}

    private final Table table;
    private final long seed;
    private final List<Integer> moves = new ArrayList<>();
    private final List<String> texts = new ArrayList<>();
    private final List<Passed> passed = new ArrayList<>();
    private final Set<Integer> stops = new HashSet<>();
    private @Nullable Throwable brokenBy;

    private RandomWalk(Table table, long seed) {
        this.table = table;
        this.seed = seed;
        try {
            play();
        } catch (AssertionError | RuntimeException wrong) {
            brokenBy = wrong;
        }
    }

    private void play() {
        Position position = table.start();
        RandomSource random = RandomPlay.random(seed);
        while (!position.isOver() && moves.size() < MAX_LENGTH) {
            int move = RandomPlay.move(position, random);
            String text = position.text(move);
            position.play(move);
            moves.add(move);
            texts.add(text);
        }
    }

    /** Stops at the first positions and the last, where games are special, and at some in between. */
    static RandomWalk withStops(Table table, long seed) {
        RandomWalk walk = new RandomWalk(table, seed);
        int length = walk.length();
        walk.stops.addAll(List.of(0, 1, 2, length - 1, length));
        RandomSource random = RandomPlay.random(-seed);
        for (int i = 0; i < STOPS_BETWEEN; i++) {
            walk.stops.add(random.nextInt(length + 1));
        }
        return walk;
    }

    /** Stops at every position; takes long. */
    static RandomWalk stoppingEverywhere(Table table, long seed) {
        RandomWalk walk = new RandomWalk(table, seed);
        for (int ply = 0; ply <= walk.length(); ply++) {
            walk.stops.add(ply);
        }
        return walk;
    }

    // ---- Checking ----

    /** Fails with every violated property: its name, the table, the seed and the ply, and what is wrong. */
    void check(Collection<Property> properties) {
        Map<Property, AssertionError> failures;
        try {
            failures = failures(properties);
        } catch (AssertionError | RuntimeException wrong) {
            // A property has corrupted the position without detecting it.
            throw new AssertionError(table + ", seed " + seed + ", ply " + passed.size() + ": " + wrong, wrong);
        }
        if (!failures.isEmpty()) {
            List<String> messages = new ArrayList<>();
            failures.values().forEach(failure -> messages.add(failure.getMessage()));
            AssertionError all = new AssertionError(String.join("\n", messages));
            failures.values().forEach(all::addSuppressed);
            throw all;
        }
    }

    /** The violated properties, each with its first failure. */
    Map<Property, AssertionError> failures(Collection<Property> properties) {
        Map<Property, AssertionError> failures = new EnumMap<>(Property.class);
        Set<Property> left = EnumSet.copyOf(properties);
        Position position = table.start();
        passed.clear();
        for (int ply = 0; ply <= length(); ply++) {
            Passed here = new Passed(position.notation(), position.hash(), position.round());
            Visit visit = new Visit(this, ply, position);
            for (Property property : List.copyOf(left)) {
                if (isTried(property, ply)) {
                    try {
                        visit.check(property);
                    } catch (AssertionError | RuntimeException | NotationException wrong) {
                        failures.put(property, failure(property, ply, wrong));
                        left.remove(property);
                        // The failed check may have left the position changed.
                        position = replayed(ply);
                        visit = new Visit(this, ply, position);
                    }
                }
            }
            passed.add(here);
            if (ply < length()) {
                position.play(moves.get(ply));
            }
        }
        return failures;
    }

    private boolean isTried(Property property, int ply) {
        return switch (property.when()) {
            case EVERYWHERE -> true;
            case AT_STOPS -> isStop(ply);
            case AT_THE_END -> ply == length();
        };
    }

    private AssertionError failure(Property property, int ply, Throwable wrong) {
        String where = table + ", seed " + seed + ", ply " + ply + ", " + property;
        return new AssertionError(where + ": " + wrong.getMessage(), wrong);
    }

    private Position replayed(int plies) {
        Position position = table.start();
        moves.subList(0, plies).forEach(position::play);
        return position;
    }

    // ---- The game ----

    Table table() {
        return table;
    }

    /** The number of moves. */
    int length() {
        return moves.size();
    }

    /** The error that stopped the game before its end, if any. */
    Optional<Throwable> brokenBy() {
        return Optional.ofNullable(brokenBy);
    }

    int move(int ply) {
        return moves.get(ply);
    }

    /** The texts of all its moves. */
    List<String> texts() {
        return texts;
    }

    /** The positions before the current one, from the first. */
    List<Passed> passed() {
        return passed;
    }

    boolean isStop(int ply) {
        return stops.contains(ply);
    }

    /** Independent of the source that the game is played with, and of which properties are checked. */
    RandomSource random(int ply, String purpose) {
        return RandomPlay.random(31 * (31 * ~seed + ply) + purpose.hashCode());
    }
}
