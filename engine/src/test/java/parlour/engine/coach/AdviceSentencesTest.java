package parlour.engine.coach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Position;
import parlour.registry.GameRegistry;

/** The sentences of every motif in both languages, in {@code sentences.txt}: a position, a move, and what is said. */
final class AdviceSentencesTest {

    private static final Set<String> MOTIFS = Set.of(
            "wins-now",
            "win-missed",
            "key-can-be-taken",
            "goal-can-be-reached",
            "no-escape",
            "win-in-two-missed",
            "allows-win-in-two",
            "race-won",
            "race-lost",
            "win-in-two",
            "threat-parried",
            "die-can-be-taken",
            "exchange-loses",
            "capture-missed",
            "die-taken",
            "threat",
            "key-threatened",
            "die-threatened",
            "ending-lost",
            "territory-missed",
            "third-side",
            "third-side-forced",
            "third-side-after-closing",
            "territory-closed",
            "third-side-safe",
            "last-domino",
            "last-laid",
            "can-close",
            "only-you-can-close",
            "others-can-close",
            "nobody-can-close",
            "must-pass",
            "no-safe-move",
            "few-safe-moves",
            "decided",
            "stock-empty",
            "lifts-to-winning-glory",
            "withdraws-from-won-contest",
            "call-cannot-win",
            "bid-cannot-win",
            "bid-higher-than-needed",
            "all-at-stake",
            "attribute-wins",
            "other-attribute-wins",
            "attribute-cannot-win",
            "card-not-needed",
            "card-cannot-save",
            "bluff-card",
            "card-for-another-attribute",
            "treaty-gives-glory",
            "adventure-completed",
            "adventure-not-completed",
            "near-winning-glory",
            "has-winning-glory",
            "contest-won",
            "contest-lost");

    private static final String ROW = "# ";

    @Test
    void everyMotifSaysInBothLanguagesWhatTheTableSays() throws IOException {
        Set<String> seen = new TreeSet<>();
        int rows = 0;
        for (String block : table().split("(?m)^(?=# )", -1)) {
            if (block.startsWith(ROW)) {
                List<Advice> found = found(block.substring(ROW.length(), block.indexOf('\n')));
                assertEquals(block.substring(block.indexOf('\n') + 1).strip(), written(found), block);
                found.forEach(advice -> seen.add(advice.motif()));
                rows++;
            }
        }
        assertTrue(rows > 40, rows + " rows");
        assertEquals(new TreeSet<>(MOTIFS), seen);
    }

    @Test
    void sentencesEndWithAStopAndDifferByLanguage() throws IOException {
        for (String line : table().lines().toList()) {
            if (line.startsWith("  ")) {
                assertTrue(line.endsWith("."), line);
                assertFalse(line.contains("  .") || line.contains(".."), line);
            }
        }
    }

    private static List<Advice> found(String row) {
        String[] fields = row.split(" \\| ", -1);
        Game game = GameRegistry.find(fields[0]).orElseThrow();
        try {
            Options options = Options.of(game, fields[1].equals("-") ? List.of() : List.of(fields[1].split(" ", -1)));
            Position position = game.parse(fields[2], options);
            return fields[3].equals("-")
                    ? CoachPositions.now(game, position)
                    : CoachPositions.about(game, position, fields[3]);
        } catch (NotationException wrong) {
            throw new AssertionError(row, wrong);
        }
    }

    /** The motif, its tone, what is said to the player, and the reason if it reads differently. */
    private static String written(List<Advice> found) {
        List<String> lines = new ArrayList<>();
        for (Advice advice : found) {
            lines.add(advice.motif() + " (" + advice.tone().code() + ") " + String.join(" ", advice.marks()));
            lines.add("  " + advice.toPlayer().en());
            lines.add("  " + advice.toPlayer().fr());
            if (!advice.aboutMove().equals(advice.toPlayer())) {
                lines.add("  " + advice.aboutMove().en());
                lines.add("  " + advice.aboutMove().fr());
            }
        }
        return String.join("\n", lines.stream().map(String::stripTrailing).toList());
    }

    private static String table() throws IOException {
        try (InputStream in = AdviceSentencesTest.class.getResourceAsStream("sentences.txt")) {
            if (in == null) {
                throw new AssertionError("no table");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
