package parlour.conan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.conan.card.CardSets;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.ParseResult;
import parlour.game.Position;
import parlour.game.RandomSource;
import parlour.game.contract.RandomPlay;
import parlour.game.contract.TextTable;
import parlour.game.contract.TextTable.Row;

/** Effects of kind TABLE: stated by their player, agreed to by the others, carried out step by step. */
class TableEffectTest {

    private static final Conan GAME = Conan.with(CardSets.saltRoad());

    private static final String START = "cards r1 1 1.0.0.0.0"
            + " brine-widow,15,a1,0,-,-,-,second-breath.0.0+storyteller.0.0"
            + "/toll-keeper,15,a2,0,-,salt-lamp,-,old-prayer.0.0+night-march.0.0"
            + "/salt-singer,2,a3,0,-,-,-,- -"
            + " a1:mirage-gate:quicksand.2.d2.0.0.0/a2:white-flats:-/a3:sunken-cart:-/a4:tollgate:-"
            + " - - - - -,0.0.0,0 - - - 0";

    private static ConanPosition start() throws NotationException {
        return GAME.parse(START, Options.of(GAME, List.of("seats=3")));
    }

    static List<Row> rows() {
        return TextTable.rows(TableEffectTest.class, "table-effects.txt");
    }

    @ParameterizedTest
    @MethodSource("rows")
    void statementDoesWhatTheRulesSay(Row row) throws NotationException {
        ConanPosition position = start();
        ConanFixtures.play(position, "play:storyteller");
        String[] moves = row.cell(1).split(" ", -1);
        boolean isRefused = row.cell(2).startsWith("refused") || row.cell(2).equals("unreadable");
        for (int i = 0; i < moves.length - (isRefused ? 1 : 0); i++) {
            assertReadsAgain(position);
            ConanFixtures.play(position, moves[i]);
        }
        assertReadsAgain(position);
        if (isRefused) {
            String refusal = ConanFixtures.refusal(position, moves[moves.length - 1]);
            assertEquals(row.cell(2), refusal.equals("unreadable") ? refusal : "refused " + refusal);
            return;
        }
        for (String fact : row.cell(2).split(" ", -1)) {
            int equals = fact.indexOf('=');
            assertEquals(
                    fact.substring(equals + 1),
                    facts(position).get(fact.substring(0, equals)),
                    fact + " in " + position.notation());
        }
        while (position.notation().length() > 0 && !position.notation().equals(START)) {
            position.undo();
        }
    }

    private static void assertReadsAgain(ConanPosition position) throws NotationException {
        assertEquals(
                position.notation(),
                GAME.parse(position.notation(), Options.of(GAME, List.of("seats=3")))
                        .notation());
        assertEquals(
                position.hash(),
                GAME.parse(position.notation(), Options.of(GAME, List.of("seats=3")))
                        .hash());
    }

    private static Map<String, String> facts(ConanPosition position) {
        String[] fields = position.notation().split(" ", -1);
        List<String> seats = Arrays.asList(fields[4].split("/", -1));
        Map<String, String> facts = new TreeMap<>();
        facts.put("step", position.step());
        facts.put("turn", Integer.toString(position.turn()));
        facts.put("pg", part(seats, 1));
        facts.put("at", part(seats, 2));
        facts.put("objects", part(seats, 5));
        facts.put("hands", position.handSize(0) + "/" + position.handSize(1) + "/" + position.handSize(2));
        facts.put("discard", fields[7]);
        String first = fields[6].split("/", -1)[0].split(":", -1)[2];
        facts.put("a1", first.equals("-") ? "-" : String.join(".", Arrays.copyOf(first.split("\\.", -1), 3)));
        return facts;
    }

    private static String part(List<String> seats, int nth) {
        return String.join("/", seats.stream().map(it -> it.split(",", -1)[nth]).toList());
    }

    /** "everybody sees it": the same words for all, spectators included; and nothing else becomes known. */
    @Test
    void statementIsPublicAndTellsNothingElse() throws NotationException {
        ConanPosition position = start();
        ConanFixtures.play(position, "play:storyteller");
        assertTrue(
                position.view(0).json().contains("\"table\":true"),
                position.view(0).json());
        ConanFixtures.play(position, "state:2>1:1pg;a1.1=up;3+1");
        for (int viewer : new int[] {0, 1, 2, Position.SPECTATOR}) {
            String view = position.view(viewer).json();
            assertTrue(
                    view.contains(
                            "\"stated\":{\"by\":0,\"text\":\"2>1:1pg;a1.1=up;3+1\","
                                    + "\"en\":\"Azure gives Crimson 1 glory; challenge 1 on “The Mirage Gate” is revealed; Amber draws 1 card\""),
                    view);
            assertEquals(viewer == 1, view.contains("quicksand"), "the challenge is still its owner's secret");
        }
        ConanFixtures.play(position, "yes", "yes");
        assertTrue(position.view(0).json().contains("quicksand"));
        assertFalse(position.view(0).json().contains("\"stated\""));
        assertEquals("draw:?", position.textFor(ConanFixtures.legal(position, "draw:sand-bandits"), 0));
    }

    /** Nobody who has beaten the last challenge and is moved away accomplishes another adventure instead. */
    @Test
    void heroWhoIsMovedAfterBeatingTheLastChallengeDoesNotAccomplish() throws NotationException {
        String set = CardSets.saltRoadText()
                .replace(
                        "\"trigger\": \"win\", \"n\": 1, \"optional\": true",
                        "\"trigger\": \"win\", \"text\": {\"en\": \"Something happens.\"}")
                .replace(
                        "\"op\": \"GAIN\", \"when\": \"PASSIVE\", \"trigger\": \"win\"",
                        "\"op\": \"TABLE\", \"when\": \"PASSIVE\", \"trigger\": \"win\"");
        Conan game = GAME.withMaterial(set);
        ConanPosition position = game.parse(
                "heroes r2 1 1.0.0.0.0 toll-keeper,15,a1,0,-,-,-,-/salt-singer,15,a2,0,-,-,-,- -"
                        + " a1:tollgate:quicksand.2.d2.0.0.0/a2:white-flats:-/a3:sunken-cart:- - - - - -,0.0,0 - - - 0",
                Options.of(game, List.of()));
        ConanPosition stays = position.copy();
        ConanFixtures.play(
                position, "face:a1.1", "bid:1", "follow", "name:strength", "pass", "pass", "state:1@a3", "yes");
        assertEquals("heroes", position.step());
        assertEquals(1, position.turn(), "the next hero acts");
        assertEquals("-", position.notation().split(" ", -1)[4].split(",", -1)[6], "no trophy");
        ConanFixtures.play(
                stays, "face:a1.1", "bid:1", "follow", "name:strength", "pass", "pass", "state:bank>1:1pg", "yes");
        assertEquals("tollgate", stays.notation().split(" ", -1)[4].split(",", -1)[6]);
    }

    /** Whole games in which everybody states things at random: they end, replay and undo. */
    @Test
    void gamesWithManyStatementsEnd() throws NotationException {
        int stated = 0;
        for (long seed = 1; seed <= 24; seed++) {
            SplittableRandom choose = new SplittableRandom(seed);
            RandomSource random = RandomPlay.random(seed);
            Options options = Options.of(GAME, List.of("seats=" + (2 + seed % 3)));
            ConanPosition position = GAME.start(options);
            List<String> moves = new ArrayList<>();
            while (!position.isOver() && moves.size() < 5_000) {
                Optional<Integer> statement = Optional.empty();
                if (position.turn() >= 0
                        && position.view(position.turn()).json().contains("\"table\":true")) {
                    for (int i = 0; i < 20 && statement.isEmpty(); i++) {
                        statement = RandomStatements.legal(position, choose);
                    }
                }
                stated += statement.isPresent() ? 1 : 0;
                int move = statement.orElseGet(() -> RandomPlay.move(position, random));
                String before = position.notation();
                String text = position.text(move);
                assertTrue(position.parseMove(text) instanceof ParseResult.Legal legal && legal.move() == move, text);
                position.play(move);
                String after = position.notation();
                if (position.step().equals("table-answer") || before.contains("=")) {
                    position.undo();
                    assertEquals(before, position.notation());
                    position.play(move);
                    assertEquals(after, position.notation());
                    assertEquals(after, GAME.parse(after, options).notation());
                }
                moves.add(text);
            }
            assertTrue(position.isOver(), "seed " + seed);
            ConanPosition again = GAME.start(options);
            ConanFixtures.play(again, moves.toArray(new String[0]));
            assertEquals(position.notation(), again.notation());
        }
        assertTrue(stated > 15, stated + " statements");
    }
}
