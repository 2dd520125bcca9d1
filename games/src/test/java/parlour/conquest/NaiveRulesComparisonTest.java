package parlour.conquest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import parlour.conquest.naive.NaiveConquest;
import parlour.game.MoveList;
import parlour.game.Outcome;
import parlour.game.contract.FreshSeed;

/** The engine and the naive rules agree on everything both can compute. */
class NaiveRulesComparisonTest {

    /** For the long tests; the others use a new seed every time. */
    private static final long SEED = 1975;

    /** With all draws switched off a game may never end. */
    private static final int MAX_GAME = 600;

    // ---- New positions every time ----

    @Tag("random")
    @Test
    void sameResultsInNewPositionsReachedByPlay() {
        FreshSeed seed = new FreshSeed();
        compareOnPositionsReachedByPlay(seed.value(), 1_000, seed.toString());
    }

    @Tag("random")
    @Test
    void sameResultsInNewPositionsWithFewDice() {
        FreshSeed seed = new FreshSeed();
        compareOnPositionsSetUp(seed.value(), 1_000, seed.toString());
    }

    @Tag("random")
    @Test
    void sameResultsToTheEndOfNewGames() {
        FreshSeed seed = new FreshSeed();
        compareOnWholeGames(seed.value(), 30, seed.toString());
    }

    // ---- Fixed seeds, enough positions to cover everything ----

    @Tag("long")
    @Test
    void sameResultsMoveByMoveInPositionsReachedByPlay() {
        compareOnPositionsReachedByPlay(SEED, 5_000, "seed " + SEED);
    }

    @Tag("long")
    @Test
    void sameResultsMoveByMoveInPositionsWithFewDice() {
        long seed = SEED + 1;
        assertEquals(
                Set.of("", "key-square", "no-move", "no-progress"),
                compareOnPositionsSetUp(seed, 5_000, "seed " + seed),
                "all that can be true of a set-up position");
    }

    @Tag("long")
    @Test
    void sameResultsToTheEndOfWholeGames() {
        long seed = SEED + 2;
        Set<String> reasons = compareOnWholeGames(seed, 300, "seed " + seed);
        assertTrue(
                reasons.containsAll(Set.of("key-taken", "key-square", "repetition", "no-progress")),
                () -> "seed " + seed + " shows only the endings " + reasons);
    }

    // ---- Comparing ----

    private static void compareOnPositionsReachedByPlay(long seed, int positions, String how) {
        RandomPositions tables = new RandomPositions(seed);
        int compared = 0;
        while (compared < positions) {
            Edition edition = tables.edition();
            ConquestPosition engine = edition.start();
            NaiveConquest naive = edition.naiveStart();
            List<String> moves = new ArrayList<>();
            while (true) {
                Supplier<@Nullable String> where = () -> how + ", " + edition + ", after " + moves;
                var expected = compareWithAllMoves(engine, naive, where);
                compared++;
                if (engine.isOver() || compared == positions) {
                    break;
                }
                int move = tables.move(engine);
                String text = engine.text(move);
                engine.play(move);
                naive = after(expected, text, where);
                moves.add(text);
            }
        }
    }

    /** Returns why positions were over, with an empty text for those that were not. */
    private static Set<String> compareOnPositionsSetUp(long seed, int positions, String how) {
        RandomPositions tables = new RandomPositions(seed);
        Set<String> reasons = new TreeSet<>();
        for (int i = 0; i < positions; i++) {
            Edition edition = tables.edition();
            String position = tables.setUp();
            ConquestPosition engine = edition.parse(position);
            Supplier<@Nullable String> where = () -> how + ", " + edition + ", " + position;
            assertEquals(position, engine.notation(), where);
            compareWithAllMoves(engine, edition.naive(position), where);
            reasons.add(reason(engine));
        }
        return reasons;
    }

    /** Returns how the games ended. */
    private static Set<String> compareOnWholeGames(long seed, int games, String how) {
        RandomPositions tables = new RandomPositions(seed);
        Set<String> reasons = new TreeSet<>();
        for (int i = 0; i < games; i++) {
            Edition edition = tables.edition();
            // Full games mostly end in a win; games with few dice also end in draws.
            String position = i % 2 == 0 ? edition.start().notation() : tables.setUp();
            ConquestPosition engine = edition.parse(position);
            NaiveConquest naive = edition.naive(position);
            List<String> moves = new ArrayList<>();
            Supplier<@Nullable String> where = () -> how + ", " + edition + ", " + position + " then " + moves;
            while (true) {
                var expected = naive.moves();
                compare(engine, naive, expected, where);
                if (engine.isOver() || moves.size() == MAX_GAME) {
                    break;
                }
                int move = tables.move(engine);
                moves.add(engine.text(move));
                engine.play(move);
                naive = after(expected, moves.getLast(), where);
            }
            reasons.add(reason(engine));
        }
        return reasons;
    }

    /** Here and after each move: the same text face by face, the same turn, the same outcome. */
    private static SortedMap<String, Supplier<NaiveConquest>> compareWithAllMoves(
            ConquestPosition engine, NaiveConquest naive, Supplier<@Nullable String> where) {
        SortedMap<String, Supplier<NaiveConquest>> expected = naive.moves();
        Map<String, Integer> listed = compare(engine, naive, expected, where);
        String notation = engine.notation();
        long hash = engine.hash();
        for (Map.Entry<String, Integer> move : listed.entrySet()) {
            Supplier<@Nullable String> then = () -> where.get() + " then " + move.getKey();
            engine.play(move.getValue());
            compareState(engine, after(expected, move.getKey(), then), then);
            engine.undo();
        }
        assertEquals(notation, engine.notation(), where);
        assertEquals(hash, engine.hash(), where);
        return expected;
    }

    private static Map<String, Integer> compare(
            ConquestPosition engine,
            NaiveConquest naive,
            SortedMap<String, Supplier<NaiveConquest>> expected,
            Supplier<@Nullable String> where) {
        compareState(engine, naive, where);
        MoveList moves = Edition.moves(engine);
        Map<String, Integer> listed = new TreeMap<>();
        for (int i = 0; i < moves.size(); i++) {
            listed.put(engine.text(moves.get(i)), moves.get(i));
        }
        assertEquals(expected.keySet(), listed.keySet(), where);
        assertEquals(listed.size(), moves.size(), where);
        assertEquals(moves.size(), engine.legalMoveCount(), where);
        return listed;
    }

    private static void compareState(ConquestPosition engine, NaiveConquest naive, Supplier<@Nullable String> where) {
        assertEquals(naive.notation(), engine.notation(), where);
        assertEquals(naive.turn(), engine.turn(), where);
        assertEquals(naive.reason(), reason(engine), where);
        assertEquals(naive.result(), engine.outcome().map(Outcome::result).orElse(""), where);
    }

    private static String reason(ConquestPosition engine) {
        return engine.outcome().map(Outcome::reason).orElse("");
    }

    private static NaiveConquest after(
            SortedMap<String, Supplier<NaiveConquest>> moves, String text, Supplier<@Nullable String> where) {
        Supplier<NaiveConquest> after = moves.get(text);
        if (after == null) {
            throw new AssertionError(where.get() + ": the naive rules have no move " + text);
        }
        return after.get();
    }
}
