package parlour.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.game.Language;
import parlour.game.Position;
import parlour.game.Refusal;
import parlour.game.contract.TestedGames;
import parlour.game.contract.TestedGames.Table;
import parlour.match.view.EventView;
import parlour.match.view.TableField;
import parlour.match.view.TableView;
import parlour.match.view.Viewer;

/** Invariants of all tables: thousands of random commands at tables of every game. */
class MatchPropertiesTest {

    private static final List<String> EVERYBODY = List.of("ada", "bob", "cyd", "dan", RandomCommands.WATCHER);

    /** The number of commands tried after the game is over. */
    private static final int AFTERWARDS = 5;

    private static final int MAX_WISHES = 120;

    static List<Table> tables() {
        return TestedGames.tables().stream().filter(Table::isDefault).toList();
    }

    /** Short games are tried with more seeds. */
    private static int seeds(Table table) {
        return table.game().id().equals("kuhn") ? 90 : 5;
    }

    @FunctionalInterface
    private interface Look {

        /** Called before a command is decided, in the state of the match then. */
        void at(TestTable room, Command command);
    }

    private static void wander(Table table, Look look) {
        for (long seed = 1; seed <= seeds(table); seed++) {
            try {
                wander(table, seed, look);
            } catch (AssertionError | RuntimeException wrong) {
                throw new AssertionError(table + ", seed " + seed + ": " + wrong.getMessage(), wrong);
            }
        }
    }

    private static void wander(Table table, long seed, Look look) {
        RandomCommands guests = new RandomCommands(table, seed);
        TestTable room = new TestTable(new TestHost(seed));
        room.open(guests.opening(TestTable.SECRET));
        int afterwards = 0;
        for (int i = 0; i < MAX_WISHES && afterwards < AFTERWARDS; i++) {
            guests.meanwhile(room.host);
            Command command = guests.next(room.match, room.host);
            look.at(room, command);
            if (room.match.phase() == Phase.ENDED || room.match.phase() == Phase.CLOSED) {
                afterwards++;
            }
        }
    }

    @ParameterizedTest
    @MethodSource("tables")
    void decideHasNoSideEffectAndItsEventsApply(Table table) {
        wander(table, (room, command) -> {
            Map<String, String> before = MatchDump.of(room.match);
            Decision decision = room.match.decide(command, room.host);
            assertEquals(before, MatchDump.of(room.match), command.toString());
            switch (decision) {
                case Decision.Accepted(List<Event> events) -> {
                    assertFalse(events.isEmpty(), "nothing comes of " + command);
                    for (Event event : events) {
                        if (event instanceof Event.Played(int seat, String move, long spent)
                                && room.match.player(seat).orElseThrow() instanceof Player.Bot) {
                            assertEquals(0, spent, "a bot has no clock");
                        }
                        room.apply(event);
                    }
                }
                case Decision.TooLate(Refusal refusal, List<Event> events) -> {
                    checkReadable(refusal);
                    assertTrue(events.getFirst() instanceof Event.TimeRanOut, "refused, but " + events);
                    events.forEach(room::apply);
                }
                case Decision.Refused(Refusal refusal) -> checkReadable(refusal);
            }
            checkMakesSense(room);
        });
    }

    private static void checkReadable(Refusal refusal) {
        assertTrue(refusal.code().matches("[a-z]+(-[a-z]+)*"), refusal.code());
        for (Language language : Language.values()) {
            assertFalse(refusal.message().in(language).isBlank(), refusal.code());
        }
    }

    private static void checkMakesSense(TestTable room) {
        Match match = room.match;
        boolean playing = match.phase() == Phase.PLAYING;
        assertEquals(room.log.size(), match.eventCount());
        assertTrue(match.lastBoardEvent() <= match.eventCount());
        assertEquals(match.phase() == Phase.ENDED, match.ended().isPresent());
        assertEquals(match.phase() == Phase.ENDED, match.outcome().isPresent());
        assertEquals(playing, match.turn() >= 0, "somebody is to move while the game is on");
        assertEquals(
                match.playedMoves().stream()
                        .filter(move -> move.seat() == Position.CHANCE)
                        .count(),
                match.chanceMoves());
        assertTrue(match.drawOffers().size() < match.seats());
        match.takebackBy().ifPresent(seat -> {
            PlayedMove last = match.playedMoves().reversed().stream()
                    .filter(move -> move.seat() < 0 || match.player(move.seat()).orElseThrow() instanceof Player.Person)
                    .findFirst()
                    .orElseThrow();
            assertEquals(seat, last.seat(), "no other person has moved since");
            int first = match.playedMoves().lastIndexOf(last);
            assertTrue(
                    match.playedMoves().subList(first, match.playedMoves().size()).stream()
                            .noneMatch(PlayedMove::isFinal),
                    "nothing was drawn or shown since");
            assertTrue(match.player(seat).orElseThrow() instanceof Player.Person);
        });
        for (int seat : match.requests().votes().keySet()) {
            assertTrue(playing && match.player(seat).orElseThrow() instanceof Player.Person);
        }
        for (int seat = 0; seat < match.seats(); seat++) {
            assertTrue(match.clocks().left(seat, false, 0) >= 0, "time left");
            String bytes = match.bytes().get(seat);
            match.player(seat)
                    .ifPresentOrElse(
                            player -> assertTrue(player instanceof Player.Bot || !bytes.isEmpty(), "bytes"),
                            () -> assertEquals("", bytes));
        }
        match.deadline()
                .ifPresent(end -> assertTrue(match.player(match.turn()).orElseThrow() instanceof Player.Person));
    }

    @ParameterizedTest
    @MethodSource("tables")
    void replayingTheLogRebuildsTheMatch(Table table) {
        int[] wishes = {0};
        wander(table, (room, command) -> {
            room.submit(command);
            if (++wishes[0] % 10 == 0) {
                Match again = room.replayed();
                assertEquals(MatchDump.of(room.match), MatchDump.of(again));
                for (String person : EVERYBODY) {
                    assertEquals(all(room.match, person, room.host.now), all(again, person, room.host.now));
                }
            }
        });
    }

    private static String all(Match match, String person, long now) {
        return all(match, Viewer.of(match, person), now);
    }

    private static String all(Match match, Viewer viewer, long now) {
        TableView view = new TableView(match, viewer);
        return view.settings().json() + view.state(TableField.all(), now).json();
    }

    @ParameterizedTest
    @MethodSource("tables")
    void incrementalStateEqualsFreshState(Table table) {
        Map<TestTable, List<ClientModel>> pictures = new LinkedHashMap<>();
        wander(table, (room, command) -> {
            Match match = room.match;
            long now = room.host.now;
            if (!pictures.containsKey(room)) {
                pictures.clear();
                pictures.put(room, new ArrayList<>());
                for (String person : EVERYBODY) {
                    pictures.get(room).add(new ClientModel(person));
                }
                pictures.get(room).forEach(picture -> picture.look(match, now));
            }
            List<ClientModel> followed = pictures.get(room);
            followed.forEach(picture -> picture.tick(match, now));
            List<Event> events = match.decide(command, room.host).events();
            if (!events.isEmpty()) {
                String what = command + " -> " + events;
                followed.forEach(ClientModel::begin);
                for (int i = 0; i < events.size(); i++) {
                    room.apply(events.get(i));
                    for (ClientModel picture : followed) {
                        picture.happened(match, events, i, now);
                    }
                }
                for (int i = 0; i < EVERYBODY.size(); i++) {
                    String fresh = ClientModel.fresh(match, EVERYBODY.get(i), now);
                    assertEquals(fresh, followed.get(i).shown(), EVERYBODY.get(i) + ", after " + what);
                }
            }
        });
    }

    @ParameterizedTest
    @MethodSource("tables")
    void theSecretIsHiddenUntilTheEndAndSpectatorsSeeOnlyPublicData(Table table) {
        Map<TestTable, Integer> looked = new HashMap<>();
        wander(table, (room, command) -> {
            Match match = room.match;
            List<String> told = new ArrayList<>();
            Decision decision = match.decide(command, room.host);
            for (Event event : decision.events()) {
                room.apply(event);
                for (String person : EVERYBODY) {
                    if (match.phase() != Phase.ENDED) {
                        int as = Viewer.of(match, person).perspective();
                        told.add(EventView.of(event, match, as).json());
                    }
                }
            }
            switch (decision) {
                case Decision.Accepted _ -> {}
                case Decision.TooLate(Refusal refusal, List<Event> events) -> told.add(refusal.toString());
                case Decision.Refused(Refusal refusal) -> told.add(refusal.toString());
            }
            // Deciding changes nothing, so there is nothing new to see after a refusal.
            if (!Objects.equals(looked.put(room, match.eventCount()), match.eventCount())) {
                told.addAll(seenByEverybody(room));
            }
            told.forEach(text -> assertFalse(text.contains(TestTable.SECRET), text));
        });
    }

    /** Only until the end reveals everything. */
    private static List<String> seenByEverybody(TestTable room) {
        List<String> all = new ArrayList<>();
        String spectators = all(room.match, Viewer.SPECTATOR, room.host.now);
        for (String person : EVERYBODY) {
            String seen = all(room.match, person, room.host.now);
            if (room.match.seatsOf(person).isEmpty()) {
                assertEquals(spectators, seen);
            }
            if (room.match.phase() != Phase.ENDED) {
                all.add(seen);
            }
        }
        return all;
    }

    /** Otherwise the properties would prove less than they seem to. */
    @Test
    void randomCommandsReachEveryEvent() {
        Set<String> happened = new TreeSet<>();
        Set<String> refused = new TreeSet<>();
        for (Table table : tables()) {
            wander(table, (room, command) -> {
                Decision decision = room.submit(command);
                decision.events().forEach(event -> happened.add(event.getClass().getSimpleName()));
                switch (decision) {
                    case Decision.Accepted _ -> {}
                    case Decision.TooLate(Refusal refusal, List<Event> events) -> refused.add(refusal.code());
                    case Decision.Refused(Refusal refusal) -> refused.add(refusal.code());
                }
            });
        }
        Set<String> kinds = Arrays.stream(Event.class.getPermittedSubclasses())
                .map(Class::getSimpleName)
                .collect(Collectors.toCollection(TreeSet::new));
        kinds.remove("Opened");
        kinds.removeAll(happened);
        assertEquals(Set.of(), kinds, "these never happened");
        assertTrue(refused.size() >= 25 && refused.contains("time-ran-out"), "only these were refused: " + refused);
    }
}
