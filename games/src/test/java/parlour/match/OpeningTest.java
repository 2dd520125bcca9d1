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
import parlour.shelf.Shelf;

class OpeningTest {

    private static final Game SIX_FACES = Shelf.game("sixfaces").orElseThrow();

    private static Terms terms(Game game, String... settings) {
        try {
            return new Terms(game, Options.of(game, List.of(settings)), Optional.empty(), new Clock.Days(3), false);
        } catch (NotationException wrong) {
            throw new AssertionError(wrong);
        }
    }

    private static Opening.Place place(int seat, String person) {
        return new Opening.Place(seat, person, "0" + seat);
    }

    private static Room room(Terms terms, Map<Integer, Integer> bots, Opening.Place... sitting) {
        Room room = new Room(new TestHost(1));
        room.open(Room.opening(terms, "ada", bots, List.of(sitting)));
        return room;
    }

    private static Opening rematch(Room room) {
        return Opening.rematch(room.match, "old", "ab".repeat(32), "cd".repeat(32));
    }

    @Test
    void in_the_return_game_two_exchange_their_seats() {
        Room room = room(terms(SIX_FACES), Map.of(), place(0, "ada"), place(1, "bob"));
        room.submit(new Command.Resign("ada"));
        room.submit(new Command.OfferRematch("bob", "b2"));
        room.submit(new Command.OfferRematch("ada", "a2"));
        Opening again = rematch(room);
        assertEquals(List.of(new Opening.Place(1, "ada", "a2"), new Opening.Place(0, "bob", "b2")), again.sitting());
        assertEquals(room.match.terms(), again.terms());
        assertEquals(Optional.of("old"), again.rematchOf());
        assertEquals("ada", again.opener());
        assertEquals("ab".repeat(32), again.secret());

        Room next = new Room(room.host);
        assertEquals("opened ada, sat 1, sat 0, started", Told.words(next.open(again)));
        assertEquals(List.of(0), next.match.seatsOf("bob"));
        View told = new TableView(next.match, Viewer.of(next.match, "bob")).terms();
        assertEquals("old", told.fields().get("rematchOf"));
        assertFalse(again.toString().contains(again.secret()), "it may end up in a log");
        assertTrue(again.toString().contains(again.commitment()));
    }

    @Test
    void with_more_everybody_moves_on_by_one_seat_and_bots_too() {
        Terms terms = terms(Kuhn.KUHN, "seats=4");
        Room room = room(terms, Map.of(1, 7), place(0, "ada"), place(2, "ada"), place(3, "bob"));
        room.submit(new Command.Play(new Sitter.Person("ada"), "bet"));
        room.submit(new Command.Play(new Sitter.Bot(7), "fold"));
        room.submit(new Command.Play(new Sitter.Person("ada"), "fold"));
        room.submit(new Command.Play(new Sitter.Person("bob"), "fold"));
        room.submit(new Command.OfferRematch("ada", "a2"));
        room.submit(new Command.OfferRematch("bob", "b2"));
        assertEquals(Optional.of("table-1"), room.match.nextMatch());
        Opening again = rematch(room);
        assertEquals(Map.of(2, 7), again.bots());
        assertEquals(
                List.of(
                        new Opening.Place(1, "ada", "a2"),
                        new Opening.Place(3, "ada", "a2"),
                        new Opening.Place(0, "bob", "b2")),
                again.sitting());
    }

    @Test
    void nobody_is_made_to_play_again() {
        Room room = room(terms(SIX_FACES), Map.of(), place(0, "ada"), place(1, "bob"));
        room.submit(new Command.Resign("ada"));
        room.submit(new Command.OfferRematch("ada", "a2"));
        assertThrows(NoSuchElementException.class, () -> rematch(room));
    }

    @Test
    void a_table_cannot_be_set_in_a_way_it_could_not_have_come_about() {
        Terms terms = terms(SIX_FACES);
        for (List<Opening.Place> sitting : List.of(
                List.of(place(2, "ada")),
                List.of(place(-1, "ada")),
                List.of(place(0, "ada"), place(0, "bob")),
                List.of(new Opening.Place(0, "ada", "xy")),
                List.of(place(1, "ada")))) {
            assertThrows(
                    IllegalArgumentException.class,
                    () -> Room.opening(terms, "ada", Map.of(1, 3), sitting),
                    sitting.toString());
        }
        assertThrows(IllegalArgumentException.class, () -> Room.opening(terms, "ada", Map.of(2, 3), List.of()));
    }

    @Test
    void what_is_printed_tells_no_secret() {
        Opening opening = Room.opening(terms(SIX_FACES), "ada", Map.of(), List.of());
        assertFalse(opening.toString().contains(Room.SECRET));
        assertFalse(Match.open(opening, new TestHost(1)).toString().contains(Room.SECRET));
    }

    @Test
    void terms_with_an_unreadable_position_are_refused() {
        assertThrows(
                IllegalArgumentException.class,
                () -> new Terms(
                        SIX_FACES, Options.defaults(SIX_FACES), Optional.of("nonsense"), new Clock.None(), true));
    }

    @Test
    void nothing_is_decided_before_a_table_is_open() {
        Match nothing = new Match();
        TestHost host = new TestHost(1);
        assertThrows(IllegalStateException.class, () -> nothing.decide(new Command.Resign("ada"), host));
        assertThrows(IllegalStateException.class, () -> nothing.decide(new Command.Leave("ada"), host));
    }

    @Test
    void a_match_nothing_has_happened_in_has_no_board() {
        Match match = new Match();
        assertThrows(IllegalStateException.class, match::position);
        assertThrows(IllegalStateException.class, match::terms);
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
    void bytes_are_written_in_pairs_of_small_hexadecimal_digits(String hex, boolean areBytes) {
        assertEquals(areBytes, Opening.areBytes(hex));
    }

    @Test
    void nobody_brings_more_than_sixty_four_bytes() {
        assertTrue(Opening.areBytes("0a".repeat(64)));
        assertFalse(Opening.areBytes("0a".repeat(65)));
    }
}
