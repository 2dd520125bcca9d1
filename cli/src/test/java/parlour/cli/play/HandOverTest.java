package parlour.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parlour.cli.console.Terminal;
import parlour.game.Game;
import parlour.game.Language;
import parlour.game.Options;

/** People who share a keyboard in a game of secrets see their own and no other's. */
final class HandOverTest {

    private static final String CLEARED = "\033[2J";

    /** Somebody at a terminal who types these lines. */
    private static final class Typist implements Terminal {

        private final BufferedReader in;
        private final StringWriter printed = new StringWriter();
        private final PrintWriter out = new PrintWriter(printed);

        Typist(String... lines) {
            in = new BufferedReader(new StringReader(String.join("\n", lines) + "\n"));
        }

        @Override
        public BufferedReader in() {
            return in;
        }

        @Override
        public PrintWriter out() {
            return out;
        }

        @Override
        public Language language() {
            return Language.ENGLISH;
        }

        @Override
        public boolean inIsTerminal() {
            return true;
        }

        @Override
        public boolean outIsTerminal() {
            return true;
        }

        @Override
        public boolean colours() {
            return false;
        }
    }

    /** Keeps nothing. */
    private enum Forgetful implements GameSaver {
        INSTANCE;

        @Override
        public void afterMove(Table table) {}

        @Override
        public void save(Table table, String typed) {}

        @Override
        public void offer(Table table) {}

        @Override
        public Optional<Table> load(String typed) {
            return Optional.empty();
        }
    }

    private static String played(String... lines) {
        Typist typist = new Typist(lines);
        Screen screen = new Screen(typist, Map.of(), false);
        Game game = new SecretWordGame();
        Options options = Options.defaults(game);
        KeyboardPlayer.Habits habits = new KeyboardPlayer.Habits(false, true);
        new GameLoop(
                        new Table(game, options, game.start(options)),
                        (table, seat) -> new KeyboardPlayer(seat, screen, Forgetful.INSTANCE, habits),
                        screen,
                        Forgetful.INSTANCE,
                        bound -> 0)
                .run();
        typist.out.flush();
        return typist.printed.toString();
    }

    @Test
    void theScreenIsClearedAndTheKeyboardHandedOver() {
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
    void thePositionIsNotShownAndNothingLeaksWhenTheOtherIsAsked() {
        String out = played("", "position", "say:one", "", "", "undo", "no", "hint");
        assertTrue(out.contains("This game keeps secrets"));
        assertFalse(out.contains("amber/indigo"));
        List<String> parts = List.of(out.split(java.util.regex.Pattern.quote(CLEARED), -1));
        assertTrue(parts.get(3).contains("South: may North take say:… back?"), out);
        assertFalse(parts.get(3).contains("indigo"));
        assertTrue(out.contains("No computer knows this game yet"));
    }
}
