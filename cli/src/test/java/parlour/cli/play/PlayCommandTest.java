package parlour.cli.play;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.cli.CommandRun;
import parlour.game.NotationException;
import parlour.game.file.GameFile;

/** Whole games typed line by line, as a script or two people would. */
final class PlayCommandTest {

    /** Three moves to a win; an empty line confirms a move. */
    private static final String SHORT_GAME = "a1-a3-d3\n\na8-a4-b4\n\nd3-e3xe8\n\n";

    @TempDir
    @SuppressWarnings("NullAway.Init") // JUnit fills it in
    private Path folder;

    private static CommandRun white(String input, String... more) {
        return CommandRun.typing(input, with(more, "play", "conquest", "-o", "first=white", "--compact"));
    }

    private static String[] with(String[] more, String... first) {
        String[] all = java.util.Arrays.copyOf(first, first.length + more.length);
        System.arraycopy(more, 0, all, first.length, more.length);
        return all;
    }

    private static String lines(String... typed) {
        return String.join("\n", typed) + "\n";
    }

    private static int boards(CommandRun ran) {
        return (int) ran.lines().stream()
                        .filter(line -> line.startsWith("    a    b"))
                        .count()
                / 2;
    }

    // ---- Whole games ----

    /** Golden: every board, preview and sentence of a game to the win. */
    @ParameterizedTest
    @CsvSource({"conquest,en", "conquest,fr", "sixfaces,en", "sixfaces,fr"})
    void aWholeGamePrintsTheGoldenTranscript(String game, String language) throws IOException {
        // Conquest ends with the Key die taken, 6 Faces with an ordinary die on its square.
        String input = game.equals("conquest")
                ? SHORT_GAME
                : lines("Ke1-e2", "", "a8-a4-b4", "", "Ke2-f2", "", "b4-e4-e1", "");
        CommandRun ran = CommandRun.typing(input, "play", game, "-o", "first=white", "--compact", "--lang", language);
        assertEquals(0, ran.code());
        assertEquals("", ran.err());
        assertEquals(golden("play-" + game + "-" + language + ".txt"), ran.out());
    }

    private static String golden(String name) throws IOException {
        try (InputStream in =
                Objects.requireNonNull(PlayCommandTest.class.getResourceAsStream("/parlour/cli/" + name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void whoMovesFirstIsDrawnAndAnnounced() {
        String out = CommandRun.parlour("play", "conquest", "--compact").out();
        assertTrue(
                out.startsWith("Drawn by lot: White goes first.") || out.startsWith("Drawn by lot: Black goes first."),
                out);
        assertEquals(out.contains("White goes first"), out.contains("White [ ] to play"));
    }

    @Test
    void aLargeBoardShowsAllFiveFacesAndFitsEightyColumns() {
        CommandRun ran = CommandRun.parlour("play", "conquest", "-o", "first=white");
        assertTrue(ran.out().contains(" 8 │ 6(5)1 │ 5(1)2 │ 1(2)6 │ 2(6)5 │◇│(K)│◇│ 2(6)5 │"), ran.out());
        assertTrue(ran.lines().stream().allMatch(line -> line.length() <= 80));
        assertTrue(ran.lines().size() <= 40);
    }

    // ---- Declaring and confirming ----

    @Test
    void aMoveThatIsNotConfirmedLeavesNoTrace() {
        CommandRun ran = white(lines("position", "d1-d5-f5", "no", "position"));
        String start = "e4a4b4f4kf4b4a4e4/9/9/9/9/9/9/E3A3B3F3KF3B3A3E3 w 0 1";
        assertEquals(2, ran.lines().stream().filter(line -> line.equals(start)).count());
        assertTrue(ran.out().contains("5[6]2 ↑ 5[3]2 ↑ 5[1]2 ↑ 5[4]2 ↑ 5[6]2 → 1[5]6 → 2[1]5"));
        assertTrue(ran.out().contains("Cancelled: nothing was played."));
        assertEquals(1, boards(ran));
    }

    @Test
    void typingAnotherMoveReplacesTheDeclaredOne() {
        CommandRun ran = white(lines("d1-d5-f5", "b1-b2", "", "position"));
        assertTrue(ran.out().contains("/9/1C67/E31B3"), ran.out());
    }

    @Test
    void noConfirmPlaysMovesWithoutAsking() {
        CommandRun ran = white(lines("a1-a3-d3", "a8-a4-b4", "d3-e3xe8"), "--no-confirm");
        assertTrue(ran.out().contains("1-0  White wins. The Key die was captured."));
    }

    @Test
    void aListedMoveIsChosenByItsNumber() {
        CommandRun ran = white(lines("d1", "6", "", "moves", "1", "oui"));
        assertTrue(ran.out().contains("  6  d1-d5-f5=1  ↑↑↑↑→→  6 3 1 4 6 5 1  N4 E5 S3 W2"), ran.out());
        assertTrue(ran.out().contains("Last: White d1-d5-f5=1"));
        assertTrue(ran.out().contains("Last: Black Ke8-e7"));
    }

    @Test
    void aChartShowsEveryRouteAndTheFaceThatComesUp() {
        CommandRun ran =
                CommandRun.typing("chart d3\n", "play", "conquest", "--position", "k8/9/9/9/9/3D65/9/K8 w 0 1");
        assertTrue(
                ran.lines().contains(" 7 │       │       │       │   ↑4  │       │       │       │       │       │ 7"));
        // Two routes to one square: both are shown, each with its first direction.
        assertTrue(
                ran.lines().contains("   │       │       │   ←1  │       │   ↑5  │       │       │       │       │"));
        assertTrue(
                ran.lines().contains("   │       │       │   ↑2  │       │   →1  │       │       │       │       │"));
    }

    // ---- Taking back, resigning, drawing ----

    @Test
    void aConfirmedMoveIsTakenBackOnlyWithConsent() {
        CommandRun refused = white(lines("d1-d5-f5", "", "undo", "no", "position"));
        assertTrue(refused.out().contains("Declined: the game goes on."));
        assertTrue(refused.out().contains(" b 1 1"));
        CommandRun agreed = white(lines("d1-d5-f5", "", "reprendre", "oui", "position"));
        assertTrue(agreed.out().contains("Move taken back."));
        assertTrue(agreed.lines().contains("e4a4b4f4kf4b4a4e4/9/9/9/9/9/9/E3A3B3F3KF3B3A3E3 w 0 1"));
    }

    @Test
    void aDrawOfChanceCannotBeTakenBack() {
        CommandRun ran = CommandRun.typing("undo\n", "play", "conquest", "--compact");
        assertTrue(ran.out().contains("something was drawn or shown."));
    }

    @Test
    void resigningNeedsConfirmationAndEndsTheGame() {
        CommandRun kept = white(lines("resign", "no", "position"));
        assertTrue(kept.out().contains(" w 0 1"));
        CommandRun ran = white(lines("abandonner", "yes"));
        assertTrue(ran.out().contains("0-1  Black wins. White resigned."), ran.out());
    }

    @Test
    void aDrawNeedsBothPlayers() {
        assertTrue(white(lines("draw", "no")).out().contains("Declined: the game goes on"));
        assertTrue(white(lines("nulle", "yes")).out().contains("1/2-1/2  A draw was agreed."));
    }

    // ---- Files ----

    @Test
    void aGameIsSavedLoadedAndReplayed() throws IOException, NotationException {
        Path file = folder.resolve("game.txt");
        CommandRun saved = white(lines("a1-a3-d3", "", "save " + file, "quit"));
        assertTrue(saved.out().contains("Saved to " + file), saved.out());
        CommandRun loaded = CommandRun.typing(
                lines("a8-a4-b4", "", "d3-e3xe8", "", file.toString()),
                "play",
                "conquest",
                "--compact",
                "--load",
                file.toString());
        assertEquals(0, loaded.code(), loaded.err());
        assertTrue(loaded.out().contains("1-0  White wins."));
        GameFile game = GameFile.read(Files.readString(file));
        assertEquals("1-0", game.result());
        assertEquals(3, game.moves().size());
        CommandRun replay = CommandRun.parlour("replay", file.toString(), "--compact");
        assertEquals(0, replay.code());
        assertTrue(replay.out().contains("3/3  Move 2, White: d3-e3xe8=4#"), replay.out());
        assertTrue(replay.out().contains("1-0  White wins. The Key die was captured."));
        assertEquals(4, boards(replay));
    }

    @Test
    void theGameIsAutosavedWithoutReplacingOtherFiles() throws IOException {
        Path file = folder.resolve("kept.txt");
        white("b1-b2\n\n", "--save", file.toString());
        assertTrue(Files.readString(file).endsWith("1. b1-b2=3 *\n"));
        CommandRun refused = white("c1-c3\n\n", "--save", file.toString());
        assertEquals(1, refused.code());
        assertEquals(file + " already exists; --force replaces it.\n", refused.err());
        assertEquals(0, white("h1-h2\n\n", "--save", file.toString(), "--force").code());
        assertTrue(Files.readString(file).endsWith("1. h1-h2=3 *\n"));
        CommandRun asked = white(lines("c1-c3", "", "save " + file, "no"));
        assertTrue(asked.out().contains("Nothing was saved."));
        assertTrue(Files.readString(file).endsWith("1. h1-h2=3 *\n"));
        try (var files = Files.list(folder)) {
            assertEquals(1, files.count(), "no half-written file is left behind");
        }
    }

    @Test
    void aResignationIsSavedAndLoaded() throws IOException {
        Path file = folder.resolve("resigned.txt");
        white(lines("b1-b2", "", "resign", "yes"), "--save", file.toString());
        assertTrue(Files.readString(file).contains("[Termination \"resigned\"]"));
        CommandRun loaded = CommandRun.parlour("play", "conquest", "--compact", "--load", file.toString());
        assertTrue(loaded.out().contains("1-0  White wins. Black resigned."), loaded.out());
    }

    @Test
    void loadSwitchesToAnotherGameAtOnce() throws IOException {
        Path file = folder.resolve("other.txt");
        Files.writeString(file, "[Game \"conquest\"]\n[Options \"first=white\"]\n\n1. h1-h2 h8-h7 *\n");
        CommandRun ran = white(lines("b1-b2", "", "load " + file, "", "position", "undo", "yes", "position"));
        assertTrue(ran.out().contains("moves played: 2."), ran.out());
        assertTrue(ran.out().contains(" w 2 2"), ran.out());
        assertTrue(ran.out().contains(" b 1 1"), "a move from the file is taken back");
    }

    @Test
    void aFileOfAnotherGameIsRefused() {
        Path file = folder.resolve("six.txt");
        CommandRun.typing("b1-b2\n\n", "play", "sixfaces", "--compact", "--save", file.toString());
        CommandRun ran = CommandRun.parlour("play", "conquest", "--load", file.toString());
        assertEquals(1, ran.code());
        assertEquals(file + " is a game of 6 Faces, not of Conquest.\n", ran.err());
        assertEquals(
                2,
                CommandRun.parlour("play", "sixfaces", "-o", "first=black", "--load", file.toString())
                        .code());
        assertEquals(
                1,
                CommandRun.parlour("play", "sixfaces", "--load", folder.toString())
                        .code());
    }

    // ---- Provable chance ----

    /** Loads and quits, so that the file is written again by the continued game. */
    private static CommandRun continued(String game, Path file, String typed) {
        return CommandRun.typing(
                typed, "play", game, "--compact", "--load", file.toString(), "--save", file.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"conquest", "sixfaces", "domination", "conan"})
    void aSavedGameCanBeVerifiedAndContinuedFromTheSameSecret(String game) throws Exception {
        Path file = folder.resolve("provable.txt");
        // Number 1 of the list, twice; an empty line where a player takes over the keyboard.
        String moves = lines("moves", "1", "", "moves", "1", "", "quit");
        CommandRun.typing(moves, "play", game, "--compact", "--no-confirm", "--save", file.toString());
        GameFile first = GameFile.read(Files.readString(file));
        CommandRun verified = CommandRun.parlour("verify", file.toString());
        assertEquals(0, verified.code(), verified.err());
        CommandRun ran =
                continued(game, file, lines("", "moves", "1", "", "moves", "1", "", "resign", "yes", "resign", "yes"));
        assertEquals(0, ran.code(), ran.err());
        GameFile second = GameFile.read(Files.readString(file));
        assertEquals(first.tag("Commitment"), second.tag("Commitment"));
        assertTrue(second.moves().size() > first.moves().size(), second.write());
        CommandRun verifiedAgain = CommandRun.parlour("verify", file.toString());
        assertEquals(0, verifiedAgain.code(), verifiedAgain.err());
    }

    @Test
    void aGameWithForeignDrawsIsContinuedWithoutAFalseCommitment() throws IOException {
        Path file = folder.resolve("foreign.txt");
        Files.writeString(file, "[Game \"conquest\"]\n[White \"Ada\"]\n\n1. lot:white b1-b2 *\n");
        CommandRun ran = continued("conquest", file, lines("b8-b7", "", "quit"));
        assertEquals(0, ran.code(), ran.err());
        String saved = Files.readString(file);
        assertTrue(saved.contains("[White \"Ada\"]"), saved);
        assertFalse(saved.contains("Commitment"), saved);
        assertTrue(CommandRun.parlour("verify", file.toString()).err().contains("There is nothing to verify"));
    }

    // ---- Three or more players ----

    @Test
    void resigningAmongThreeHandsTheSeatToAComputer() {
        CommandRun ran = CommandRun.typing(
                lines("resign", "yes", "no", ""),
                "play",
                "domination",
                "-o",
                "seats=3",
                "--against",
                "1",
                "--lang",
                "fr");
        assertEquals(0, ran.code(), ran.err());
        assertTrue(ran.out().contains("L’ordinateur (niveau 5) joue désormais à cette place."), ran.out());
        assertTrue(ran.out().contains("La partie reste inachevée."), ran.out());
    }

    // ---- Bad input ----

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "d1-d4 | The die on d1 shows 6 and must move exactly that many squares; d4 is 3 away. | Le dé en d1 montre 6",
                "d1-z9 | There is no square z9 | La case z9 n’existe pas",
                "d4-d5 | There is no die on d4. | Il n’y a pas de dé en d4.",
                "d4 | There is no die on d4. | Il n’y a pas de dé en d4.",
                "8 | A square such as d4 is expected at character 1 | Une case comme d4",
                "bord | Did you mean board? | Vouliez-vous dire board\u00a0?",
                "platau | Did you mean plateau? | Vouliez-vous dire plateau\u00a0?",
                "xyzzy | is neither a command nor a move | n’est ni une commande ni un coup",
                "play | Name the move | Indiquez le coup",
                "play d1-d4 | The die on d1 shows 6 | Le dé en d1 montre 6",
                "chart | Name a square | Indiquez une case",
                "chart d4 | Name a square | Indiquez une case",
                "e8 | No legal move from here. | Aucun coup possible",
                "load nowhere.txt | There is no file nowhere.txt. | Il n’y a pas de fichier nowhere.txt.",
                "undo | You have no move to take back | Vous n’avez pas de coup à reprendre",
            })
    void badInputIsRefusedWithASentence(String typed, String english, String french) {
        CommandRun en = white(lines(typed, "position"));
        CommandRun fr = white(lines(typed, "position"), "--lang", "fr");
        assertAll(
                () -> assertTrue(en.out().contains(english), en.out()),
                () -> assertTrue(fr.out().contains(french), fr.out()),
                () -> assertTrue(en.out().contains(" w 0 1"), "nothing was played"),
                () -> assertEquals(0, en.code()));
    }

    @ParameterizedTest
    @CsvSource({"''", "d1-d5-f5", "resign", "save", "d1-d5-f5;;undo", "load", "draw", "d1-d5-f5;;quit"})
    void theInputMayEndAnywhere(String typed) {
        CommandRun ran = white(typed.replace(';', '\n'));
        assertEquals(0, ran.code());
        assertEquals("", ran.err());
    }

    // ---- Warnings, help, prompts ----

    @Test
    void threatsArePointedOutUnlessSwitchedOff() {
        CommandRun warned = white("a1-a3-d3\n\n");
        assertTrue(warned.out().contains("Careful: the other side could win with d3-e3xe8=4#"), warned.out());
        CommandRun warnedBefore = white(lines("a1-a3-d3", "", "b8-b7"));
        assertEquals(2, warnedBefore.out().split("Careful", -1).length - 1, "before the move and in its preview");
        assertFalse(white("a1-a3-d3\n\n", "--no-warnings").out().contains("Careful"));
    }

    @Test
    void commandsOfBothLanguagesAreAlwaysUnderstood() {
        CommandRun ran = white(lines("aide", "coups", "plateau", "flip", "tourner", "damier"), "--lang", "fr");
        assertTrue(ran.out().contains("reprendre votre dernier coup"));
        assertTrue(ran.out().contains("37 coups."));
        assertTrue(ran.out().contains("    i    h    g"));
    }

    @Test
    void onlyPeopleSeePrompts() {
        CommandRun script = white("help\n");
        assertFalse(script.out().contains(" >"));
        CommandRun person = CommandRun.watched("d1-d5-f5\n", "play", "conquest", "-o", "first=white", "--compact");
        assertTrue(person.out().contains("White [ ] > "));
        assertTrue(person.out().contains("Play it? (Enter: yes, no: cancel)"));
        assertTrue(person.out().contains("\033["), "colours");
    }

    // ---- Against the computer ----

    @ParameterizedTest
    @CsvSource({"1", "newcomer", "Nouveau-venu", "nouveau venu"})
    void theComputerAnswersAndItsAnswerIsTakenBackToo(String level) {
        CommandRun ran = white(lines("b1-b2", "", "undo", "position"), "--against", level);
        assertTrue(ran.out().contains("Black plays "), ran.out());
        assertTrue(ran.out().contains("Move taken back."), "it always agrees");
        assertTrue(ran.out().contains(" w 0 1"), "both moves are gone");
    }

    @Test
    void theComputerCanTakeTheFirstSeat() {
        Path file = folder.resolve("against.txt");
        CommandRun ran = white("quit\n", "--against", "1", "--seat", "noirs", "--save", file.toString());
        assertTrue(ran.out().contains("White plays "));
        assertTrue(ran.out().contains("    i    h    g"), "seen from Black's side");
        assertTrue(CommandRun.parlour("replay", file.toString(), "--ply", "1").code() == 0);
    }

    @Test
    void unknownLevelsAndSeatsAreWrongUsage() {
        assertEquals(2, white("", "--against", "9").code());
        assertTrue(white("", "--against", "9").err().contains("8 Master"));
        assertEquals(2, white("", "--against", "1", "--seat", "green").code());
        assertTrue(white("", "--against", "1", "--seat", "vert", "--lang", "fr")
                .err()
                .contains("Blancs, Noirs"));
    }

    @Test
    void aHintNamesAMoveAndAForcedWin() {
        CommandRun ran = CommandRun.typing("hint\n", "play", "conquest", "--position", "4k4/4A34/9/9/9/9/9/4K4 w 0 1");
        assertTrue(ran.out().contains("The computer would play e7xe8=3#."), ran.out());
        assertTrue(ran.out().contains("It sees a win in 1 ply."), ran.out());
    }
}
