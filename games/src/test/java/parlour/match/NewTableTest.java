package parlour.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.View;
import parlour.game.kuhn.Kuhn;
import parlour.match.view.TableView;
import parlour.match.view.Viewer;
import parlour.registry.GameRegistry;

class NewTableTest {

    private static final Game SIX_FACES = GameRegistry.find("sixfaces").orElseThrow();

    private static TableSettings terms(Game game, String... settings) {
        try {
            return new TableSettings(
                    game, Options.of(game, List.of(settings)), Optional.empty(), new TimeControl.Days(3), false);
        } catch (NotationException wrong) {
            throw new AssertionError(wrong);
        }
    }

    private static NewTable.SeatedPerson place(int seat, String person) {
        return new NewTable.SeatedPerson(seat, person, "0" + seat);
    }

    private static TestTable room(
            TableSettings settings, Map<Integer, Integer> bots, NewTable.SeatedPerson... sitting) {
        TestTable room = new TestTable(new TestHost(1));
        room.open(TestTable.opening(settings, "ada", bots, List.of(sitting)));
        return room;
    }

    private static NewTable rematch(TestTable room) {
        return NewTable.rematch(room.match, "old", "ab".repeat(32), "cd".repeat(32));
    }

    @Test
    void twoPlayersSwapSeatsInARematch() {
        TestTable room = room(terms(SIX_FACES), Map.of(), place(0, "ada"), place(1, "bob"));
        room.submit(new Command.Resign("ada"));
        room.submit(new Command.OfferRematch("bob", "b2"));
        room.submit(new Command.OfferRematch("ada", "a2"));
        NewTable again = rematch(room);
        assertEquals(
                List.of(new NewTable.SeatedPerson(1, "ada", "a2"), new NewTable.SeatedPerson(0, "bob", "b2")),
                again.sitting());
        assertEquals(room.match.settings(), again.settings());
        assertEquals(Optional.of("old"), again.rematchOf());
        assertEquals("ada", again.opener());
        assertEquals("ab".repeat(32), again.secret());

        TestTable next = new TestTable(room.host);
        assertEquals("opened ada, sat 1, sat 0, started", DecisionText.words(next.open(again)));
        assertEquals(List.of(0), next.match.seatsOf("bob"));
        View told = new TableView(next.match, Viewer.of(next.match, "bob")).settings();
        assertEquals("old", told.fields().get("rematchOf"));
        assertFalse(again.toString().contains(again.secret()), "it may end up in a log");
        assertTrue(again.toString().contains(again.commitment()));
    }

    @Test
    void threeOrMoreShiftByOneSeatInARematch() {
        TableSettings settings = terms(Kuhn.KUHN, "seats=4");
        TestTable room = room(settings, Map.of(1, 7), place(0, "ada"), place(2, "ada"), place(3, "bob"));
        room.submit(new Command.Play(new Player.Person("ada"), "bet"));
        room.submit(new Command.Play(new Player.Bot(7), "fold"));
        room.submit(new Command.Play(new Player.Person("ada"), "fold"));
        room.submit(new Command.Play(new Player.Person("bob"), "fold"));
        room.submit(new Command.OfferRematch("ada", "a2"));
        room.submit(new Command.OfferRematch("bob", "b2"));
        assertEquals(Optional.of("table-1"), room.match.nextMatch());
        NewTable again = rematch(room);
        assertEquals(Map.of(2, 7), again.bots());
        assertEquals(
                List.of(
                        new NewTable.SeatedPerson(1, "ada", "a2"),
                        new NewTable.SeatedPerson(3, "ada", "a2"),
                        new NewTable.SeatedPerson(0, "bob", "b2")),
                again.sitting());
    }

    @Test
    void rematchNeedsEveryPersonsConsent() {
        TestTable room = room(terms(SIX_FACES), Map.of(), place(0, "ada"), place(1, "bob"));
        room.submit(new Command.Resign("ada"));
        room.submit(new Command.OfferRematch("ada", "a2"));
        assertThrows(NoSuchElementException.class, () -> rematch(room));
    }

    @Test
    void invalidTableIsRefused() {
        TableSettings settings = terms(SIX_FACES);
        for (List<NewTable.SeatedPerson> sitting : List.of(
                List.of(place(2, "ada")),
                List.of(place(-1, "ada")),
                List.of(place(0, "ada"), place(0, "bob")),
                List.of(new NewTable.SeatedPerson(0, "ada", "xy")),
                List.of(place(1, "ada")))) {
            assertThrows(
                    IllegalArgumentException.class,
                    () -> TestTable.opening(settings, "ada", Map.of(1, 3), sitting),
                    sitting.toString());
        }
        assertThrows(IllegalArgumentException.class, () -> TestTable.opening(settings, "ada", Map.of(2, 3), List.of()));
    }

    @Test
    void toStringHidesSecrets() {
        NewTable newTable = TestTable.opening(terms(SIX_FACES), "ada", Map.of(), List.of());
        assertFalse(newTable.toString().contains(TestTable.SECRET));
        assertFalse(Match.open(newTable, new TestHost(1)).toString().contains(TestTable.SECRET));
    }

    @Test
    void termsWithAnUnreadablePositionAreRefused() {
        assertThrows(
                IllegalArgumentException.class,
                () -> new TableSettings(
                        SIX_FACES, Options.defaults(SIX_FACES), Optional.of("nonsense"), new TimeControl.None(), true));
    }

    @Test
    void commandsBeforeOpeningThrow() {
        Match nothing = new Match();
        TestHost host = new TestHost(1);
        assertThrows(IllegalStateException.class, () -> nothing.decide(new Command.Resign("ada"), host));
        assertThrows(IllegalStateException.class, () -> nothing.decide(new Command.Leave("ada"), host));
    }

    @Test
    void newMatchHasNoBoard() {
        Match match = new Match();
        assertThrows(IllegalStateException.class, match::position);
        assertThrows(IllegalStateException.class, match::settings);
    }

    @ParameterizedTest
    @CsvSource({
        "00, true",
        "99, true",
        "aa, true",
        "ff, true",
        "0f9a, true",
        "'', false",
        "0, false",
        "0f9, false",
        "/0, false",
        ":0, false",
        "`a, false",
        "ga, false",
        "AA, false",
    })
    void bytesAreLowerCaseHexadecimal(String hex, boolean areBytes) {
        assertEquals(areBytes, NewTable.areBytes(hex));
    }

    @Test
    void seatBytesAreLimitedTo64() {
        assertTrue(NewTable.areBytes("0a".repeat(64)));
        assertFalse(NewTable.areBytes("0a".repeat(65)));
    }
}
