package parlour.game.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import parlour.game.Language;
import parlour.game.NotationException;
import parlour.game.ParseResult;
import parlour.game.Position;
import parlour.game.RandomSource;
import parlour.game.Refusal;
import parlour.game.Text;

/** Checks of texts for people, and texts that are almost moves. */
final class TextChecks {

    private static final List<String> NONSENSE = List.of(
            "",
            " ",
            "-",
            "=",
            "?",
            "0",
            "-1",
            "99999999999",
            "x",
            "K",
            "resign",
            "lot:white",
            "lot:",
            "deal:1",
            "deal:0",
            "check",
            "bet",
            "call",
            "fold",
            "d1-d2",
            "e1-e2",
            "a1-a1-a1-a1",
            "[a]",
            "{a}",
            "é",
            "\u0000",
            "\ud83d\ude00");

    private TextChecks() {}

    /** Not empty in both languages, without spaces around it. */
    static void checkSaid(Text text) {
        for (Language language : Language.values()) {
            String words = text.in(language);
            assertFalse(words.isBlank(), "empty in " + language + ": " + text);
            assertEquals(words.strip(), words, "white space around the " + language);
        }
    }

    /** Texts that a game declares also follow each language's typography. */
    static void checkSet(Text text) {
        checkSaid(text);
        assertFalse(text.fr().contains("'"), "French wants ’ in " + text.fr());
        assertFalse(text.en().contains("'"), "English wants ’ in " + text.en());
        assertFalse(text.fr().matches(".*[^\\s\u00a0\u202f][;?!].*"), "French wants a space in " + text.fr());
        assertFalse(text.en().matches(".*[\\s\u00a0\u202f][:;?!].*"), "English wants no space in " + text.en());
    }

    static void checkRefusal(Refusal refusal) {
        assertTrue(refusal.code().matches("[a-z0-9]+(-[a-z0-9]+)*"), refusal.code());
        checkSaid(refusal.message());
    }

    static void checkUnreadable(NotationException unreadable, String input) {
        assertEquals(input, unreadable.input());
        assertTrue(
                unreadable.place() >= 0 && unreadable.place() <= input.length(),
                "place " + unreadable.place() + " in \"" + input + "\"");
        checkSaid(unreadable.sentence());
        assertEquals(unreadable.sentence().en(), unreadable.getMessage());
    }

    /** Legal moves, some with typing errors, moves from other positions of the game, and nonsense. */
    static List<String> batch(TestedGames.Table table, Position position, RandomSource random) {
        List<String> batch = new ArrayList<>(NONSENSE);
        List<String> moves = Snapshot.texts(position);
        moves.addAll(RandomPlay.playOn(table.start(), random, 30));
        batch.addAll(moves);
        StringBuilder letters = new StringBuilder();
        moves.forEach(letters::append);
        for (int i = 0; i < 25; i++) {
            batch.add(slip(moves.get(random.nextInt(moves.size())), letters, random));
        }
        return batch;
    }

    private static String slip(String text, CharSequence letters, RandomSource random) {
        StringBuilder slip = new StringBuilder(text);
        int at = random.nextInt(text.length());
        char letter = letters.charAt(random.nextInt(letters.length()));
        switch (random.nextInt(5)) {
            case 0 -> slip.deleteCharAt(at);
            case 1 -> slip.insert(at, letter);
            case 2 -> slip.append(letter);
            case 3 -> slip.setLength(at);
            default -> slip.setCharAt(at, letter);
        }
        return slip.toString();
    }

    /** The result of parsing: the full move, or why it is refused. */
    static String answer(Position position, String text) {
        try {
            return switch (position.parseMove(text)) {
                case ParseResult.Legal legal -> position.text(legal.move());
                case Refusal refusal -> refusal.toString();
            };
        } catch (NotationException unreadable) {
            return unreadable.place() + " " + unreadable.sentence();
        }
    }
}
