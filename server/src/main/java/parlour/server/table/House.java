package parlour.server.table;

import java.security.SecureRandom;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.regex.Pattern;
import parlour.chance.Secret;
import parlour.game.Game;
import parlour.match.Command;
import parlour.match.Event;
import parlour.match.Host;
import parlour.match.Match;
import parlour.match.Opening;
import parlour.match.Phase;
import parlour.match.Terms;
import parlour.server.store.Entry;
import parlour.server.store.Listing;
import parlour.server.store.Log;

/** Every table there is: finds the living ones, wakes the others from the log, and opens new ones. */
public final class House {

    /** Who has missed more events than this is shown the table anew. */
    static final int MOST_MISSED = 200;

    /** Milliseconds after which a table nobody looks at is put away. It can be had back from the log at any time. */
    private static final long PATIENCE = 5 * 60_000;

    /** Letters and digits that cannot be mistaken for one another when read aloud or typed from a screen. */
    private static final String LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

    private static final int NAME_LENGTH = 8;

    /** What cannot be the name of a table is not looked up: some of it no database takes. */
    private static final Pattern NAME = Pattern.compile("[a-z0-9]{1,64}");

    /** What a house is built with. */
    public record Fittings(
            List<? extends Game> games,
            Log log,
            EventJson events,
            Names names,
            Chance chance,
            Function<String, Secret> secrets,
            Time time,
            Cluster cluster,
            Attendants attendants,
            SecureRandom random) {}

    /** The wall clock, and the time in which the house was open. */
    public record Time(LongSupplier wall, java.util.function.LongUnaryOperator served) {}

    private final Fittings fittings;
    private final Map<String, LiveTable> tables = new ConcurrentHashMap<>();

    public House(Fittings fittings) {
        this.fittings = fittings;
        fittings.cluster().serve(name -> Optional.ofNullable(tables.get(name)), this::refreshAll);
    }

    private void refreshAll() {
        tables.values().forEach(LiveTable::refresh);
    }

    public List<? extends Game> games() {
        return fittings.games();
    }

    // ---- Finding ----

    /** The table of that name, awake. */
    public Optional<LiveTable> find(String name) {
        LiveTable known = tables.get(name);
        if (known != null && !known.isRetired()) {
            return Optional.of(known);
        }
        if (!NAME.matcher(name).matches()) {
            return Optional.empty();
        }
        List<Entry> entries = fittings.log().read(name, 0);
        if (entries.isEmpty()) {
            return Optional.empty();
        }
        LiveTable woken = new LiveTable(name, this);
        woken.load(entries);
        LiveTable table = tables.compute(name, (key, other) -> other != null && !other.isRetired() ? other : woken);
        if (table == woken) {
            woken.attended();
        }
        return Optional.of(table);
    }

    /** How many tables are awake. */
    public int size() {
        return tables.size();
    }

    /** Puts away what nobody has looked at for a while. */
    public void tidy() {
        long now = now();
        tables.values().removeIf(table -> table.retire(now, PATIENCE));
        fittings.cluster().tidy();
    }

    /** Tells the other nodes again who is here. */
    public void repeatPresence() {
        tables.values().forEach(LiveTable::repeatPresence);
    }

    /** Looks after tables on which a clock runs or a bot has to move, whoever looked after them before. */
    public void wake(List<String> names) {
        for (String name : names) {
            find(name).ifPresent(LiveTable::attended);
        }
    }

    /** The people of this table have changed: it is read anew, and shown anew to whoever watches. */
    public void forget(String name) {
        LiveTable known = tables.remove(name);
        if (known != null) {
            known.giveWay();
        }
    }

    // ---- Opening ----

    /** A name for a table that may be opened, and what the host commits itself to there. */
    public record Offer(String table, String commitment) {}

    /** Whoever opens a table brings bytes for chance at once, and should see first what the host is bound to. */
    public Offer offer() {
        String name = newName();
        while (isTaken(name)) {
            name = newName();
        }
        return new Offer(name, secret(name).commitment());
    }

    /** Whether a text could name a table. */
    public static boolean isName(String text) {
        return text.length() == NAME_LENGTH && text.chars().allMatch(letter -> LETTERS.indexOf(letter) >= 0);
    }

    private boolean isTaken(String name) {
        return tables.containsKey(name) || !fittings.log().read(name, 0).isEmpty();
    }

    private Secret secret(String match) {
        return fittings.secrets().apply(match);
    }

    /** The secret of a return game belongs to the game before it: its own name is not known until all have agreed. */
    private Secret secretOfReturn(String old) {
        return secret("return of " + old);
    }

    /** What the host commits itself to for the return game. */
    String returnCommitment(String name) {
        return secretOfReturn(name).commitment();
    }

    /** Sets a table under a new name. */
    public LiveTable open(Terms terms, String opener, Map<Integer, Integer> bots, List<Opening.Place> sitting) {
        Optional<LiveTable> table = Optional.empty();
        while (table.isEmpty()) {
            table = open(newName(), terms, opener, bots, sitting);
        }
        return table.get();
    }

    /** Sets a table; nothing if there is one of that name already. */
    public Optional<LiveTable> open(
            String name, Terms terms, String opener, Map<Integer, Integer> bots, List<Opening.Place> sitting) {
        Secret secret = secret(name);
        return open(
                name,
                new Opening(terms, opener, secret.reveal(), secret.commitment(), bots, sitting, Optional.empty()));
    }

    /** Nothing if there is a table of that name already. */
    private Optional<LiveTable> open(String name, Opening opening) {
        LiveTable table = new LiveTable(name, this);
        if (!table.append(Match.open(opening, host(table)))) {
            return Optional.empty();
        }
        tables.put(name, table);
        return Optional.of(table);
    }

    /** The return game: the same terms, everybody one seat further. Does nothing if it has been set already. */
    void openRematch(String old, Match match, String name) {
        if (isTaken(name)) {
            return;
        }
        Secret secret = secretOfReturn(old);
        open(name, Opening.rematch(match, old, secret.reveal(), secret.commitment()));
    }

    private String newName() {
        StringBuilder name = new StringBuilder();
        for (int i = 0; i < NAME_LENGTH; i++) {
            name.append(LETTERS.charAt(fittings.random().nextInt(LETTERS.length())));
        }
        return name.toString();
    }

    // ---- What tables ask of the house ----

    Names names() {
        return fittings.names();
    }

    long wallClock() {
        return fittings.time().wall().getAsLong();
    }

    long served(long wall) {
        return fittings.time().served().applyAsLong(wall);
    }

    long now() {
        return served(wallClock());
    }

    Event event(Entry entry) {
        return fittings.events().read(entry.event());
    }

    List<Entry> read(String name, int after) {
        return fittings.log().read(name, after);
    }

    /** Waits until the entries are durable; false if somebody else was quicker. */
    boolean append(String name, Match match, List<Entry> entries, List<Event> events) {
        Optional<Listing> listing =
                Cards.listing(name, match, events, entries.getFirst().at());
        return fittings.log().append(name, match.number(), entries, listing).join();
    }

    Neighbours neighbours() {
        return fittings.cluster();
    }

    /** Something has happened: a clock may have to be watched, a bot to think, a return game to be set. */
    void attend(LiveTable table, Match match, List<Event> events) {
        if (match.nextMatch().isPresent()) {
            openRematch(table.name(), match, match.nextMatch().get());
        }
        if (match.phase() == Phase.PLAYING) {
            fittings.attendants().attend(table, match);
        } else if (!events.isEmpty() && match.phase() == Phase.ENDED) {
            fittings.cluster().release(table.name());
        }
        fittings.attendants().happened(match, events);
    }

    Host host(LiveTable table) {
        return new Host() {
            @Override
            public long now() {
                return House.this.now();
            }

            @Override
            public String draw(Match match) {
                return fittings.chance().draw(match);
            }

            @Override
            public boolean isAway(String person) {
                return table.isAway(person) && !fittings.cluster().isElsewhere(table.name(), person);
            }

            @Override
            public String name() {
                return newName();
            }
        };
    }

    /** For whoever keeps the clocks. If there is time left after all, because an outage was noted, it is called again. */
    void callTime(String name) {
        Optional<LiveTable> table = find(name);
        if (table.isPresent() && table.get().submit(new Command.CallTime()) instanceof Answer.Refused) {
            table.get().attended();
        }
    }
}
