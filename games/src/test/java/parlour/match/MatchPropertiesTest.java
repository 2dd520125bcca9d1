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
import parlour.game.TestedGames;
import parlour.game.TestedGames.Table;

/** What holds at every table whatever people do: random wishes at tables of every game, thousands of them. */
class MatchPropertiesTest {

    private static final List<String> EVERYBODY = List.of("ada", "bob", "cyd", "dan", Guests.WATCHER);

    /** Wishes after the game is over; then it has been tried enough. */
    private static final int AFTERWARDS = 5;

    private static final int MOST_WISHES = 120;

    static List<Table> tables() {
        return TestedGames.tables().stream().filter(Table::isUsual).toList();
    }

    /** A game of a few moves is over soon, and so tried often. */
    private static int seeds(Table table) {
        return table.game().id().equals("kuhn") ? 90 : 5;
    }

    @FunctionalInterface
    private interface Look {

        /** Before a command is decided, in the state of the match then. */
        void at(Room room, Command command);
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
        Guests guests = new Guests(table, seed);
        Room room = new Room(new TestHost(seed));
        room.open(guests.opening(Room.SECRET));
        int afterwards = 0;
        for (int i = 0; i < MOST_WISHES && afterwards < AFTERWARDS; i++) {
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
    void deciding_changes_nothing_and_what_is_decided_can_happen(Table table) {
        wander(table, (room, command) -> {
            Map<String, String> before = Everything.of(room.match);
            Verdict verdict = room.match.decide(command, room.host);
            assertEquals(before, Everything.of(room.match), command.toString());
            switch (verdict) {
                case Verdict.Accepted(List<Event> events) -> {
                    assertFalse(events.isEmpty(), "nothing comes of " + command);
                    for (Event event : events) {
                        if (event instanceof Event.Played(int seat, String move, long spent)
                                && room.match.sitter(seat).orElseThrow() instanceof Sitter.Bot) {
                            assertEquals(0, spent, "a bot has no clock");
                        }
                        room.apply(event);
                    }
                }
                case Verdict.Refused(Refusal refusal) -> {
                    assertTrue(refusal.reason().matches("[a-z]+(-[a-z]+)*"), refusal.reason());
                    for (Language language : Language.values()) {
                        assertFalse(refusal.sentence().in(language).isBlank(), refusal.reason());
                    }
                }
            }
            checkMakesSense(room);
        });
    }

    private static void checkMakesSense(Room room) {
        Match match = room.match;
        boolean playing = match.phase() == Phase.PLAYING;
        assertEquals(room.log.size(), match.number());
        assertTrue(match.boardNumber() <= match.number());
        assertEquals(match.phase() == Phase.ENDED, match.ended().isPresent());
        assertEquals(match.phase() == Phase.ENDED, match.outcome().isPresent());
        assertEquals(playing, match.turn() >= 0, "somebody is to move while the game is on");
        assertEquals(
                match.made().stream()
                        .filter(made -> made.seat() == Position.CHANCE)
                        .count(),
                match.draws());
        assertTrue(match.drawOffers().size() < match.seats());
        match.takebackBy().ifPresent(seat -> {
            Made last = match.made().reversed().stream()
                    .filter(made -> made.seat() < 0 || match.sitter(made.seat()).orElseThrow() instanceof Sitter.Person)
                    .findFirst()
                    .orElseThrow();
            assertEquals(seat, last.seat(), "no other person has moved since");
            int first = match.made().lastIndexOf(last);
            assertTrue(
                    match.made().subList(first, match.made().size()).stream().noneMatch(Made::isFinal),
                    "nothing was drawn or shown since");
            assertTrue(match.sitter(seat).orElseThrow() instanceof Sitter.Person);
        });
        for (int seat : match.requests().votes().keySet()) {
            assertTrue(playing && match.sitter(seat).orElseThrow() instanceof Sitter.Person);
        }
        for (int seat = 0; seat < match.seats(); seat++) {
            assertTrue(match.clocks().left(seat, false, 0) >= 0, "time left");
            String bytes = match.bytes().get(seat);
            match.sitter(seat)
                    .ifPresentOrElse(
                            sitter -> assertTrue(sitter instanceof Sitter.Bot || !bytes.isEmpty(), "bytes"),
                            () -> assertEquals("", bytes));
        }
        match.deadline()
                .ifPresent(end -> assertTrue(match.sitter(match.turn()).orElseThrow() instanceof Sitter.Person));
    }

    @ParameterizedTest
    @MethodSource("tables")
    void the_log_alone_tells_the_match(Table table) {
        int[] wishes = {0};
        wander(table, (room, command) -> {
            room.submit(command);
            if (++wishes[0] % 10 == 0) {
                Match again = room.replayed();
                assertEquals(Everything.of(room.match), Everything.of(again));
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
        return view.terms().json() + view.state(Field.all(), now).json();
    }

    @ParameterizedTest
    @MethodSource("tables")
    void whoever_follows_the_events_sees_what_a_newcomer_sees(Table table) {
        Map<Room, List<Picture>> pictures = new LinkedHashMap<>();
        wander(table, (room, command) -> {
            Match match = room.match;
            long now = room.host.now;
            if (!pictures.containsKey(room)) {
                pictures.clear();
                pictures.put(room, new ArrayList<>());
                for (String person : EVERYBODY) {
                    pictures.get(room).add(new Picture(person));
                }
                pictures.get(room).forEach(picture -> picture.look(match, now));
            }
            List<Picture> followed = pictures.get(room);
            followed.forEach(picture -> picture.tick(match, now));
            if (match.decide(command, room.host) instanceof Verdict.Accepted(List<Event> events)) {
                String what = command + " -> " + events;
                followed.forEach(Picture::begin);
                for (int i = 0; i < events.size(); i++) {
                    room.apply(events.get(i));
                    for (Picture picture : followed) {
                        picture.happened(match, events, i, now);
                    }
                }
                for (int i = 0; i < EVERYBODY.size(); i++) {
                    String fresh = Picture.fresh(match, EVERYBODY.get(i), now);
                    assertEquals(fresh, followed.get(i).shown(), EVERYBODY.get(i) + ", after " + what);
                }
            }
        });
    }

    @ParameterizedTest
    @MethodSource("tables")
    void the_secret_is_nowhere_before_the_end_and_whoever_has_no_seat_sees_what_all_see(Table table) {
        Map<Room, Integer> looked = new HashMap<>();
        wander(table, (room, command) -> {
            Match match = room.match;
            List<String> told = new ArrayList<>();
            Verdict verdict = match.decide(command, room.host);
            switch (verdict) {
                case Verdict.Accepted(List<Event> events) -> {
                    for (Event event : events) {
                        room.apply(event);
                        for (String person : EVERYBODY) {
                            if (match.phase() != Phase.ENDED) {
                                int as = Viewer.of(match, person).as();
                                told.add(EventView.of(event, match, as).json());
                            }
                        }
                    }
                }
                case Verdict.Refused(Refusal refusal) -> told.add(refusal.toString());
            }
            // Deciding changes nothing, so there is nothing new to see after a refusal.
            if (!Objects.equals(looked.put(room, match.number()), match.number())) {
                told.addAll(seenByEverybody(room));
            }
            told.forEach(text -> assertFalse(text.contains(Room.SECRET), text));
        });
    }

    /** As long as the end has not told all. */
    private static List<String> seenByEverybody(Room room) {
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

    /** Or the properties would prove less than they seem to. */
    @Test
    void everything_that_can_happen_does() {
        Set<String> happened = new TreeSet<>();
        Set<String> refused = new TreeSet<>();
        for (Table table : tables()) {
            wander(table, (room, command) -> {
                switch (room.submit(command)) {
                    case Verdict.Accepted(List<Event> events) ->
                        events.forEach(event -> happened.add(event.getClass().getSimpleName()));
                    case Verdict.Refused(Refusal refusal) -> refused.add(refusal.reason());
                }
            });
        }
        Set<String> kinds = Arrays.stream(Event.class.getPermittedSubclasses())
                .map(Class::getSimpleName)
                .collect(Collectors.toCollection(TreeSet::new));
        kinds.remove("Opened");
        kinds.removeAll(happened);
        assertEquals(Set.of(), kinds, "these never happened");
        assertTrue(refused.size() >= 24, "only these were refused: " + refused);
    }
}
