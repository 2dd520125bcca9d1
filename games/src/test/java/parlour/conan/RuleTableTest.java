package parlour.conan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.conan.rules.BankReason;
import parlour.conan.rules.PackedState;
import parlour.conan.text.MoveNotation;
import parlour.game.NotationException;
import parlour.game.Option;
import parlour.game.Outcome;
import parlour.game.ParseResult;
import parlour.game.Position;
import parlour.game.Refusal;
import parlour.game.contract.RandomPlay;
import parlour.game.contract.TextTable;
import parlour.game.contract.TextTable.Row;

/** The rule sheet sentence by sentence; {@code rules.txt} describes its columns. */
class RuleTableTest {

    static List<Row> rules() {
        return TextTable.rows(RuleTableTest.class, "rules.txt");
    }

    private static final List<Row> SCENES = TextTable.rows(RuleTableTest.class, "scenes.txt");

    static List<Row> scenes() {
        return SCENES;
    }

    private static Optional<Row> scene(Row row) {
        if (row.cell(2).equals("start")) {
            return Optional.empty();
        }
        for (Row scene : SCENES) {
            if (scene.cell(0).equals(row.cell(2))) {
                return Optional.of(scene);
            }
        }
        throw new AssertionError("no scene " + row.cell(2));
    }

    /** The settings of the scene, and those of the row. */
    private static String[] settings(Row row) {
        List<String> settings = new ArrayList<>();
        scene(row).ifPresent(scene -> settings.addAll(scene.words(1)));
        settings.addAll(row.words(1));
        return settings.toArray(new String[0]);
    }

    private static ConanPosition position(Row row) {
        return scene(row)
                .map(scene -> ConanFixtures.parse(scene.cell(2), settings(row)))
                .orElseGet(() -> ConanFixtures.start(settings(row)));
    }

    @ParameterizedTest
    @MethodSource("rules")
    void theRuleHolds(Row row) throws NotationException {
        ConanPosition position = position(row);
        String before = position.notation();
        int bank = besideTheBank(position);
        int played = 0;
        Optional<Refusal> refusal = Optional.empty();
        for (String move : row.words(3)) {
            assertTrue(refusal.isEmpty(), "only the last move of a row may be refused: " + refusal);
            switch (position.parseMove(move)) {
                case ParseResult.Legal legal -> {
                    position.play(legal.move());
                    played++;
                }
                case Refusal no -> refusal = Optional.of(no);
            }
        }
        for (String expected : row.cell(4).split(" & ", -1)) {
            check(expected, position, refusal);
        }
        assertTrue(refusal.isEmpty() || row.cell(4).startsWith("refused"), () -> "refused");
        checkReadAgain(position, settings(row));
        checkChance(position);
        assertEquals(bank, besideTheBank(position), "PG come from the bank and go to it, or change hands");
        for (int i = 0; i < played; i++) {
            position.undo();
        }
        assertEquals(before, position.notation(), "after taking everything back");
    }

    /** A position that is written and parsed again is the same for every viewer. */
    private static void checkReadAgain(ConanPosition position, String[] settings) {
        ConanPosition again = ConanFixtures.parse(position.notation(), settings);
        assertEquals(position.notation(), again.notation());
        assertEquals(position.hash(), again.hash(), "hash");
        assertEquals(ConanFixtures.moves(position), ConanFixtures.moves(again));
        assertEquals(ConanFixtures.moves(position).size(), position.legalMoveCount());
        for (int i = 0; i < position.legalMoveCount(); i++) {
            assertEquals(RandomPlay.listed(position).get(i), position.legalMoveAt(i));
        }
        for (int viewer = Position.SPECTATOR; viewer < position.seats(); viewer++) {
            assertEquals(position.view(viewer).json(), again.view(viewer).json(), "view of " + viewer);
        }
    }

    /** All PG of the players, minus those from the bank since the position was set up. */
    private static int besideTheBank(ConanPosition position) {
        int sum = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            sum += position.pg(seat);
        }
        for (BankReason rule : BankReason.values()) {
            sum -= rule == BankReason.HIRE ? -position.banked(rule) : position.banked(rule);
        }
        return sum;
    }

    /** Every outcome is drawn by as many numbers as it weighs, and there are no others. */
    private static void checkChance(ConanPosition position) {
        if (position.turn() == Position.CHANCE) {
            Map<String, Integer> weights = new TreeMap<>();
            for (int move : RandomPlay.listed(position).toArray()) {
                weights.put(position.text(move), position.weight(move));
            }
            Map<String, Integer> lots = new TreeMap<>();
            for (int lot = 0; lot < position.totalWeight(); lot++) {
                lots.merge(position.text(position.outcomeAt(lot)), 1, Integer::sum);
            }
            assertEquals(weights, lots);
        }
    }

    private static void check(String expected, ConanPosition position, Optional<Refusal> refusal) {
        List<String> words = List.of(expected.split(" ", -1));
        String said = String.join(" ", words.subList(1, words.size()));
        int seat = words.size() > 1 && words.get(1).matches("[1-4]") ? Integer.parseInt(words.get(1)) - 1 : 0;
        String rest = String.join(" ", words.subList(Math.min(2, words.size()), words.size()));
        switch (words.getFirst()) {
            case "refused" -> assertEquals(Optional.of(said), refusal.map(Refusal::code));
            case "says" -> assertTrue(refusal.orElseThrow().message().en().contains(said), refusal.toString());
            case "dit" -> assertTrue(refusal.orElseThrow().message().fr().contains(said), refusal.toString());
            case "goes" -> assertEquals(Optional.empty(), position.outcome());
            case "ends" -> {
                Outcome outcome = position.outcome().orElseThrow();
                assertEquals(said, outcome.reason() + " " + outcome.result());
                assertEquals(0, position.legalMoveCount());
            }
            case "ended" ->
                assertEquals(said, position.outcome().orElseThrow().sentence().en());
            case "fini" ->
                assertEquals(said, position.outcome().orElseThrow().sentence().fr());
            case "turn" -> assertEquals(said, turn(position));
            case "step" -> assertEquals(said, position.step());
            case "round" -> assertEquals(said, Integer.toString(position.round()));
            case "first" -> assertEquals(said, Integer.toString(position.first() + 1));
            case "pg" -> assertEquals(said, glory(position));
            case "at" -> assertEquals(rest, position.slotOf(seat) < 0 ? "-" : MoveNotation.slot(position.slotOf(seat)));
            case "hand" -> assertEquals(rest, ids(position, PackedState.HAND + seat));
            case "cards" -> assertEquals(rest, Integer.toString(position.handSize(seat)));
            case "ally" -> assertEquals(rest, position.ally(seat) < 0 ? "-" : id(position, position.ally(seat)));
            case "hero" -> assertEquals(rest, position.hero(seat) < 0 ? "-" : id(position, position.hero(seat)));
            case "trophies" -> assertEquals(rest, ids(position, PackedState.TROPHIES + seat));
            case "objects" -> assertEquals(rest, ids(position, PackedState.OBJECTS + seat));
            case "partner" -> assertEquals(rest, position.partner(seat) < 0 ? "-" : "" + (position.partner(seat) + 1));
            case "in" -> assertTrue(position.isInGame(seat));
            case "out" -> assertFalse(position.isInGame(seat));
            case "discard" -> assertEquals(said, ids(position, PackedState.DISCARD));
            case "pile" -> assertEquals(said, Integer.toString(position.pileSize()));
            case "written" -> assertTrue(position.notation().contains(said), position.notation());
            case "on" ->
                assertEquals(
                        rest, challenges(position, Integer.parseInt(words.get(1).substring(1)) - 1));
            case "adventure" -> {
                int slot = Integer.parseInt(words.get(1).substring(1)) - 1;
                assertEquals(rest, position.adventure(slot) < 0 ? "-" : id(position, position.adventure(slot)));
            }
            case "has" ->
                assertTrue(
                        ConanFixtures.moves(position).contains(said),
                        ConanFixtures.moves(position).toString());
            case "lacks" ->
                assertFalse(
                        ConanFixtures.moves(position).contains(said),
                        ConanFixtures.moves(position).toString());
            case "moves" -> assertEquals(new TreeSet<>(words.subList(1, words.size())), ConanFixtures.moves(position));
            case "reveals" -> assertTrue(position.reveals(ConanFixtures.legal(position, said)));
            case "conceals" -> assertFalse(position.reveals(ConanFixtures.legal(position, said)));
            case "promises" ->
                assertEquals(said, Integer.toString(position.promises().size()));
            case "sees" ->
                assertTrue(
                        position.view(seat).json().contains(rest),
                        position.view(seat).json());
            case "unaware" ->
                assertFalse(
                        position.view(seat).json().contains(rest),
                        position.view(seat).json());
            case "settled" -> {
                String notation = position.notation();
                assertEquals(
                        said,
                        words(notation).size() < 17 ? "-" : words(notation).getLast());
                for (int viewer = 0; viewer < position.seats(); viewer++) {
                    assertEquals(settled(position, Position.SPECTATOR), settled(position, viewer));
                }
            }
            case "watcher" ->
                assertTrue(position.view(Position.SPECTATOR).json().contains(said));
            default -> throw new AssertionError("no expectation " + expected);
        }
    }

    private static List<String> words(String text) {
        return List.of(text.split(" ", -1));
    }

    /** The last contest's result in the view: the same for every viewer. */
    private static String settled(ConanPosition position, int viewer) {
        String json = position.view(viewer).json();
        int from = json.indexOf("\"settled\":");
        return from < 0 ? "" : json.substring(from, json.indexOf(']', json.indexOf("\"moved\":", from)));
    }

    private static String turn(ConanPosition position) {
        return switch (position.turn()) {
            case Position.CHANCE -> "chance";
            case Position.NOBODY -> "nobody";
            default -> Integer.toString(position.turn() + 1);
        };
    }

    private static String glory(ConanPosition position) {
        List<String> glory = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            glory.add(Integer.toString(position.pg(seat)));
        }
        return String.join(" ", glory);
    }

    private static String id(ConanPosition position, int kind) {
        return position.set().kind(kind).id();
    }

    private static String ids(ConanPosition position, int zone) {
        List<String> ids = new ArrayList<>();
        position.kindsIn(zone).forEach(kind -> ids.add(id(position, kind)));
        return ids.isEmpty() ? "-" : String.join(" ", ids);
    }

    private static String challenges(ConanPosition position, int slot) {
        List<String> ids = new ArrayList<>();
        for (int nth = 0; nth < position.challenges(slot); nth++) {
            ids.add(id(position, position.challenge(slot, nth)) + (position.isFaceUp(slot, nth) ? "*" : ""));
        }
        return ids.isEmpty() ? "-" : String.join(" ", ids);
    }

    @Test
    void tableHasItsMinimumOfRows() {
        assertTrue(rules().size() >= 120, rules().size() + " rows");
    }

    @Test
    void everyOptionIsTried() {
        String all = rules().stream().map(row -> row.cell(1)).toList().toString();
        for (Option option : Conan.CONAN.options()) {
            for (String value : option.words()) {
                boolean isUsual = value.equals(option.defaultValue());
                assertTrue(isUsual || all.contains(option.key() + "=" + value), option.key() + "=" + value);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("scenes")
    void everySceneIsAValidPosition(Row scene) {
        String[] settings = scene.words(1).toArray(new String[0]);
        assertEquals(scene.cell(2), ConanFixtures.parse(scene.cell(2), settings).notation());
    }
}
