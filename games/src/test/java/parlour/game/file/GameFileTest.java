package parlour.game.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.conquest.Conquest;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Outcome;
import parlour.game.Position;
import parlour.game.RandomSource;
import parlour.game.Text;
import parlour.game.contract.RandomPlay;
import parlour.game.contract.TestedGames;
import parlour.game.kuhn.Kuhn;
import parlour.registry.GameRegistry;

class GameFileTest {

    private static final Game CONQUEST = Conquest.CONQUEST;
    private static final String HEAD = "[Game \"conquest\"]\n[Options \"first=white\"]\n";
    private static final String WON = HEAD + "[Position \"k8/K8/9/9/9/9/9/9 w 0 1\"]\n1. Ka7xa8# ";

    // ---- Writing ----

    @Test
    void fileHasTagsThenNumberedMovesThenTheResult() throws NotationException {
        Options options = Options.of(CONQUEST, List.of("first=black", "noProgress=50"));
        GameFile file = GameFile.of(CONQUEST, options, CONQUEST.start(options), List.of("e8-e7", "d1-d5-f5", "Ke7-e8"))
                .with("White", "Ada \"the \\ Enchantress\"")
                .with("Black", "Charles")
                .with(GameFile.DATE, "2026-03-01")
                .with("Round", "3");
        assertEquals("""
                [Game "conquest"]
                [Options "first=black noProgress=50"]
                [White "Ada \\"the \\\\ Enchantress\\""]
                [Black "Charles"]
                [Date "2026-03-01"]
                [Round "3"]
                [Result "*"]

                1... Ke8-e7 2. d1-d5-f5=1 Ke7-e8 *
                """, file.write());
        assertEquals(file, GameFile.read(file.write()));
    }

    @Test
    void finishedGameHasItsResultAndALotHasNoNumber() throws NotationException {
        Options options = Options.defaults(CONQUEST);
        Position start = CONQUEST.parse("k8/9/9/9/K8/9/9/9 ? 0 1", options);
        List<String> moves = List.of("lot:black", "a8-a7", "a4-a5", "a7-a6", "a5-a6");
        assertEquals("""
                [Game "conquest"]
                [Position "k8/9/9/9/K8/9/9/9 ? 0 1"]
                [Result "1-0"]
                [Termination "key-taken"]

                lot:black 1... Ka8-a7 2. Ka4-a5 Ka7-a6 3. Ka5xa6# 1-0
                """, GameFile.of(CONQUEST, options, start, moves).write());
    }

    @Test
    void resultOffTheBoardIsTakenFromTheFile() throws NotationException {
        GameFile file = oneMove().with("White", "Ada").ended("0-1", "resigned");
        assertEquals(Optional.of("resigned"), file.tag(GameFile.TERMINATION));
        assertTrue(file.write().endsWith("1. Ke1-e2 0-1\n"));
        assertEquals(Optional.empty(), file.replay(GameRegistry.all()).outcome());
        assertEquals(file, GameFile.read(file.write()));
    }

    @Test
    void tagIsReplacedInPlaceAndItsValueStaysOnOneLine() throws NotationException {
        GameFile file = oneMove().with("White", "Ada").with("Event", "x").with("White", "A\r\nB");
        assertEquals(Optional.of("A  B"), file.tag("White"));
        assertEquals(
                List.of("Game", "Options", "White", "Event", "Result"),
                file.tags().stream().map(GameFile.Tag::name).toList());
        assertEquals(file, GameFile.read(file.write()));
    }

    @Test
    void malformedTagOrResultCannotBeSet() throws NotationException {
        GameFile file = oneMove();
        assertThrows(IllegalArgumentException.class, () -> file.with("two words", ""));
        assertThrows(IllegalArgumentException.class, () -> file.with(GameFile.RESULT, "1-0"));
        assertThrows(IllegalArgumentException.class, () -> file.ended("2-0", "resigned"));
    }

    @Test
    void illegalMoveIsRefusedWhenWriting() {
        Options options = Options.defaults(Conquest.SIX_FACES);
        Position start = Conquest.SIX_FACES.start(options);
        assertThrows(
                NotationException.class,
                () -> GameFile.of(Conquest.SIX_FACES, options, start, List.of("e1-e2", "e1-e2")));
    }

    @Test
    void fileEndedTwiceHasOneResult() throws NotationException {
        GameFile file = oneMove().ended("0-1", "resigned").ended("1-0", "time");
        assertEquals(file, GameFile.read(file.write()));
        assertEquals(
                List.of(new GameFile.Tag(GameFile.RESULT, "1-0"), new GameFile.Tag(GameFile.TERMINATION, "time")),
                file.tags().stream()
                        .filter(tag -> !tag.name().equals("Game") && !tag.name().equals("Options"))
                        .toList());
    }

    @Test
    void tagNameHasLettersDigitsAndUnderscores() throws NotationException {
        GameFile file = oneMove().with("AZaz09_", "x");
        assertEquals(file, GameFile.read(file.write()));
    }

    private static GameFile oneMove() throws NotationException {
        Options options = Options.of(CONQUEST, List.of("first=white"));
        return GameFile.of(CONQUEST, options, CONQUEST.start(options), List.of("e1-e2"));
    }

    @Test
    void lineOfMovesHasAtMost80Characters() {
        String half = "a".repeat(39);
        assertEquals(half + " " + "b".repeat(40) + "\n*\n", moves(half, "b".repeat(40)));
        assertEquals(half + "\n" + "b".repeat(41) + " *\n", moves(half, "b".repeat(41)));
        assertEquals(half + " " + "b".repeat(38) + " *\n", moves(half, "b".repeat(38)));
        assertEquals("a".repeat(90) + "\nb *\n", moves("a".repeat(90), "b"));
    }

    private static String moves(String... texts) {
        List<GameFile.Move> moves =
                List.of(texts).stream().map(text -> new GameFile.Move("", text)).toList();
        return GameFile.of(List.of(), moves, GameFile.UNFINISHED).write();
    }

    @Test
    void filesWithEqualContentsAreEqual() throws NotationException {
        GameFile file = GameFile.read("[Event \"a\"] 1. e1 1-0");
        for (String other : List.of("[Event \"b\"] 1. e1 1-0", "[Event \"a\"] 1. e2 1-0", "[Event \"a\"] 1. e1 0-1")) {
            assertNotEquals(file, GameFile.read(other));
            assertNotEquals(file.hashCode(), GameFile.read(other).hashCode());
        }
        assertNotEquals(file, (Object) file.write());
        assertEquals(file.write(), file.toString());
    }

    @Test
    void seatsAreNamedInTagsByTheirEnglishNames() {
        assertEquals("White", GameFile.seatTag(Conquest.SIX_FACES, 0));
        assertEquals("Red", GameFile.seatTag(Conquest.SIX_FACES, 1));
        assertEquals("Seat2", GameFile.seatTag(Kuhn.KUHN, 1));
    }

    @Test
    void seatWhoseNameCannotBeATagIsNumbered() {
        Game game = (Game) Proxy.newProxyInstance(
                Game.class.getClassLoader(),
                new Class<?>[] {Game.class},
                (_, asked, _) -> asked.getName().equals("seatNames") ? List.of(Text.same("甲"), Text.same("乙")) : null);
        assertEquals("Seat1", GameFile.seatTag(game, 0));
        assertEquals("Seat2", GameFile.seatTag(game, 1));
    }

    // ---- Reading ----

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. Ke1-e2 Ke8-e7 *",
                "1. Ke1-e2 Ke8-e7",
                "1. Ke1-e2 Ke8-e7 *\r\n",
                "1.Ke1-e2 Ke8-e7 *",
                "1. {a step; and } Ke1-e2 {another\n[line]} Ke8-e7 ; the rest { of the line\n*",
                "; at the top\n1. Ke1-e2\n\tKe8-e7\n\n *  ",
                "1.\u00a0Ke1-e2 Ke8-e7 *",
                "1. Ke1-e2 Ke8-e7 * ; the last line",
            })
    void layoutOfMovesDoesNotMatter(String moves) throws NotationException {
        GameFile plain = GameFile.read(HEAD + "\n1. Ke1-e2 Ke8-e7 *\n");
        GameFile file = GameFile.read(HEAD + moves);
        assertEquals(plain, file);
        assertEquals(plain.hashCode(), file.hashCode());
        assertEquals(2, file.replay(GameRegistry.all()).texts().size());
    }

    @Test
    void windowsLineEndsAndByteOrderMarkAreAccepted() throws NotationException {
        String text = HEAD + "\n1. Ke1-e2 *\n";
        assertEquals(GameFile.read(text), GameFile.read("\uFEFF" + text.replace("\n", "\r\n")));
        assertEquals(GameFile.read(text), GameFile.read(text.replace("\n", "\r")));
    }

    @Test
    void spacesWithinATagAreAccepted() throws NotationException {
        GameFile file = GameFile.read(" [ Game\t\"conquest\" ] [Event \"a]b{c;d\"]");
        assertEquals(Optional.of("conquest"), file.tag("Game"));
        assertEquals(Optional.of("a]b{c;d"), file.tag("Event"));
        assertEquals("*", file.result());
    }

    @Test
    void shortMovesAreReplayedInFull() throws NotationException {
        Replay replay = GameFile.read(HEAD + "d1-d5-f5 e8-e7").replay(GameRegistry.all());
        assertEquals(List.of("d1-d5-f5=1", "Ke8-e7"), replay.texts());
    }

    @Test
    void emptyFileIsWellFormed() throws NotationException {
        GameFile empty = GameFile.read("");
        assertEquals(List.of(), empty.tags());
        assertEquals(List.of(), empty.moves());
        assertEquals(empty, GameFile.read(empty.write()));
    }

    // ---- Errors ----

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "[                        | Line 3: a tag is written [Name \"value\"]: a name of letters and digits must follow [.",
                "[Event]                  | Line 3: a tag is written [Name \"value\"]: the value of Event must follow in quotation marks.",
                "[Event \"open            | Line 3: a tag is written [Name \"value\"]: the value of Event must end with a quotation mark on the same line.",
                "[Event \"a\\b\"]         | Line 3: a tag is written [Name \"value\"]: in a value \\ must come before \" or another \\.",
                "[Event \"a\\             | Line 3: a tag is written [Name \"value\"]: in a value \\ must come before \" or another \\.",
                "[Event \"a\" e2          | Line 3: a tag is written [Name \"value\"]: a ] must close the tag Event.",
                "[Game \"conquest\"]      | Line 3: the tag Game is given twice.",
                "[Result \"won\"]         | Line 3: \"won\" is not a result: write a share for each seat, as 1-0 or 1/2-1/2, or *.",
                "[Result \"\"]            | Line 3: \"\" is not a result: write a share for each seat, as 1-0 or 1/2-1/2, or *.",
                "[Result \"1-0-\"]        | Line 3: \"1-0-\" is not a result: write a share for each seat, as 1-0 or 1/2-1/2, or *.",
                "[Result \"1-0\"] 0-1     | Line 3: the moves end with the result 0-1, but the tag Result says 1-0.",
                "1. {open                 | Line 3: the comment that begins here with { is never closed with }.",
                "1. Ke1-e2 [Event \"a\"]  | Line 3: all tags must come before the first move.",
                "1.. Ke1-e2               | Line 3: the number of a move is written 12. or 12..., not \"1..\".",
                "1....Ke1-e2              | Line 3: the number of a move is written 12. or 12..., not \"1....Ke1-e2\".",
                "1. 1. Ke1-e2             | Line 3: a move must follow the number 1., not \"1.\".",
                "1. Ke1-e2 2. *           | Line 3: a move must follow the number 2., not \"*\".",
                "1. Ke1-e2 2.             | Line 3: a move must follow the number 2..",
                "* 1. Ke1-e2              | Line 3: nothing may follow the result *, but \"1.\" does.",
                "1.[Event                 | Line 3: a move is expected here, not \"[Event\".",
            })
    void malformedFileIsRefusedByLine(String rest, String sentence) {
        NotationException refused = assertThrows(NotationException.class, () -> GameFile.read(HEAD + rest));
        check(refused, sentence);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "1. Ke1-e2 e8e7           | Line 3, move 2 (1... e8e7): A move needs - or x and the square where it ends in \"e8e7\".",
                "1. Ke1-e2 Ke8-e7 Ke2-e4  | Line 3, move 3 (2. Ke2-e4): The Key die moves one square, and e4 is 2 away.",
                "1. Ke1-e2 2. Ke1-e2      | Line 3, move 2 (1... Ke1-e2): There is no die on e1.",
                "lot:white                | Line 3, move 1 (1. lot:white): Who goes first has already been drawn.",
                "1-0-0                    | Line 3: the result 1-0-0 is for 3 seats, but 2 play.",
            })
    void illegalGameIsRefusedByLineAndMove(String moves, String sentence) throws NotationException {
        GameFile file = GameFile.read(HEAD + moves);
        check(assertThrows(NotationException.class, () -> file.replay(GameRegistry.all())), sentence);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "[Game \"chess\"]                           | Line 1: there is no game \"chess\"; known games are conquest, sixfaces.",
                "1. Ke1-e2                                  | Line 1: the file does not say which game it is: it needs a tag [Game \"name\"]; known games are conquest, sixfaces.",
                "[Game \"sixfaces\"] [Options \"first\"]    | Line 1, Options: The option \"first\" has no value: write it as key=value.",
                "[Game \"sixfaces\"] [Position \"9/9\"]     | Line 1, Position: After rank 7 a / and rank 6 must follow: the board has eight ranks.",
            })
    void fileOfAnUnknownGameIsRefused(String text, String sentence) throws NotationException {
        GameFile file = GameFile.read(text);
        check(assertThrows(NotationException.class, () -> file.replay(List.of(Conquest.values()))), sentence);
    }

    /** The offset of the error, for an editor that puts its cursor there. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "[^",
                "[ ^",
                "[Event ^]",
                "[Event \"a^",
                "[Event \"a\\^b\"]",
                "[Event \"a\" ^e2",
                "[Event \"a\"] ^[Event \"b\"]",
                "^[Result \"won\"]",
                "[Result \"1-0\"] ^0-1",
                "1. ^{open",
                "1. a1 ^[Event \"a\"]",
                "^1.. a1",
                "1. ^1. a1",
                "1. a1 2. ^*",
                "1. a1 2.^",
                "* ^1. a1",
                "1.^[Event",
                "1. ^{",
            })
    void errorNamesThePlace(String marked) {
        String text = marked.replace("^", "");
        NotationException refused = assertThrows(NotationException.class, () -> GameFile.read(text));
        assertEquals(marked.indexOf('^'), refused.place(), refused.sentence().en());
        assertEquals(text, refused.input());
    }

    @ParameterizedTest
    @ValueSource(strings = {"[Event \"a^\nb\"]", "[Event \"a^\rb\"]", "[Event ^\n\"a\"]", "[Event \"a\" ^\r]"})
    void tagMustBeOnOneLine(String marked) {
        errorNamesThePlace(marked);
    }

    /** Well-formed, but not a valid game; a result given only in a tag is found there. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "[Event \"a\"] ^[Game \"chess\"]",
                "^[Event \"a\"]",
                "[Game \"sixfaces\"] ^[Options \"first\"]",
                "[Game \"sixfaces\"] ^[Position \"9/9\"]",
                "[Game \"sixfaces\"] 1. e1-e2 ^1-0-0",
                "[Game \"sixfaces\"] ^[Result \"1-0-0\"] 1. e1-e2",
                "[Game \"sixfaces\"] [Result \"1-0-0\"] 1. e1-e2 ^1-0-0",
                "[Game \"sixfaces\"] 1. e1-e2 {x} ^e8-e6",
                "[Game \"sixfaces\"] 1.^e1-e3",
            })
    void replayErrorNamesThePlace(String marked) throws NotationException {
        String text = marked.replace("^", "");
        GameFile file = GameFile.read(text);
        NotationException refused = assertThrows(NotationException.class, () -> file.replay(GameRegistry.all()));
        assertEquals(marked.indexOf('^'), refused.place(), refused.sentence().en());
        assertEquals(text, refused.input());
    }

    @ParameterizedTest
    @CsvSource({"1., 1", "1.N, 2", "1.R, 2", "1.RN, 2", "NN1., 3", "RR1., 3", "RNRN1., 3", "NR1., 3", "1.NRN, 3"})
    void allUsualLineEndsAreAccepted(String text, int line) {
        String broken = text.replace('N', '\n').replace('R', '\r');
        NotationException refused = assertThrows(NotationException.class, () -> GameFile.read(broken));
        assertEquals(
                "Line " + line + ": a move must follow the number 1..",
                refused.sentence().en());
    }

    @Test
    void wordOfFortyLettersIsQuotedWhole() {
        assertEquals("x".repeat(40), GameFileReader.quoted("x".repeat(40)));
        assertEquals("x".repeat(40) + "…", GameFileReader.quoted("x".repeat(41)));
    }

    @Test
    void longWordIsShortenedInTheSentence() throws NotationException {
        GameFile file = GameFile.read("[Game \"" + "x".repeat(500) + "\"]");
        NotationException refused = assertThrows(NotationException.class, () -> file.replay(GameRegistry.all()));
        assertTrue(refused.sentence().en().contains("\"" + "x".repeat(40) + "…\""));
    }

    @Test
    void nothingMayFollowAMoveThatEndsTheGame() throws NotationException {
        GameFile file = GameFile.read(WON + "{ on } Kb7-b6");
        check(
                assertThrows(NotationException.class, () -> file.replay(GameRegistry.all())),
                "Line 4, move 2 (1... Kb7-b6): The game has ended, 1-0, and no move may follow: The Key die was captured.");
    }

    @ParameterizedTest
    @CsvSource({"1-0, true", "*, true", "0-1, false", "1/2-1/2, false"})
    void resultMustNotContradictTheBoard(String result, boolean isTrue) throws NotationException {
        GameFile file = GameFile.read(WON + result);
        if (isTrue) {
            assertEquals(
                    "1-0",
                    file.replay(GameRegistry.all()).outcome().orElseThrow().result());
        } else {
            check(
                    assertThrows(NotationException.class, () -> file.replay(GameRegistry.all())),
                    "Line 4: the file says " + result + ", but the moves end with 1-0: The Key die was captured.");
        }
    }

    @Test
    void errorInAFileNotReadFromTextNamesItsWrittenLine() throws NotationException {
        GameFile file = oneMove().with(GameFile.OPTIONS, "first=nobody");
        check(
                assertThrows(NotationException.class, () -> file.replay(GameRegistry.all())),
                "Line 2, Options: The option first cannot be \"nobody\": use lot | white | black.");
    }

    @Test
    void illegalLotIsRefusedWithoutANumber() throws NotationException {
        GameFile file = GameFile.read("[Game \"conquest\"]\n1. Ke1-e2");
        check(
                assertThrows(NotationException.class, () -> file.replay(GameRegistry.all())),
                "Line 2, move 1 (Ke1-e2): Who goes first must be drawn before the first move.");
    }

    @Test
    void placeOfAnIllegalMoveIsItsFirstCharacter() throws NotationException {
        String text = HEAD + "1. Ke1-e2 {so far} Ke8-e6";
        NotationException refused =
                assertThrows(NotationException.class, () -> GameFile.read(text).replay(GameRegistry.all()));
        assertEquals(text, refused.input());
        assertEquals(text.indexOf("Ke8"), refused.place());
        assertEquals(
                "Ligne 3, coup 2 (1... Ke8-e6) : Le dé clef avance d’une case, et e6 est à 2 cases.",
                refused.sentence().fr());
    }

    /** Both languages name the same line, and the French sentence is French. */
    private static void check(NotationException refused, String sentence) {
        String english = refused.sentence().en();
        String french = refused.sentence().fr();
        assertEquals(sentence, english);
        String line = english.substring("Line ".length(), english.indexOf(':')).split(",", -1)[0];
        assertTrue(french.startsWith("Ligne " + line), french);
        assertFalse(french.contains("'"), french);
        assertTrue(french.contains(" : "), french);
        assertTrue(refused.place() >= 0 && refused.place() <= refused.input().length());
    }

    @Test
    void replayStepsToAnyMoveAndNoFarther() throws NotationException {
        Replay replay = GameFile.read(HEAD + "1. Ke1-e2 Ke8-e7").replay(GameRegistry.all());
        String start = replay.position().notation();
        assertFalse(replay.back());
        assertTrue(replay.forward());
        assertEquals(1, replay.ply());
        replay.to(2);
        assertEquals(2, replay.ply());
        assertFalse(replay.forward());
        assertTrue(replay.back());
        assertEquals(1, replay.ply());
        replay.to(1);
        assertEquals(1, replay.ply());
        replay.to(0);
        assertEquals(start, replay.position().notation());
        assertThrows(IllegalArgumentException.class, () -> replay.to(-1));
        assertThrows(IllegalArgumentException.class, () -> replay.to(3));
        assertEquals("conquest", replay.game().id());
        assertEquals(List.of("first=white"), replay.options().chosen());
        assertEquals(Optional.empty(), replay.outcome());
    }

    // ---- Round trips, for every game ----

    static List<TestedGames.Table> tables() {
        return TestedGames.tables();
    }

    @ParameterizedTest
    @MethodSource("tables")
    @Tag("random")
    void randomGameRoundTrips(TestedGames.Table table) throws NotationException {
        for (long seed = 0; seed < 3; seed++) {
            RandomSource random = RandomPlay.random(seed);
            Position start = table.start();
            RandomPlay.playOn(start, random, (int) seed * 5);
            Position end = start.copy();
            List<String> texts = RandomPlay.playOn(end, random, 10_000);
            GameFile file = GameFile.of(table.game(), table.options(), start, texts);
            for (int seat = 0; seat < start.seats(); seat++) {
                file = file.with(GameFile.seatTag(table.game(), seat), "Player " + seat);
            }
            String message = "seed " + seed;
            assertEquals(end.outcome().orElseThrow().result(), file.result(), message);
            GameFile again = GameFile.read(file.write());
            assertEquals(file, again, message);
            assertEquals(file.write(), again.write(), message);
            for (String line : file.write().split("\n", -1)) {
                assertTrue(line.startsWith("[") || line.length() <= 80, line);
            }
            checkReplay(again.replay(TestedGames.games()), table, texts, end);
        }
    }

    private static void checkReplay(Replay replay, TestedGames.Table table, List<String> texts, Position end) {
        assertEquals(table.game().id(), replay.game().id());
        assertEquals(table.options(), replay.options());
        assertEquals(texts, replay.texts());
        assertEquals(end.outcome().map(Outcome::result), replay.outcome().map(Outcome::result));
        List<String> notations = new ArrayList<>(List.of(replay.position().notation()));
        while (replay.forward()) {
            notations.add(replay.position().notation());
        }
        assertEquals(end.notation(), notations.getLast());
        assertEquals(texts.size(), replay.ply());
        replay.to(texts.size() / 2);
        assertEquals(notations.get(texts.size() / 2), replay.position().notation());
        replay.to(0);
        assertEquals(notations.getFirst(), replay.position().notation());
        assertFalse(replay.back());
        assertThrows(IllegalArgumentException.class, () -> replay.to(texts.size() + 1));
    }
}
