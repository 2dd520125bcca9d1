package parlour.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parlour.game.Game;
import parlour.game.Options;

/** Players who share a keyboard in a game with hidden information see only their own. */
final class HandOverTest {

    private static final String CLEARED = "\033[2J";

    private static String played(String... lines) {
        TypedTerminal terminal = new TypedTerminal(List.of(lines));
        Screen screen = new Screen(terminal, Map.of(), false);
        Game game = new SecretWordGame();
        Options options = Options.defaults(game);
        GameSaver saver = TypedTerminal.NoSaver.INSTANCE;
        KeyboardPlayer.Habits habits = new KeyboardPlayer.Habits(false, true);
        new GameLoop(
                        new GameOpener(new TerminalHost(), Optional.empty(), 0)
                                .start(game, options, game.start(options)),
                        screen,
                        saver,
                        seat -> new KeyboardPlayer(seat, screen, saver, habits),
                        (playing, seat, level) -> {
                            throw new IllegalStateException("nobody plays this game");
                        })
                .run();
        return terminal.printed();
    }

    @Test
    void theScreenIsClearedBeforeTheNextPlayerLooks() {
        String out = played("", "say:one", "", "", "say:two", "");
        List<String> parts = List.of(out.split(java.util.regex.Pattern.quote(CLEARED), -1));
        assertEquals(4, parts.size(), out);
        assertTrue(parts.get(1).contains("Hand the keyboard to North"));
        assertTrue(parts.get(1).contains("word: amber") && !parts.get(1).contains("indigo"), parts.get(1));
        assertTrue(parts.get(2).contains("Hand the keyboard to South"));
        assertTrue(parts.get(2).contains("word: indigo") && !parts.get(2).contains("amber"), parts.get(2));
        assertTrue(parts.get(2).contains("North plays say:…."), "what was whispered is not read by the other");
        assertFalse(parts.get(2).contains("say:one"));
        assertFalse(parts.get(3).contains("amber") || parts.get(3).contains("indigo"), "spectators know nothing");
        assertTrue(parts.get(3).contains("1/2-1/2"));
    }

    @Test
    void neitherThePositionNorAQuestionShowsSecrets() {
        String out = played("", "position", "say:one", "", "", "undo", "no", "hint");
        assertTrue(out.contains("This game has hidden hands"));
        assertFalse(out.contains("amber/indigo"));
        List<String> parts = List.of(out.split(java.util.regex.Pattern.quote(CLEARED), -1));
        assertTrue(parts.get(3).contains("South: may North take say:… back?"), out);
        assertFalse(parts.get(3).contains("indigo"));
        assertTrue(out.contains("The computer does not play this game yet"));
    }
}
