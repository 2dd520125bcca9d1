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
import parlour.game.MoveList;
import parlour.game.Options;
import parlour.game.Position;
import parlour.game.RandomSource;
import parlour.game.Refusal;
import parlour.game.contract.RandomPlay;
import parlour.game.kuhn.Kuhn;
import parlour.match.view.Declaration;
import parlour.registry.GameRegistry;

class DeclarationTest {

    private static final Game SIX_FACES = GameRegistry.find("sixfaces").orElseThrow();
    private static final long SEEDS = 20;

    private static TestTable room(Game game, Optional<String> from) {
        TestTable room = new TestTable(new TestHost(1));
        TableSettings settings = new TableSettings(game, Options.defaults(game), from, new TimeControl.None(), true);
        List<NewTable.SeatedPerson> sitting =
                List.of(new NewTable.SeatedPerson(0, "ada", "0a"), new NewTable.SeatedPerson(1, "bob", "0b"));
        room.open(TestTable.opening(settings, "ada", Map.of(), sitting));
        return room;
    }

    private static String said(Match match, String person, String text) {
        return Declaration.refusal(match, person, text).map(Refusal::code).orElse("yes");
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
    void dieOrPrefixOfItsRouteMayBeDeclared(String text, String answer) {
        TestTable room = room(SIX_FACES, Optional.of("4k4/9/a28/9/9/9/9/E33K4 w 0 1"));
        assertEquals(answer, said(room.match, "ada", text));
    }

    @Test
    void declarationLongerThanAMoveIsRefused() {
        Match match = room(SIX_FACES, Optional.empty()).match;
        assertEquals("begins-no-move", said(match, "ada", "d".repeat(Declaration.MAX_LENGTH)));
        assertEquals("declaration-too-long", said(match, "ada", "d".repeat(Declaration.MAX_LENGTH + 1)));
    }

    @Test
    void onlyTheSeatToMoveDeclares() {
        Match match = room(SIX_FACES, Optional.empty()).match;
        assertEquals("yes", said(match, "ada", "b1"));
        assertEquals("not-your-turn", said(match, "bob", "b8"));
        assertEquals("not-your-turn", said(match, "bob", ""));
        assertEquals("not-seated", said(match, "eve", "b1"));
    }

    @Test
    void gameWithHiddenMovesAllowsNoDeclarations() {
        Match match = room(Kuhn.KUHN, Optional.empty()).match;
        assertEquals("not-declared", said(match, "ada", "check"));
        assertEquals("not-declared", said(match, "bob", ""));
    }

    @Test
    void nothingIsDeclaredBeforeAndAfterTheGame() {
        TestTable room = new TestTable(new TestHost(1));
        TableSettings settings = new TableSettings(
                SIX_FACES, Options.defaults(SIX_FACES), Optional.empty(), new TimeControl.None(), true);
        room.open(TestTable.opening(settings, "ada", Map.of(), List.of()));
        assertEquals("not-started", said(room.match, "ada", "b1"));
        room.submit(new Command.Leave("ada"));
        assertEquals("closed", said(room.match, "ada", "b1"));
        TestTable over = room(SIX_FACES, Optional.empty());
        over.submit(new Command.Resign("bob"));
        assertEquals("over", said(over.match, "ada", "b1"));
    }

    /** For {@code d1-d5-f5=1} these are d1, d1-d5, d1-d5-f5 and the whole, and no other prefix. */
    @Test
    void onlyPrefixesEndingAtASquareAreDeclared() {
        for (long seed = 1; seed <= SEEDS; seed++) {
            Position position = SIX_FACES.start(Options.defaults(SIX_FACES));
            RandomSource random = RandomPlay.random(seed);
            RandomPlay.playOn(position, random, random.nextInt(12) * 2);
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
