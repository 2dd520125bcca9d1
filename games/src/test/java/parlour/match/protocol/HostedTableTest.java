package parlour.match.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import parlour.chance.Secret;
import parlour.conquest.Conquest;
import parlour.domination.Domination;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.View;
import parlour.match.Clock;
import parlour.match.Command;
import parlour.match.Event;
import parlour.match.Host;
import parlour.match.Match;
import parlour.match.Opening;
import parlour.match.Sitter;
import parlour.match.Terms;
import parlour.match.Verdict;

/** Stale checks, draws offered to bots and resigning, which every host has from here. */
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
        public String draw(Match drawing) {
            return MatchChance.draw(drawing);
        }

        @Override
        public boolean isAway(String person) {
            return false;
        }

        @Override
        public String name() {
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
        Terms terms = new Terms(game, Options.of(game, options), Optional.empty(), new Clock.None(), false);
        List<Opening.Place> sitting = IntStream.range(0, terms.seats())
                .filter(seat -> !bots.containsKey(seat))
                .mapToObj(seat -> new Opening.Place(seat, "ada", "0102"))
                .toList();
        Opening opening =
                new Opening(terms, "ada", SECRET.reveal(), SECRET.commitment(), bots, sitting, Optional.empty());
        apply(table, Match.open(opening, HOST));
    }

    private static void apply(HostedTable table, List<Event> events) {
        table.apply(events, 1_000, 1_000, (event, changed) -> {});
    }

    private Verdict decide(Command command, int seen) {
        return table.decide(command, seen, HOST);
    }

    private void carryOut(Command command) {
        apply(
                table,
                assertInstanceOf(Verdict.Accepted.class, decide(command, match.number()))
                        .events());
    }

    private String reason(Verdict verdict) {
        return assertInstanceOf(Verdict.Refused.class, verdict).refusal().reason();
    }

    private String move() {
        return match.position().text(match.position().nth(0));
    }

    // ---- Stale ----

    @Test
    void aCommandIsStaleIfTheBoardHasChangedSinceOrItClaimsToHaveSeenTheFuture() {
        Command play = new Command.Play(new Sitter.Person("ada"), move());
        assertEquals("stale", reason(decide(play, match.boardNumber() - 1)));
        assertEquals("stale", reason(decide(play, match.number() + 1)));
        assertInstanceOf(Verdict.Accepted.class, decide(play, match.boardNumber()));
    }

    @Test
    void whatLeavesTheBoardAloneMakesNothingStale() {
        int seen = match.number();
        carryOut(new Command.OfferDraw("ada"));
        assertEquals(seen + 1, match.number());
        assertInstanceOf(Verdict.Accepted.class, decide(new Command.Play(new Sitter.Person("ada"), move()), seen));
    }

    @Test
    void aDeclarationIsStaleLikeACommand() {
        String move = move();
        assertEquals(Optional.empty(), table.refusalToDeclare("ada", move, match.number()));
        assertEquals(Optional.of(Replies.STALE), table.refusalToDeclare("ada", move, match.boardNumber() - 1));
        assertEquals(Optional.of(Replies.STALE), table.refusalToDeclare("ada", move, match.number() + 1));
    }

    // ---- Draws ----

    @Test
    void aBotAgreesToADrawWhenItDidNotThinkItselfAhead() {
        assertEquals(List.of(), DrawPolicy.answers(match, seat -> Optional.of(0)), "nothing is offered");
        carryOut(new Command.OfferDraw("ada"));
        assertEquals(List.of(new Command.AnswerDraw(1, true)), DrawPolicy.answers(match, seat -> Optional.of(0)));
        assertEquals(List.of(new Command.AnswerDraw(1, true)), DrawPolicy.answers(match, seat -> Optional.of(-50)));
        assertEquals(List.of(new Command.AnswerDraw(1, false)), DrawPolicy.answers(match, seat -> Optional.of(1)));
        assertEquals(
                List.of(new Command.AnswerDraw(1, false)),
                DrawPolicy.answers(match, seat -> Optional.empty()),
                "it has not moved yet");
        carryOut(new Command.AnswerDraw(1, true));
        assertEquals(List.of(), DrawPolicy.answers(match, seat -> Optional.of(0)), "the game is over");
    }

    // ---- Resigning ----

    @Test
    void whoResignsAmongThreeOrMoreIsReplacedByABotOfLevelFiveAndTheGameGoesOn() throws NotationException {
        HostedTable four = new HostedTable("t3", person -> new View(), () -> "c0");
        open(four, Domination.DOMINATION, List.of("seats=4"), Map.of(1, 1, 2, 1, 3, 1));
        Verdict verdict = four.decide(new Command.Resign("ada"), four.match().number(), HOST);
        assertEquals(
                List.of(new Event.Resigned(0), new Event.HandedOver(0, 5)),
                assertInstanceOf(Verdict.Accepted.class, verdict).events());
        apply(four, ((Verdict.Accepted) verdict).events());
        assertEquals(Optional.empty(), four.match().outcome());
    }

    @Test
    void withTwoSeatsTheOtherOneWins() {
        carryOut(new Command.Resign("ada"));
        assertEquals("0-1", match.outcome().orElseThrow().result());
    }

    // ---- Bots ----

    @Test
    void aBotsTurnIsToldWithACopyOfThePosition() {
        assertEquals(Optional.empty(), BotTurn.of(match));
        carryOut(new Command.Play(new Sitter.Person("ada"), move()));
        BotTurn turn = BotTurn.of(match).orElseThrow();
        assertEquals(List.of(1, 3, match.number()), List.of(turn.seat(), turn.level(), turn.number()));
        String before = match.position().notation();
        turn.position().play(turn.position().nth(0));
        assertEquals(before, match.position().notation());
    }

    // ---- Telling ----

    @Test
    void whatChangedIsToldWithTheLastEvent() {
        List<Boolean> changes = new ArrayList<>();
        Verdict verdict = decide(new Command.Resign("ada"), match.number());
        List<Event> events = assertInstanceOf(Verdict.Accepted.class, verdict).events();
        table.apply(events, 1_000, 1_000, (event, changed) -> changes.add(!changed.isEmpty()));
        assertEquals(List.of(false, true), changes);
    }
}
