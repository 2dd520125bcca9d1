package parlour.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.game.Options;
import parlour.game.Position;
import parlour.game.contract.TestedGames;
import parlour.game.kuhn.Kuhn;
import parlour.match.view.EventView;
import parlour.match.view.TableView;
import parlour.match.view.Viewer;

/** The exact JSON of every kind of event: clients depend on it. */
class EventViewTest {

    static List<Arguments> events() {
        TableSettings settings = new TableSettings(
                Kuhn.KUHN, Options.defaults(Kuhn.KUHN), Optional.empty(), new TimeControl.None(), true);
        return List.of(
                arguments(
                        new Event.Opened(settings, "ada", TestTable.SECRET, TestTable.COMMITMENT, Optional.empty()),
                        "{'kind':'opened','by':'ada'}"),
                arguments(
                        new Event.SeatTaken(1, new Player.Person("bob"), "0b"),
                        "{'kind':'sat','seat':1,'person':'bob','seatBytes':'0b'}"),
                arguments(new Event.SeatTaken(1, new Player.Bot(3), ""), "{'kind':'sat','seat':1,'bot':3}"),
                arguments(new Event.SeatLeft(1), "{'kind':'left','seat':1}"),
                arguments(new Event.Closed(), "{'kind':'closed'}"),
                arguments(new Event.Started(), "{'kind':'started'}"),
                arguments(new Event.DrawOffered(0), "{'kind':'draw-offered','seat':0}"),
                arguments(new Event.DrawDeclined(0), "{'kind':'draw-declined','seat':0}"),
                arguments(new Event.TakebackRequested(0), "{'kind':'takeback-requested','seat':0}"),
                arguments(new Event.TakebackAgreed(1), "{'kind':'takeback-agreed','seat':1}"),
                arguments(new Event.TakebackDeclined(1), "{'kind':'takeback-declined','seat':1}"),
                arguments(new Event.TakenBack(0), "{'kind':'taken-back','seat':0}"),
                arguments(new Event.Resigned(1), "{'kind':'resigned','seat':1}"),
                arguments(new Event.TimeRanOut(1), "{'kind':'time-ran-out','seat':1}"),
                arguments(new Event.Voted("ada", 1), "{'kind':'replace-voted','by':'ada','seat':1}"),
                arguments(new Event.ReplacedByBot(1, 4), "{'kind':'replaced-by-bot','seat':1,'bot':4}"),
                arguments(
                        new Event.Ended(List.of(1, 0), "time", "5e"), "{'kind':'ended','reason':'time','secret':'5e'}"),
                arguments(new Event.RematchOffered("ada", "0a"), "{'kind':'rematch-offered','by':'ada'}"),
                arguments(new Event.RematchAgreed("next"), "{'kind':'rematch-agreed','table':'next'}"));
    }

    @ParameterizedTest
    @MethodSource("events")
    void eventHasThisJson(Event event, String json) {
        assertEquals(
                json.replace('\'', '"'),
                EventView.of(event, new Match(), Position.SPECTATOR).json());
    }

    @Test
    void movesAreShownAsFarAsTheViewerMayReadThem() {
        TestTable room = new TestTable(new TestHost(1));
        TableSettings settings = new TableSettings(
                Kuhn.KUHN,
                TestedGames.table(Kuhn.KUHN, List.of("seats=2")).options(),
                Optional.empty(),
                new TimeControl.Increment(60_000, 0),
                true);
        room.open(TestTable.opening(settings, "ada", Map.of(), List.of(new NewTable.SeatedPerson(0, "ada", "0a"))));
        room.host.draws.addAll(List.of("deal:1", "deal:3"));
        List<Event> events =
                ((Decision.Accepted) room.match.decide(new Command.Sit("bob", 1, "0b"), room.host)).events();
        events.subList(0, 3).forEach(room::apply);
        Event dealt = events.get(2);
        String shown = "{\"kind\":\"chance-drawn\",\"seat\":-1,\"text\":\"deal:%s\",\"round\":1,\"drawIndex\":0}";
        assertEquals(shown.formatted("1"), EventView.of(dealt, room.match, 0).json());
        assertEquals(shown.formatted("?"), EventView.of(dealt, room.match, 1).json());
        assertEquals(
                shown.formatted("?"),
                EventView.of(dealt, room.match, Position.SPECTATOR).json());
        room.apply(events.get(3));
        room.host.now += 1_250;
        Decision decision = room.submit(new Command.Play(new Player.Person("ada"), "bet"));
        Event played = ((Decision.Accepted) decision).events().getFirst();
        assertEquals(
                "{\"kind\":\"played\",\"seat\":0,\"text\":\"bet\",\"round\":1,\"spentMs\":1000}",
                EventView.of(played, room.match, 1).json());
        TableView adas = new TableView(room.match, Viewer.of(room.match, "ada"));
        assertTrue(adas.historyDiffersFor(1), "their own card each");
        assertFalse(adas.historyDiffersFor(0));
    }

    @Test
    void everyKindOfEventHasARow() {
        Set<String> told = events().stream()
                .map(row -> ((Event) Objects.requireNonNull(row.get()[0]))
                        .getClass()
                        .getSimpleName())
                .collect(Collectors.toSet());
        told.addAll(Set.of("ChancePlayed", "Played"));
        Set<String> kinds = Arrays.stream(Event.class.getPermittedSubclasses())
                .map(Class::getSimpleName)
                .collect(Collectors.toSet());
        assertEquals(kinds, told);
    }
}
