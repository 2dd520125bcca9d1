package parlour.conan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import parlour.conan.card.CardSets;
import parlour.conan.naive.NaiveConan;
import parlour.game.NotationException;
import parlour.game.Option;
import parlour.game.Options;
import parlour.game.Outcome;
import parlour.game.ParseResult;
import parlour.game.Position;
import parlour.game.View;
import parlour.game.contract.FreshSeed;
import parlour.game.contract.RandomPlay;

/** The engine and the naive rules play the same games and agree on every position, for every viewer. */
class NaiveRulesComparisonTest {

    private static final long FIXED_SEED = 2014;

    /** A few games more: a player declines to steal. */
    private static final long SECOND_SEED = 3000;

    private static final int FIXED_GAMES = 96;
    private static final int SECOND_GAMES = 8;
    private static final int GAMES_OF_COPIES = 15;
    private static final int FRESH_GAMES = 10;
    private static final int GAMES_OF_ANOTHER_SET = 30;
    private static final Map<String, String> DEFAULTS = Map.of(
            "firstPlayer", "fixed",
            "cardGlory", "every",
            "stack", "difficulty",
            "cardPhase", "first-refusal",
            "withdrawn", "stays");
    private static final int LONG_GAMES = 5_000;

    /** One in this many games is played passively and lasts forty rounds. */
    private static final int IDLE_EVERY = 20;

    /** Options that keep games from going wrong in ever new ways: only some of the tables choose them. */
    private static final Set<String> SELDOM = Set.of("bids", "gifts");

    /** Much longer than any game: one that reaches it does not end. */
    private static final int MAX_LENGTH = 20_000;

    @Test
    void sameResultsInGamesThatReachEveryEvent() {
        Map<String, Integer> seen = new TreeMap<>();
        play(FIXED_SEED, FIXED_GAMES, seen);
        play(SECOND_SEED, SECOND_GAMES, seen);
        Set<String> missed = new TreeSet<>(ComparisonEvents.EXPECTED);
        missed.removeAll(seen.keySet());
        assertEquals(Set.of(), missed, "what no game of seed " + FIXED_SEED + " has seen");
    }

    /** "Other card sets": a made-up set, with effects by agreement. */
    @Test
    void sameResultsWithAnotherCardSet() {
        Map<String, Integer> seen = new TreeMap<>();
        Conan game = Conan.with(CardSets.saltRoad());
        for (long seed = 0; seed < GAMES_OF_ANOTHER_SET; seed++) {
            String seats = "seats=" + (2 + seed % 3);
            List<String> moves = new ArrayList<>();
            ConanPosition engine = game.start(Options.known(game, seats));
            NaiveConan naive = NaiveConan.start(engine.seats(), DEFAULTS, CardSets.saltRoadText());
            try {
                play(engine, naive, new ComparisonPlayer(new SplittableRandom(seed), false), moves, seen);
            } catch (AssertionError | RuntimeException wrong) {
                throw new AssertionError(
                        "seed " + seed + ", " + seats + ", at the end "
                                + moves.subList(Math.max(0, moves.size() - 30), moves.size()) + ": "
                                + wrong.getMessage(),
                        wrong);
            }
        }
        assertTrue(seen.containsKey("a statement is agreed to"), () -> "only " + seen);
        assertTrue(seen.containsKey("a statement is refused"), () -> "only " + seen);
    }

    @Test
    void sameResultsWhenOneOfSeveralEqualCardsIsCancelled() {
        Map<String, Integer> seen = new TreeMap<>();
        for (long seed = 0; seed < GAMES_OF_COPIES; seed++) {
            List<String> settings =
                    tables(new SplittableRandom(FIXED_SEED + seed)).getFirst();
            play(settings, ComparisonPlayer.ofCopies(new SplittableRandom(seed)), new ArrayList<>(), seen);
        }
        assertTrue(seen.containsKey("CANCEL hits one of several that look alike"), () -> "only " + seen);
    }

    /** New games each time; a failure reports the seed. */
    @Test
    void sameResultsInNewGames() {
        play(new FreshSeed().value(), FRESH_GAMES, new TreeMap<>());
    }

    @Test
    @Tag("long")
    void sameResultsInThousandsOfNewGames() {
        play(new FreshSeed().value(), LONG_GAMES, new TreeMap<>());
    }

    static void play(long seed, int games, Map<String, Integer> seen) {
        List<List<String>> tables = tables(new SplittableRandom(seed));
        for (int game = 0; game < games; game++) {
            List<String> settings = tables.get(game % tables.size());
            List<String> moves = new ArrayList<>();
            try {
                SplittableRandom random = new SplittableRandom(seed + game);
                play(settings, new ComparisonPlayer(random, game % IDLE_EVERY == 0), moves, seen);
            } catch (AssertionError | RuntimeException wrong) {
                throw new AssertionError(
                        new FreshSeed(seed) + ", game " + game + ", " + settings + ", after " + moves.size()
                                + " moves, at the end "
                                + moves.subList(Math.max(0, moves.size() - 30), moves.size()) + ": "
                                + wrong.getMessage(),
                        wrong);
            }
        }
    }

    /** Every number of seats with every value of every option, in random order. */
    private static List<List<String>> tables(SplittableRandom random) {
        List<List<String>> tables = new ArrayList<>();
        for (int seats = 2; seats <= 4; seats++) {
            tables.add(List.of("seats=" + seats));
        }
        for (Option option : Conan.CONAN.options()) {
            if (SELDOM.contains(option.key())) {
                continue;
            }
            List<List<String>> more = new ArrayList<>();
            for (List<String> table : tables) {
                for (String value : option.words()) {
                    List<String> settings = new ArrayList<>(table);
                    settings.add(option.key() + "=" + value);
                    more.add(settings);
                }
            }
            tables = more;
        }
        for (int i = tables.size() - 1; i > 0; i--) {
            int other = random.nextInt(i + 1);
            List<String> swapped = tables.get(i);
            tables.set(i, tables.get(other));
            tables.set(other, swapped);
        }
        for (int i = 0; i < tables.size(); i++) {
            List<String> settings = new ArrayList<>(tables.get(i));
            settings.add(i % 4 == 1 ? "bids=loot" : "bids=purse");
            settings.add(i % 3 == 1 ? "gifts=capped" : "gifts=free");
            tables.set(i, settings);
        }
        return tables;
    }

    private static void play(
            List<String> settings, ComparisonPlayer player, List<String> moves, Map<String, Integer> seen) {
        ConanPosition engine = ConanFixtures.start(settings.toArray(new String[0]));
        Map<String, String> options = new TreeMap<>();
        for (String setting : settings.subList(1, settings.size())) {
            int equals = setting.indexOf('=');
            options.put(setting.substring(0, equals), setting.substring(equals + 1));
        }
        play(engine, NaiveConan.start(engine.seats(), options), player, moves, seen);
    }

    private static void play(
            ConanPosition engine,
            NaiveConan begun,
            ComparisonPlayer player,
            List<String> moves,
            Map<String, Integer> seen) {
        NaiveConan naive = begun;
        compare(engine, naive);
        while (!naive.isOver()) {
            assertTrue(moves.size() < MAX_LENGTH, "does not end");
            if (naive.step().equals("diplomacy")) {
                compareProposals(engine, naive, player);
            }
            if (naive.isTable()) {
                for (int i = 0; i < 4; i++) {
                    String steps = player.steps(naive);
                    assertEquals(
                            naive.statement(steps),
                            read(engine, "state:" + steps).map(engine::text),
                            steps);
                }
            }
            compareReading(engine, naive, player.anything(moves));
            String text = player.move(naive);
            moves.add(text);
            int move = read(engine, text).orElseThrow(() -> new AssertionError("the engine has no move " + text));
            for (int viewer = 0; viewer < engine.seats(); viewer++) {
                assertEquals(naive.seen(text, viewer), engine.textFor(move, viewer), "what seat " + viewer + " reads");
            }
            assertEquals(naive.seen(text, Position.SPECTATOR), engine.textFor(move, Position.SPECTATOR));
            naive = naive.after(text);
            engine.play(move);
            compare(engine, naive);
            naive.notes().forEach(note -> seen.merge(note, 1, Integer::sum));
        }
    }

    // ---- Moves ----

    /** The number of a legal move; empty if it is refused or malformed. */
    private static Optional<Integer> read(ConanPosition engine, String text) {
        try {
            return engine.parseMove(text) instanceof ParseResult.Legal legal
                    ? Optional.of(legal.move())
                    : Optional.empty();
        } catch (NotationException unreadable) {
            return Optional.empty();
        }
    }

    /** Any text is a move for both or for neither. */
    private static void compareReading(ConanPosition engine, NaiveConan naive, String text) {
        boolean isLegal = naive.turn() == NaiveConan.CHANCE
                ? naive.draws().containsKey(text)
                : naive.moves().contains(text);
        if (!text.startsWith("treaty:") && !text.startsWith("state:")) {
            assertEquals(isLegal, read(engine, text).isPresent(), text);
        }
    }

    private static String refusal(ConanPosition engine, String text) {
        try {
            return engine.parseMove(text).toString();
        } catch (NotationException unreadable) {
            return unreadable.toString();
        }
    }

    private static void compareProposals(ConanPosition engine, NaiveConan naive, ComparisonPlayer player) {
        for (int i = 0; i < 4; i++) {
            String terms = player.terms(naive);
            Optional<Integer> move = read(engine, "treaty:" + terms);
            assertEquals(
                    naive.proposal(terms),
                    move.map(engine::text),
                    () -> terms + " " + refusal(engine, "treaty:" + terms) + " in " + engine.notation());
        }
    }

    // ---- States ----

    private static void compare(ConanPosition engine, NaiveConan naive) {
        for (int viewer = 0; viewer < engine.seats(); viewer++) {
            compareView(engine, naive, viewer);
        }
        compareView(engine, naive, Position.SPECTATOR);
        assertEquals(naive.turn(), engine.turn());
        assertEquals(naive.round(), engine.round());
        assertEquals(naive.isOver(), engine.isOver());
        assertEquals(naive.result(), engine.outcome().map(Outcome::result).orElse(""));
        assertEquals(naive.reason(), engine.outcome().map(Outcome::reason).orElse(""));
        if (naive.turn() == NaiveConan.CHANCE) {
            assertEquals(naive.draws(), draws(engine), "what may be drawn");
        } else {
            assertEquals(naive.moves(), ConanFixtures.moves(engine), "moves");
            assertEquals(naive.moves().size(), engine.legalMoveCount(), "moves");
        }
    }

    private static SortedMap<String, Integer> draws(ConanPosition engine) {
        SortedMap<String, Integer> draws = new TreeMap<>();
        for (int move : RandomPlay.listed(engine).toArray()) {
            draws.merge(engine.text(move), engine.weight(move), Integer::sum);
        }
        return draws;
    }

    private static void compareView(ConanPosition engine, NaiveConan naive, int viewer) {
        Map<String, Object> expected = naive.view(viewer);
        Map<String, Object> actual = comparable(engine.view(viewer), naive);
        if (expected.get("effect") instanceof Map<?, ?> effect && !effect.containsKey("left")) {
            // The naive rules report the remaining number only for effects that are repeated.
            ((Map<?, ?>) actual.getOrDefault("effect", Map.of())).remove("left");
        }
        if (!expected.equals(actual)) {
            throw new AssertionError("seat " + viewer + " sees " + difference("", expected, actual) + "\nnaive  "
                    + naive.view(viewer) + "\nengine " + actual);
        }
    }

    /** The engine's view without its sentences, and without fields that are meaningless outside one phase. */
    private static Map<String, Object> comparable(View view, NaiveConan naive) {
        Map<String, Object> fields = fields(view);
        fields.remove("lap");
        if (!naive.step().equals("cards") && !naive.step().equals("diplomacy")) {
            fields.remove("passes");
        }
        if (naive.isOver()) {
            fields.remove("actor");
        }
        for (Object seat : (List<?>) fields.getOrDefault("seats", List.of())) {
            @SuppressWarnings("unchecked")
            Map<String, Object> player = (Map<String, Object>) seat;
            if (!naive.step().equals("cards")) {
                player.remove("paid");
            }
            if (!naive.step().equals("diplomacy") && !naive.step().equals("answer")) {
                player.remove("proposed");
            }
        }
        return fields;
    }

    private static Map<String, Object> fields(View view) {
        Map<String, Object> fields = new LinkedHashMap<>();
        view.fields().forEach((name, value) -> {
            if (!name.equals("en") && !name.equals("fr")) {
                fields.put(name, plain(value));
            }
        });
        return fields;
    }

    private static Object plain(Object value) {
        return switch (value) {
            case View view -> fields(view);
            case List<?> list ->
                list.stream().map(NaiveRulesComparisonTest::plain).toList();
            case Long number -> Math.toIntExact(number);
            default -> value;
        };
    }

    /** The first place where two records differ. */
    private static String difference(String place, Object expected, Object actual) {
        if (expected instanceof Map<?, ?> one
                && actual instanceof Map<?, ?> other
                && one.keySet().equals(other.keySet())) {
            for (Map.Entry<?, ?> entry : one.entrySet()) {
                Object there = other.get(entry.getKey());
                if (there != null && !entry.getValue().equals(there)) {
                    return difference(place + "/" + entry.getKey(), entry.getValue(), there);
                }
            }
        }
        if (expected instanceof List<?> one && actual instanceof List<?> other && one.size() == other.size()) {
            for (int i = 0; i < one.size(); i++) {
                if (!one.get(i).equals(other.get(i))) {
                    return difference(place + "/" + i, one.get(i), other.get(i));
                }
            }
        }
        return place + ": naive " + expected + ", engine " + actual;
    }
}
