package parlour.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.cli.CommandRun;

/** Verifying game files. Draws, digits and bytes are tested where they are computed. */
final class VerifyCommandTest {

    private static final String SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

    /** The game of docs/chance.md, for which the Python code there finds the same draw. */
    private static final String GAME = """
            [Game "conquest"]
            [Commitment "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"]
            [SeatBytes "0123456789abcdef fedcba9876543210"]
            [Secret "SECRET"]
            [Result "1-0"]
            [Termination "resigned"]

            lot:black 1... Ke8-e7 1-0
            """.replace("SECRET", SECRET);

    private static CommandRun verify(String text, String... more) {
        String[] arguments = new String[2 + more.length];
        arguments[0] = "verify";
        arguments[1] = "-";
        System.arraycopy(more, 0, arguments, 2, more.length);
        return CommandRun.typing(text, arguments);
    }

    @Test
    void aGameDrawnAsCommittedIsVerified(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("game.txt"), GAME);
        assertEquals(new CommandRun(0, "1 draw, as committed.\n", ""), CommandRun.parlour("verify", file.toString()));
        assertEquals(new CommandRun(0, "1 draw, as committed.\n", ""), verify(GAME));
        assertEquals(
                "1 tirage, conforme à l’engagement.\n",
                verify(GAME, "--lang", "fr").out());
    }

    @Test
    void theGameIsTheExampleOfTheManualInBothLanguages() throws IOException {
        Path docs = Files.isDirectory(Path.of("docs")) ? Path.of("docs") : Path.of("..", "docs");
        assertTrue(Files.readString(docs.resolve("chance.md")).contains(GAME));
        assertTrue(Files.readString(docs.resolve("chance.fr.md")).contains(GAME));
    }

    @Test
    void aGameWithoutDrawsIsVerified() {
        String game =
                GAME.replace("[Result", "[Options \"first=black\"]\n[Result").replace("lot:black ", "");
        assertEquals(
                "The commitment matches the secret; nothing was drawn.\n",
                verify(game).out());
        String settled = GAME.replace("[Result", "[Position \"k8/9/9/9/K8/9/9/9 ? 0 1\"]\n[Result")
                .replace("Ke8-e7", "Ka8-b8");
        assertEquals("1 draw, as committed.\n", verify(settled).out());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "lot:black | lot:white | Draw 1 of 1 is wrong: the file says lot:white, but the commitment gives lot:black.",
                "lot:black | lot:red | Draw 1 of 1 is wrong: the file says lot:red",
                "fedcba9876543210 | fedcba9876543211 | Draw 1 of 1 is wrong",
                "0123456789abcdef | 2123456789abcdef | Draw 1 of 1 is wrong",
                "1d1e1f | 1d1e1e | The commitment does not match the secret",
                "[Secret \"00 | [Secret \"01 | The commitment does not match the secret",
                "0dcd2966 | 0dcd2967 | The commitment does not match the secret",
                "[Secret | [Secretary | The game is finished, but the file has no tag Secret",
                "[Commitment | [Committed | There is nothing to verify",
                "[SeatBytes | [Bytes | There is nothing to verify",
                "fedcba9876543210 | - 00 | The tag SeatBytes cannot be read",
                "1d1e1f | 1d1e1 | The tag Secret cannot be read",
                "Ke8-e7 | Ke1-e2 | Line 8, move 2 (1... Ke1-e2): ",
                "conquest | chess | Line 1: there is no game \"chess\"",
            })
    void errorsAreOneSentenceWithAnExitCode(String written, String instead, String sentence) {
        CommandRun ran = verify(GAME.replace(written, instead));
        assertEquals(1, ran.code());
        assertEquals("", ran.out());
        assertTrue(ran.err().startsWith(sentence), ran.err());
        assertEquals(1, ran.err().lines().count(), ran.err());
    }

    @Test
    void anUnfinishedGameWithoutItsSecretCannotBeVerified() {
        String running = GAME.replace("[Secret \"" + SECRET + "\"]\n", "").replace("1-0", "*");
        assertEquals(
                new CommandRun(
                        1,
                        "",
                        "The game is not finished, so its secret is not yet known; it is revealed at the end.\n"),
                verify(running));
        assertEquals(
                "{\"verified\":false,\"reason\":\"secret-not-yet-known\"}\n",
                verify(running, "--json").out());
    }

    @Test
    void jsonListsEveryDraw() {
        assertEquals(
                "{\"verified\":true,\"commitmentMatches\":true,\"draws\":[{\"number\":1,\"move\":1,"
                        + "\"expected\":\"lot:black\",\"found\":\"lot:black\"}]}\n",
                verify(GAME, "--json").out());
        CommandRun wrong = verify(GAME.replace("lot:black", "lot:white"), "--json");
        assertEquals(1, wrong.code());
        assertEquals(
                "{\"verified\":false,\"reason\":\"draw-wrong\",\"commitmentMatches\":true,\"draws\":[{\"number\":1,"
                        + "\"move\":1,\"expected\":\"lot:black\",\"found\":\"lot:white\"}]}\n",
                wrong.out());
        CommandRun broken = verify(GAME.replace("630dcd", "630dce"), "--json");
        assertTrue(broken.out().contains("\"reason\":\"commitment-wrong\",\"commitmentMatches\":false"), broken.out());
    }

    @Test
    void aMissingFileArgumentIsWrongUsage() {
        assertEquals(2, CommandRun.parlour("verify").code());
        assertEquals(1, CommandRun.parlour("verify", "nowhere.txt").code());
    }
}
