package parlour.match.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import parlour.chance.Secret;
import parlour.conquest.Conquest;
import parlour.domination.Domination;
import parlour.game.Game;
import parlour.game.MoveList;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Position;
import parlour.game.View;
import parlour.match.Command;
import parlour.match.Decision;
import parlour.match.Event;
import parlour.match.Host;
import parlour.match.Match;
import parlour.match.NewTable;
import parlour.match.Player;
import parlour.match.TableSettings;
import parlour.match.TimeControl;
import parlour.match.view.Viewer;

/** Stale checks, draw offers to bots and resigning, which all hosts share. */
final class HostedTableTest {

    private static final Secret SECRET = Secret.read("5e".repeat(32)).orElseThrow();

    private final HostedTable table = new HostedTable("t1", person -> new View().with("name", person), () -> "c0");
    private final Match match = table.match();

    private static final Host HOST = new Host() {
        @Override
        public long now() {
            return 1_000;
        }

        @Override
        public String newMatchId() {
            return "t2";
        }
    };

    @BeforeEach
    void open() throws NotationException {
        open(table, Conquest.CONQUEST, List.of("first=white"), Map.of(1, 3));
    }

    /** Ada holds every seat that no bot has. */
    private static void open(HostedTable table, Game game, List<String> options, Map<Integer, Integer> bots)
            throws NotationException {
        TableSettings settings =
                new TableSettings(game, Options.of(game, options), Optional.empty(), new TimeControl.None(), false);
        List<NewTable.SeatedPerson> sitting = IntStream.range(0, settings.seats())
                .filter(seat -> !bots.containsKey(seat))
                .mapToObj(seat -> new NewTable.SeatedPerson(seat, "ada", "0102"))
                .toList();
        NewTable newTable =
                new NewTable(settings, "ada", SECRET.reveal(), SECRET.commitment(), bots, sitting, Optional.empty());
        apply(table, Match.open(newTable, HOST));
    }

    private static void apply(HostedTable table, List<Event> events) {
        table.apply(events, 1_000, 1_000, (event, changed) -> {});
    }

    private Decision decide(Command command, int seen) {
        return table.decide(command, seen, HOST);
    }

    private void carryOut(Command command) {
        carryOut(table, command);
    }

    private static void carryOut(HostedTable table, Command command) {
        Decision decision = table.decide(command, table.match().eventCount(), HOST);
        apply(table, assertInstanceOf(Decision.Accepted.class, decision).events());
    }

    private String reason(Decision decision) {
        return assertInstanceOf(Decision.Refused.class, decision).refusal().code();
    }

    private String move() {
        return match.position().text(match.position().legalMoveAt(0));
    }

    // ---- Stale ----

    @Test
    void commandIsStaleIfTheBoardHasChangedOrItsNumberIsInTheFuture() {
        Command play = new Command.Play(new Player.Person("ada"), move());
        assertEquals("stale", reason(decide(play, match.lastBoardEvent() - 1)));
        assertEquals("stale", reason(decide(play, match.eventCount() + 1)));
        assertInstanceOf(Decision.Accepted.class, decide(play, match.lastBoardEvent()));
    }

    @Test
    void eventsThatDoNotChangeTheBoardMakeNothingStale() {
        int seen = match.eventCount();
        carryOut(new Command.OfferDraw("ada"));
        assertEquals(seen + 1, match.eventCount());
        assertInstanceOf(Decision.Accepted.class, decide(new Command.Play(new Player.Person("ada"), move()), seen));
    }

    @Test
    void declarationIsStaleLikeACommand() {
        String move = move();
        assertEquals(Optional.empty(), table.refusalToDeclare("ada", move, match.eventCount()));
        assertEquals(Optional.of(Replies.STALE), table.refusalToDeclare("ada", move, match.lastBoardEvent() - 1));
        assertEquals(Optional.of(Replies.STALE), table.refusalToDeclare("ada", move, match.eventCount() + 1));
    }

    // ---- Several seats ----

    @Test
    void whoHoldsSeveralSeatsIsToldWhatTheyDrewBeforeTheNextSeatsViewFollows() throws NotationException {
        HostedTable shared = new HostedTable("t6", person -> new View(), () -> "c0");
        open(shared, Domination.DOMINATION, List.of(), Map.of());
        Match match = shared.match();
        Viewer before = Viewer.of(match, "ada");
        Command play = new Command.Play(
                new Player.Person("ada"), match.position().text(match.position().legalMoveAt(0)));
        List<Event> events = assertInstanceOf(Decision.Accepted.class, shared.decide(play, match.eventCount(), HOST))
                .events();
        List<String> told = new ArrayList<>();
        shared.apply(
                events,
                1_000,
                1_000,
                (event, changed) -> told.add(shared.messages()
                        .eventMessages(event, 1_000, 1_000)
                        .json(before, changed.isEmpty() ? before : Viewer.of(match, "ada"), changed)));
        String draw = told.getLast();
        assertTrue(
                draw.matches(".*\"event\":\\{\"kind\":\"chance-drawn\",\"seat\":-1,\"text\":\"draw:\\d-\\d\".*"), draw);
        assertTrue(draw.contains("\"viewSeat\":" + match.turn()), draw);
        String spectators = shared.messages()
                .eventMessages(events.getLast(), 1_000, 1_000)
                .json(Viewer.SPECTATOR, Viewer.SPECTATOR, Set.of());
        assertTrue(spectators.contains("\"text\":\"draw:?\""), spectators);
    }

    // ---- Draws ----

    @Test
    void botAgreesToADrawOnlyIfItIsWorse() {
        assertEquals(List.of(), DrawPolicy.answers(match, seat -> Optional.of(-200)), "nothing is offered");
        carryOut(new Command.OfferDraw("ada"));
        assertEquals(List.of(new Command.AnswerDraw(1, true)), DrawPolicy.answers(match, seat -> Optional.of(-51)));
        assertEquals(List.of(new Command.AnswerDraw(1, false)), DrawPolicy.answers(match, seat -> Optional.of(-50)));
        assertEquals(List.of(new Command.AnswerDraw(1, false)), DrawPolicy.answers(match, seat -> Optional.of(0)));
        assertEquals(List.of(new Command.AnswerDraw(1, false)), DrawPolicy.answers(match, seat -> Optional.of(200)));
        assertEquals(
                List.of(new Command.AnswerDraw(1, false)),
                DrawPolicy.answers(match, seat -> Optional.empty()),
                "it has not moved yet");
        carryOut(new Command.AnswerDraw(1, true));
        assertEquals(List.of(), DrawPolicy.answers(match, seat -> Optional.of(-200)), "the game is over");
    }

    @Test
    void botAgreesToADrawInALongLevelGame() throws NotationException {
        HostedTable endless = new HostedTable("t4", person -> new View(), () -> "c0");
        open(endless, Conquest.CONQUEST, List.of("first=white", "repetition=off", "noProgress=off"), Map.of(1, 3));
        Match match = endless.match();
        for (int played = 0; played < 80; played++) {
            Player next = match.turn() == 1 ? new Player.Bot(3) : new Player.Person("ada");
            carryOut(endless, new Command.Play(next, moveThatEndsNothing(match.position())));
        }
        carryOut(endless, new Command.OfferDraw("ada"));
        assertEquals(List.of(new Command.AnswerDraw(1, true)), DrawPolicy.answers(match, seat -> Optional.of(50)));
        assertEquals(List.of(new Command.AnswerDraw(1, false)), DrawPolicy.answers(match, seat -> Optional.of(51)));
    }

    private static String moveThatEndsNothing(Position position) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        return IntStream.range(0, moves.size())
                .filter(i -> {
                    Position after = position.copy();
                    after.play(moves.get(i));
                    return !after.isOver();
                })
                .mapToObj(i -> position.text(moves.get(i)))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void drawIsNotOfferedInGamesWithoutDraws() throws NotationException {
        HostedTable two = new HostedTable("t5", person -> new View(), () -> "c0");
        open(two, Domination.DOMINATION, List.of(), Map.of(1, 1));
        assertEquals(
                "no-draws",
                reason(two.decide(new Command.OfferDraw("ada"), two.match().eventCount(), HOST)));
        assertFalse(two.match().canOfferDraw(List.of(0)));
        assertTrue(match.canOfferDraw(List.of(0)));
        carryOut(new Command.OfferDraw("ada"));
        assertFalse(match.canOfferDraw(List.of(0)), "it was offered already");
        assertFalse(match.canOfferDraw(List.of()), "a spectator offers nothing");
    }

    // ---- Taking back ----

    @Test
    void againstBotsTakingBackReturnsToThePlayersLastDecisionAtOnce() {
        assertFalse(match.canTakeBack(List.of(0)), "nothing was played");
        String before = match.position().notation();
        carryOut(new Command.Play(new Player.Person("ada"), move()));
        carryOut(new Command.Play(new Player.Bot(3), move()));
        assertTrue(match.canTakeBack(List.of(0)));
        assertFalse(match.canTakeBack(List.of()), "a spectator takes back nothing");
        carryOut(new Command.RequestTakeback("ada"));
        assertEquals(before, match.position().notation());
        assertEquals(0, match.turn());
        assertFalse(match.canTakeBack(List.of(0)));
    }

    // ---- Resigning ----

    @Test
    void withThreeOrMoreSeatsAResigningPlayerIsReplacedByABot() throws NotationException {
        HostedTable four = new HostedTable("t3", person -> new View(), () -> "c0");
        open(four, Domination.DOMINATION, List.of("seats=4"), Map.of(1, 1, 2, 1, 3, 1));
        Decision decision = four.decide(new Command.Resign("ada"), four.match().eventCount(), HOST);
        assertEquals(
                List.of(new Event.Resigned(0), new Event.ReplacedByBot(0, 5)),
                assertInstanceOf(Decision.Accepted.class, decision).events());
        apply(four, ((Decision.Accepted) decision).events());
        assertEquals(Optional.empty(), four.match().outcome());
    }

    @Test
    void withTwoSeatsResigningMakesTheOtherWin() {
        carryOut(new Command.Resign("ada"));
        assertEquals("0-1", match.outcome().orElseThrow().result());
    }

    // ---- Bots ----

    @Test
    void botTurnHasACopyOfThePosition() {
        assertEquals(Optional.empty(), BotTurn.of(match));
        carryOut(new Command.Play(new Player.Person("ada"), move()));
        BotTurn turn = BotTurn.of(match).orElseThrow();
        assertEquals(List.of(1, 3, match.eventCount()), List.of(turn.seat(), turn.level(), turn.number()));
        String before = match.position().notation();
        turn.position().play(turn.position().legalMoveAt(0));
        assertEquals(before, match.position().notation());
    }

    // ---- Notifying ----

    @Test
    void changedFieldsComeWithTheLastEvent() {
        List<Boolean> changes = new ArrayList<>();
        Decision decision = decide(new Command.Resign("ada"), match.eventCount());
        List<Event> events = assertInstanceOf(Decision.Accepted.class, decision).events();
        table.apply(events, 1_000, 1_000, (event, changed) -> changes.add(!changed.isEmpty()));
        assertEquals(List.of(false, true), changes);
    }
}
