package parlour.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.game.Game;
import parlour.game.Lots;
import parlour.game.MoveList;
import parlour.game.Options;
import parlour.game.Position;
import parlour.game.RandomPlay;
import parlour.game.Refusal;
import parlour.game.kuhn.Kuhn;
import parlour.shelf.Shelf;

class DeclarationTest {

    private static final Game SIX_FACES = Shelf.game("sixfaces").orElseThrow();
    private static final long SEEDS = 20;

    private static Room room(Game game, Optional<String> from) {
        Room room = new Room(new TestHost(1));
        Terms terms = new Terms(game, Options.defaults(game), from, new Clock.None(), true);
        List<Opening.Place> sitting = List.of(new Opening.Place(0, "ada", "0a"), new Opening.Place(1, "bob", "0b"));
        room.open(Room.opening(terms, "ada", Map.of(), sitting));
        return room;
    }

    private static String said(Match match, String person, String text) {
        return Declaration.refusal(match, person, text).map(Refusal::reason).orElse("yes");
    }

    /** A white die with 5 up on a1, a black one on a6, both Key dice. */
    @ParameterizedTest
    @CsvSource({
        "'',            yes",
        "a1,            yes",
        "a1-a4,         yes",
        "a1-a4-c4,      yes",
        "a1-a4-c4=3,    yes",
        "a1xa6,         yes",
        "a1xa6=3,       yes",
        "Ke1,           yes",
        "Ke1-d1,        yes",
        "Ke1-d1#,       begins-no-move",
        "e1,            begins-no-move",
        "a1-a6,         begins-no-move",
        "a1-a4-c4=2,    begins-no-move",
        "a,             begins-no-move",
        "a1-,           begins-no-move",
        "a1-a,          begins-no-move",
        "a1-a4-c,       begins-no-move",
        "a1-a4-c4=,     begins-no-move",
        "K,             begins-no-move",
        "a6,            begins-no-move",
        "a2,            begins-no-move",
        "' a1',         begins-no-move",
        "'a1 ',         begins-no-move",
        "lot:white,     begins-no-move",
    })
    void a_die_or_the_beginning_of_its_route_may_be_shown(String text, String answer) {
        Room room = room(SIX_FACES, Optional.of("4k4/9/a28/9/9/9/9/E33K4 w 0 1"));
        assertEquals(answer, said(room.match, "ada", text));
    }

    @Test
    void nothing_longer_than_a_move_is_passed_on() {
        Match match = room(SIX_FACES, Optional.empty()).match;
        assertEquals("begins-no-move", said(match, "ada", "d".repeat(Declaration.LONGEST)));
        assertEquals("declaration-too-long", said(match, "ada", "d".repeat(Declaration.LONGEST + 1)));
    }

    @Test
    void only_whoever_is_to_move_declares() {
        Match match = room(SIX_FACES, Optional.empty()).match;
        assertEquals("yes", said(match, "ada", "b1"));
        assertEquals("not-your-turn", said(match, "bob", "b8"));
        assertEquals("not-your-turn", said(match, "bob", ""));
        assertEquals("not-seated", said(match, "eve", "b1"));
    }

    @Test
    void in_a_game_that_hides_moves_nothing_is_declared() {
        Match match = room(Kuhn.KUHN, Optional.empty()).match;
        assertEquals("not-declared", said(match, "ada", "check"));
        assertEquals("not-declared", said(match, "bob", ""));
    }

    @Test
    void nothing_is_declared_before_and_after_the_game() {
        Room room = new Room(new TestHost(1));
        Terms terms = new Terms(SIX_FACES, Options.defaults(SIX_FACES), Optional.empty(), new Clock.None(), true);
        room.open(Room.opening(terms, "ada", Map.of(), List.of()));
        assertEquals("not-started", said(room.match, "ada", "b1"));
        room.submit(new Command.Leave("ada"));
        assertEquals("closed", said(room.match, "ada", "b1"));
        Room over = room(SIX_FACES, Optional.empty());
        over.submit(new Command.Resign("bob"));
        assertEquals("over", said(over.match, "ada", "b1"));
    }

    /** Of {@code d1-d5-f5=1} these are d1, d1-d5, d1-d5-f5 and the whole, and no other beginning. */
    @Test
    void exactly_the_beginnings_at_a_square_are_shown() {
        for (long seed = 1; seed <= SEEDS; seed++) {
            Position position = SIX_FACES.start(Options.defaults(SIX_FACES));
            Lots lots = RandomPlay.lots(seed);
            RandomPlay.playOn(position, lots, lots.below(12) * 2);
            if (position.turn() != 0) {
                continue;
            }
            Match match = room(SIX_FACES, Optional.of(position.notation())).match;
            Set<String> beginnings = new TreeSet<>();
            MoveList moves = RandomPlay.listed(position);
            for (int move : moves.toArray()) {
                String text = position.text(move);
                beginnings.add(text);
                for (int end = 1; end < text.length(); end++) {
                    if ("-x=#".indexOf(text.charAt(end)) >= 0) {
                        beginnings.add(text.substring(0, end));
                    }
                }
            }
            for (int move : moves.toArray()) {
                String text = position.text(move);
                for (int end = 1; end <= text.length(); end++) {
                    String beginning = text.substring(0, end);
                    assertEquals(
                            beginnings.contains(beginning),
                            said(match, "ada", beginning).equals("yes"),
                            "seed " + seed + ": " + beginning);
                }
            }
            assertTrue(beginnings.size() > moves.size());
        }
    }
}
