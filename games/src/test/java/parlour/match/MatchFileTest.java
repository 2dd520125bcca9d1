package parlour.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.chance.ChanceTags;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Outcome;
import parlour.game.RandomSource;
import parlour.game.contract.RandomPlay;
import parlour.game.contract.TestedGames;
import parlour.game.contract.TestedGames.Table;
import parlour.game.file.GameFile;
import parlour.game.file.Replay;
import parlour.game.kuhn.Kuhn;
import parlour.match.view.MatchFile;
import parlour.match.view.Viewer;
import parlour.registry.GameRegistry;

class MatchFileTest {

    private static final String DATE = "2026-03-01";
    private static final Game SIX_FACES = GameRegistry.find("sixfaces").orElseThrow();

    /** Longer than any random game. */
    private static final int MAX_LENGTH = 10_000;

    static List<Table> tables() {
        return TestedGames.tables();
    }

    static List<Game> games() {
        return TestedGames.games();
    }

    private static TestTable room(Table table, Optional<String> from, TimeControl timeControl) {
        TestTable room = new TestTable(new TestHost(7));
        List<NewTable.SeatedPerson> sitting = new ArrayList<>();
        List<String> people = List.of("ada", "bob", "cyd", "dan");
        for (int seat = 0; seat < table.options().seats(); seat++) {
            sitting.add(new NewTable.SeatedPerson(seat, people.get(seat), "0" + seat));
        }
        TableSettings settings = new TableSettings(table.game(), table.options(), from, timeControl, true);
        room.open(TestTable.opening(settings, "ada", Map.of(), sitting));
        return room;
    }

    private static TestTable room(Table table) {
        return room(table, Optional.empty(), new TimeControl.None());
    }

    private static TestTable sixFaces() {
        return room(TestedGames.table(SIX_FACES, List.of()), Optional.empty(), new TimeControl.Increment(60_000, 0));
    }

    private static void play(TestTable room, String move) {
        Player player = room.match.player(room.match.turn()).orElseThrow();
        assertTrue(room.submit(new Command.Play(player, move)) instanceof Decision.Accepted, move);
    }

    private static GameFile file(TestTable room, Viewer viewer) {
        List<String> names = List.of("Ada", "Bob \"B\"", "Cyd", "Dan").subList(0, room.match.seats());
        return MatchFile.of(room.match, viewer, names, DATE);
    }

    private static GameFile reread(GameFile file) throws NotationException {
        GameFile again = GameFile.read(file.write());
        assertEquals(file, again);
        return again;
    }

    @Test
    void fileOfAResignedGame() {
        TestTable room = sixFaces();
        play(room, "b1-b2");
        play(room, "b8-b7");
        play(room, "h1-h2");
        room.submit(new Command.Resign("bob"));
        assertEquals(
                """
                [Game "sixfaces"]
                [White "Ada"]
                [Red "Bob \\"B\\""]
                [Date "2026-03-01"]
                [Commitment "%s"]
                [SeatBytes "00 01"]
                [Secret "%s"]
                [Result "1-0"]
                [Termination "resigned"]

                1. b1-b2=3 b8-b7=3 2. h1-h2=3 1-0
                """.formatted(TestTable.COMMITMENT, TestTable.SECRET),
                file(room, Viewer.SPECTATOR).write());
    }

    @Test
    void fileOfAWaitingTable() throws NotationException {
        TestTable room = new TestTable(new TestHost(1));
        Table table = TestedGames.table(Kuhn.KUHN, List.of("seats=3", "suits=2"));
        TableSettings settings =
                new TableSettings(table.game(), table.options(), Optional.empty(), new TimeControl.None(), true);
        room.open(TestTable.opening(settings, "ada", Map.of(), List.of(new NewTable.SeatedPerson(1, "ada", "0a1b"))));
        GameFile file = MatchFile.of(room.match, Viewer.SPECTATOR, List.of("", "Ada", ""), DATE);
        assertEquals("""
                [Game "kuhn"]
                [Options "seats=3 suits=2"]
                [Seat1 ""]
                [Seat2 "Ada"]
                [Seat3 ""]
                [Date "2026-03-01"]
                [Commitment "%s"]
                [SeatBytes "- 0a1b -"]
                [Result "*"]

                *
                """.formatted(TestTable.COMMITMENT), file.write());
        assertEquals(0, reread(file).replay(games()).texts().size());
    }

    @Test
    void timeoutAndAgreedDrawAreWrittenAfterTheLastMove() throws NotationException {
        TestTable late = sixFaces();
        play(late, "b1-b2");
        late.host.now += 70_000;
        late.submit(new Command.CallTime());
        TestTable agreed = sixFaces();
        play(agreed, "b1-b2");
        agreed.submit(new Command.OfferDraw("ada"));
        agreed.submit(new Command.OfferDraw("bob"));
        check(late, "1-0", "time");
        check(agreed, "1/2-1/2", "agreed-draw");
    }

    private static void check(TestTable room, String result, String termination) throws NotationException {
        GameFile file = reread(file(room, Viewer.SPECTATOR));
        assertEquals(result, file.result());
        assertEquals(Optional.of(result), file.tag(GameFile.RESULT));
        assertEquals(Optional.of(termination), file.tag(GameFile.TERMINATION));
        Replay replay = file.replay(games());
        assertEquals(List.of("b1-b2=3"), replay.texts());
        assertEquals(Optional.empty(), replay.outcome());
    }

    @Test
    void fileOfAnOpenGameHidesSecrets() throws NotationException {
        TestTable room = new TestTable(new TestHost(1));
        room.host.draws.addAll(List.of("deal:1", "deal:3"));
        Table table = TestedGames.table(Kuhn.KUHN, List.of());
        TableSettings settings =
                new TableSettings(table.game(), table.options(), Optional.empty(), new TimeControl.None(), true);
        room.open(TestTable.opening(
                settings,
                "ada",
                Map.of(),
                List.of(new NewTable.SeatedPerson(0, "ada", "0a"), new NewTable.SeatedPerson(1, "bob", "0b"))));
        play(room, "check");
        assertEquals(List.of("deal:1", "deal:?", "check"), texts(room, "ada"));
        assertEquals(List.of("deal:?", "deal:3", "check"), texts(room, "bob"));
        assertEquals(List.of("deal:?", "deal:?", "check"), texts(room, "eve"));
        GameFile file = reread(file(room, Viewer.SPECTATOR));
        assertEquals(Optional.empty(), file.tag(ChanceTags.SECRET));
        assertThrows(NotationException.class, () -> file.replay(games()));
        play(room, "check");
        assertEquals(List.of("deal:1", "deal:3", "check", "check"), texts(room, "eve"));
        assertEquals(Optional.of(TestTable.SECRET), file(room, Viewer.SPECTATOR).tag(ChanceTags.SECRET));
    }

    private static List<String> texts(TestTable room, String person) {
        return file(room, Viewer.of(room.match, person)).moves().stream()
                .map(GameFile.Move::text)
                .toList();
    }

    @Test
    void startingPositionIsKept() throws NotationException {
        String from = "9/9/9/9/3A2k4/9/9/8K w 3 9";
        TestTable room = room(TestedGames.table(SIX_FACES, List.of()), Optional.of(from), new TimeControl.None());
        play(room, "d4xe4");
        GameFile file = reread(file(room, Viewer.SPECTATOR));
        assertEquals(Optional.of(from), file.tag(GameFile.POSITION));
        assertEquals(Optional.of("key-taken"), file.tag(GameFile.TERMINATION));
        assertEquals("1-0", file.replay(games()).outcome().map(Outcome::result).orElseThrow());
    }

    @ParameterizedTest
    @MethodSource("tables")
    void finishedGameReplaysFromItsFileAndOpenOneIsUnfinished(Table table) throws NotationException {
        TestTable room = room(table);
        RandomSource random = RandomPlay.random(11);
        int stop = random.nextInt(40);
        for (int i = 0; i < MAX_LENGTH && room.match.phase() == Phase.PLAYING; i++) {
            if (i == stop) {
                for (String person : List.of("ada", "bob", "eve")) {
                    GameFile seen = reread(file(room, Viewer.of(room.match, person)));
                    assertEquals(GameFile.UNFINISHED, seen.result());
                    assertFalse(seen.write().contains(TestTable.SECRET));
                }
            }
            play(room, room.match.position().text(RandomPlay.move(room.match.position(), random)));
        }
        GameFile file = reread(file(room, Viewer.SPECTATOR));
        Replay replay = file.replay(games());
        assertEquals(room.match.moves(), replay.texts());
        assertEquals(room.match.outcome(), replay.outcome());
        replay.to(replay.texts().size());
        assertEquals(room.match.position().notation(), replay.position().notation());
        // Move numbers are the same as in a file written from the moves alone.
        GameFile plain = GameFile.of(table.game(), table.options(), table.start(), room.match.moves());
        assertEquals(plain.moves(), file.moves());
        assertEquals(plain.result(), file.result());
        assertEquals(plain.tag(GameFile.TERMINATION), file.tag(GameFile.TERMINATION));
        assertEquals(plain.tag(GameFile.OPTIONS), file.tag(GameFile.OPTIONS));
    }

    @ParameterizedTest
    @MethodSource("games")
    void seatNamesDifferFromFileTags(Game game) {
        for (int seat = 0; seat < game.seats().max(); seat++) {
            String tag = GameFile.seatTag(game, seat);
            assertFalse(
                    List.of(ChanceTags.COMMITMENT, ChanceTags.SEAT_BYTES, ChanceTags.SECRET)
                            .contains(tag),
                    tag);
        }
    }

    @Test
    void everySeatNeedsAName() {
        TestTable room = sixFaces();
        assertThrows(
                IllegalArgumentException.class, () -> MatchFile.of(room.match, Viewer.SPECTATOR, List.of("Ada"), DATE));
    }
}
