package parlour.chance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.chance.Verification.Checked;
import parlour.chance.Verification.Draw;
import parlour.chance.Verification.Unverifiable;
import parlour.conquest.Conquest;
import parlour.game.Game;
import parlour.game.MoveList;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Position;
import parlour.game.file.GameFile;
import parlour.game.kuhn.Kuhn;

final class VerificationTest {

    private static final List<Game> GAMES = List.of(Kuhn.KUHN, Conquest.CONQUEST);
    private static final Secret SECRET = Secret.read("5e".repeat(32)).orElseThrow();
    private static final SeatBytes FOUR =
            SeatBytes.read("0123456789abcdef 00 - fedcba").orElseThrow();
    private static final SeatBytes TWO = SeatBytes.read("01 02").orElseThrow();

    /** Plays to the end as a host would, always the first listed move. */
    private static GameFile played(Game game, Options options, Position start, SeatBytes seats)
            throws NotationException {
        List<String> texts = new ArrayList<>();
        Position position = start.copy();
        int draw = 0;
        while (!position.isOver() && texts.size() < 40) {
            int move;
            if (position.turn() == Position.CHANCE) {
                move = new ProvableDraw(SECRET, seats, ++draw).drawOutcome(position);
            } else {
                MoveList moves = new MoveList();
                position.legalMoves(moves);
                move = moves.get(0);
            }
            texts.add(position.text(move));
            position.play(move);
        }
        return ChanceTags.revealed(GameFile.of(game, options, start, texts), SECRET, seats);
    }

    /** Four cards of fourteen, so that a wrong byte anywhere changes the draws. */
    private static GameFile kuhn() throws NotationException {
        Options options = Options.of(Kuhn.KUHN, List.of("seats=4", "spare=3", "suits=2"));
        return played(Kuhn.KUHN, options, Kuhn.KUHN.start(options), FOUR);
    }

    private static GameFile conquest(String notation, String... settings) throws NotationException {
        Options options = Options.of(Conquest.CONQUEST, List.of(settings));
        return played(Conquest.CONQUEST, options, Conquest.CONQUEST.parse(notation, options), TWO);
    }

    private static Checked checked(GameFile file) throws NotationException {
        return assertInstanceOf(Checked.class, Verification.of(file, GAMES));
    }

    private static String reason(GameFile file) throws NotationException {
        return assertInstanceOf(Unverifiable.class, Verification.of(file, GAMES))
                .why()
                .code();
    }

    // ---- Correct files ----

    @Test
    void unalteredGameVerifies() throws NotationException {
        Checked checked = checked(kuhn());
        assertTrue(checked.isRight());
        assertEquals(
                List.of(1, 2, 3, 4), checked.draws().stream().map(Draw::number).toList());
        assertTrue(checked.draws().getFirst().found().startsWith("deal:"));
    }

    @Test
    void fileIsVerifiedFromItsTextAlone() throws NotationException {
        String text = kuhn().write();
        assertTrue(checked(GameFile.read(text)).isRight());
        String loud = text.replace(SECRET.reveal(), SECRET.reveal().toUpperCase(java.util.Locale.ROOT))
                .replace(SECRET.commitment(), SECRET.commitment().toUpperCase(java.util.Locale.ROOT));
        assertTrue(checked(GameFile.read(loud)).isRight());
    }

    @ParameterizedTest
    @CsvSource({
        "e4a4b4f4kf4b4a4e4/9/9/9/9/9/9/E3A3B3F3KF3B3A3E3 ? 0 1, first=lot, 1",
        "k8/9/9/9/K8/9/9/9 ? 0 1, first=lot, 1",
        "k8/9/9/9/K8/9/9/9 b 0 1, first=lot, 0",
        "k8/9/9/9/K8/9/9/9 w 0 1, first=white, 0",
    })
    void gameFromAPositionWithoutDrawsVerifies(String notation, String first, int draws) throws NotationException {
        Checked checked = checked(conquest(notation, first));
        assertTrue(checked.isRight());
        assertEquals(draws, checked.draws().size());
    }

    @Test
    void gameResignedBeforeAnyDrawVerifies() throws NotationException {
        Options options = Options.defaults(Kuhn.KUHN);
        GameFile empty = GameFile.of(Kuhn.KUHN, options, Kuhn.KUHN.start(options), List.of());
        assertTrue(checked(ChanceTags.revealed(empty, SECRET, TWO).ended("1-0", "resigned"))
                .isRight());
    }

    // ---- Altered files ----

    /** Every other card in every place, though some of them make the deal impossible. */
    @Test
    void everyChangedDrawIsFound() throws NotationException {
        GameFile file = kuhn();
        String moves = "\ndeal:" + file.write().split("\ndeal:", 2)[1];
        for (int draw = 1; draw <= 4; draw++) {
            String found = file.moves().get(draw - 1).text();
            for (int rank = 1; rank <= 9; rank++) {
                String other = "deal:" + rank;
                if (!other.equals(found)) {
                    String changed = file.write().replace(moves, replaced(moves, draw, other));
                    Draw wrong = checked(GameFile.read(changed)).firstWrong().orElseThrow();
                    assertEquals(new Draw(draw, draw, found, other), wrong);
                }
            }
        }
    }

    /** The text with its nth deal replaced. */
    private static String replaced(String moves, int nth, String by) {
        StringBuilder text = new StringBuilder();
        int seen = 0;
        for (String word : moves.split("(?<=\\s)", -1)) {
            boolean isIt = word.startsWith("deal:") && ++seen == nth;
            text.append(isIt ? by + word.substring(word.stripTrailing().length()) : word);
        }
        return text.toString();
    }

    /** The later moves were legal for the other side only. */
    @Test
    void changedDrawIsNamedEvenIfLaterMovesBecomeIllegal() throws NotationException {
        GameFile file = conquest("e4a4b4f4kf4b4a4e4/9/9/9/9/9/9/E3A3B3F3KF3B3A3E3 ? 0 1");
        String lot = file.moves().getFirst().text();
        String other = lot.equals("lot:white") ? "lot:black" : "lot:white";
        GameFile changed = GameFile.read(file.write().replace(lot, other));
        assertThrows(NotationException.class, () -> changed.replay(GAMES));
        assertEquals(Optional.of(new Draw(1, 1, lot, other)), checked(changed).firstWrong());
    }

    @Test
    void textThatIsNoOutcomeIsAWrongDraw() throws NotationException {
        GameFile file = GameFile.read(kuhn().write().replaceFirst("deal:[0-9]", "bet"));
        assertEquals("bet", checked(file).firstWrong().orElseThrow().found());
    }

    @Test
    void everyChangedDigitOfTheSecretIsFound() throws NotationException {
        everyDigitChanged(ChanceTags.SECRET);
    }

    @Test
    void everyChangedDigitOfTheCommitmentIsFound() throws NotationException {
        everyDigitChanged(ChanceTags.COMMITMENT);
    }

    private static void everyDigitChanged(String tag) throws NotationException {
        GameFile file = kuhn();
        String value = file.tag(tag).orElseThrow();
        for (int i = 0; i < value.length(); i++) {
            assertFalse(checked(file.with(tag, changed(value, i))).commitmentMatches(), "digit " + i);
        }
    }

    private static String changed(String value, int digit) {
        char other = value.charAt(digit) == '0' ? '1' : '0';
        return value.substring(0, digit) + other + value.substring(digit + 1);
    }

    @Test
    void everyChangedDigitOfASeatIsFound() throws NotationException {
        GameFile file = kuhn();
        String value = FOUR.toString();
        for (int i = 0; i < value.length(); i++) {
            if (Character.digit(value.charAt(i), 16) >= 0) {
                Checked checked = checked(file.with(ChanceTags.SEAT_BYTES, changed(value, i)));
                assertTrue(checked.commitmentMatches());
                assertTrue(checked.firstWrong().isPresent(), "digit " + i);
            }
        }
    }

    @Test
    void exchangedSeatBytesAreFound() throws NotationException {
        Checked checked = checked(kuhn().with(ChanceTags.SEAT_BYTES, "00 0123456789abcdef - fedcba"));
        assertTrue(checked.firstWrong().isPresent());
    }

    // ---- Unverifiable files ----

    @Test
    void fileWithoutChanceTagsHasNothingToVerify() throws NotationException {
        Options options = Options.defaults(Kuhn.KUHN);
        GameFile file = GameFile.of(Kuhn.KUHN, options, Kuhn.KUHN.start(options), List.of("deal:1"));
        assertEquals("nothing-to-verify", reason(file));
        assertEquals("nothing-to-verify", reason(file.with(ChanceTags.COMMITMENT, SECRET.commitment())));
        assertEquals("secret-not-yet-known", reason(ChanceTags.committed(file, SECRET.commitment(), TWO)));
        GameFile ended = file.ended("1-0", "resigned");
        assertEquals("secret-missing", reason(ChanceTags.committed(ended, SECRET.commitment(), TWO)));
    }

    @ParameterizedTest
    @CsvSource({
        "Secret, 5e",
        "Secret, hello",
        "Secret, ''",
        "SeatBytes, '01 02'",
        "SeatBytes, '01  02 03'",
        "SeatBytes, x"
    })
    void malformedTagIsNamed(String tag, String value) throws NotationException {
        Verification result = Verification.of(kuhn().with(tag, value), GAMES);
        Unverifiable impossible = assertInstanceOf(Unverifiable.class, result);
        assertEquals("tag-unreadable", impossible.why().code());
        assertTrue(impossible.why().message().en().contains("The tag " + tag));
        assertTrue(impossible.why().message().fr().contains("L’étiquette " + tag));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[Game \"whist\"] | Line 1: there is no game",
                "[Site \"x\"] [Game \"kuhn\"] [Options \"spare=9\"] | Line 1, Options: The option spare",
                "[Game \"conquest\"] [Position \"9\"] | Line 1, Position: ",
            })
    void fileOfAnUnknownGameIsRefusedWithItsLine(String tags, String sentence) throws NotationException {
        GameFile file =
                GameFile.read(tags + "[Commitment \"x\"] [Secret \"" + SECRET.reveal() + "\"] [SeatBytes \"01 02\"]");
        NotationException refused = assertThrows(NotationException.class, () -> Verification.of(file, GAMES));
        assertTrue(
                refused.sentence().en().startsWith(sentence), refused.sentence().en());
    }

    @Test
    void correctDrawsInAnInvalidGameProveNothing() throws NotationException {
        GameFile file = GameFile.read(kuhn().write().replaceFirst("check", "fold"));
        assertThrows(NotationException.class, () -> Verification.of(file, GAMES));
    }
}
