package parlour.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.engine.Engine;
import parlour.game.View;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;

/** A practice game in the browser produces the same file as a server, and can be read in the same way. */
final class PracticeFileTest {

    private long now;
    private final Engine engine = new Engine(() -> now++, progress -> {});

    private JsonFields answer(View request) throws MalformedFieldException {
        return JsonFields.read(engine.answer(request.json()));
    }

    private JsonFields say(View message) throws MalformedFieldException {
        return answer(new View()
                .with("type", "send")
                .with("message", message.with("id", 1).with("table", "t")));
    }

    private String practised(String game, int moves) throws MalformedFieldException {
        answer(new View()
                .with("type", "open")
                .with("table", "t")
                .with("game", game)
                .with("you", new View().with("id", "me").with("name", "Ada"))
                .with("bots", List.of())
                .with("secret", "5e".repeat(32))
                .with("seatBytes", "0102"));
        for (int i = 0; i <= moves; i++) {
            JsonFields table = say(new View().with("type", "subscribe").with("afterSeq", 0))
                    .records("messages")
                    .getFirst();
            View message = new View().with("seq", table.number("seq"));
            if (i == moves) {
                say(message.with("type", "resign"));
            } else {
                List<JsonFields> legal = table.record("state").records("moves");
                say(message.with("type", "play")
                        .with("move", legal.get((i * 7) % legal.size()).text("text")));
            }
        }
        return answer(new View().with("type", "file").with("table", "t").with("date", "2026-03-01"))
                .text("file");
    }

    @ParameterizedTest
    @CsvSource({
        "conquest, '1 draw, as committed.'",
        "sixfaces, 'The commitment matches the secret; nothing was drawn.'",
        "domination, 'draws, all as committed.'",
        "conan, 'draws, all as committed.'"
    })
    void aPracticeGameIsVerifiedAndReplayed(String game, String said, @TempDir Path folder)
            throws MalformedFieldException, IOException {
        String file = practised(game, 12);
        CommandRun verified = CommandRun.typing(file, "verify", "-");
        assertEquals(0, verified.code(), file + verified);
        assertTrue(verified.out().strip().endsWith(said), verified.out());
        assertReplayed(file, folder);
    }

    /** A file that can be continued has its records in a tag, which other readers ignore. */
    @ParameterizedTest
    @CsvSource({"conquest", "sixfaces"})
    void anUnknownTagIsIgnored(String game, @TempDir Path folder) throws MalformedFieldException, IOException {
        String file = practised(game, 6)
                .replace("[Result", "[Practice \"" + "eyJvcGVuaW5nIjp7fX0=".repeat(2_000) + "\"]\n[Result");
        assertEquals(0, CommandRun.typing(file, "verify", "-").code());
        assertReplayed(file, folder);
    }

    private static void assertReplayed(String file, Path folder) throws IOException {
        Path path = Files.writeString(folder.resolve("practised.txt"), file);
        CommandRun replayed = CommandRun.parlour("replay", path.toString());
        assertEquals(0, replayed.code(), replayed.toString());
    }
}
