package parlour.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.Supplier;
import parlour.game.Refusal;
import parlour.game.View;
import parlour.match.Command;
import parlour.match.Event;
import parlour.match.Field;
import parlour.match.Host;
import parlour.match.Match;
import parlour.match.Sitter;
import parlour.match.Verdict;
import parlour.match.Viewer;
import parlour.match.protocol.HostedTable;
import parlour.match.protocol.Replies;
import parlour.match.protocol.TableMessages;
import parlour.server.store.Entry;

/**
 * One match that is being played or watched. Takes one command at a time: whoever comes meanwhile waits, which costs
 * little on a virtual thread. The lock is held until the events are durable and everybody has been told.
 */
public final class LiveTable {

    /** Another node may be quicker now and then, but not for ever. */
    private static final int MOST_TRIES = 8;

    private final String name;
    private final House house;
    private final ReentrantLock lock = new ReentrantLock();
    private final HostedTable table;
    private final Match match;
    private final Attendance attendance;
    private final Audience audience;
    private final Host host;
    private long lastUse;
    private volatile boolean retired;

    LiveTable(String name, House house) {
        this.name = name;
        this.house = house;
        this.attendance = new Attendance(house.now());
        this.table = new HostedTable(name, house.names()::card, () -> house.returnCommitment(name));
        this.match = table.match();
        this.audience = new Audience(match, table.messages());
        this.host = house.host(this);
        this.lastUse = house.now();
    }

    public String name() {
        return name;
    }

    /** Does something while nothing else happens to the table. Whoever is alone already may call what is done alone. */
    private <T> T alone(Supplier<T> step) {
        lock.lock();
        try {
            return step.get();
        } finally {
            lock.unlock();
        }
    }

    private void doAlone(Runnable step) {
        alone(() -> {
            step.run();
            return true;
        });
    }

    /** What a seat could do if it were its turn. */
    public View threats(long id, int seat) {
        return alone(
                () -> retired ? awake().threats(id, seat) : table.messages().threats(id, seat));
    }

    /** Does something with the match while nothing else happens to it. What is returned must not share its state. */
    public <T> T look(Function<Match, T> look) {
        return alone(() -> retired ? awake().look(look) : look.apply(match));
    }

    /** Whether this node may think for the bots here. */
    boolean mayHost() {
        return house.neighbours().mayHost(name);
    }

    boolean isAway(String person) {
        return attendance.isAway(person, house.now());
    }

    /** Gives the table up if nobody watches and nothing was asked for a while; whoever still holds it must find it anew. */
    boolean retire(long now, long patience) {
        return alone(() -> {
            retired = retired || (audience.isEmpty() && now - lastUse > patience);
            return retired;
        });
    }

    boolean isRetired() {
        return retired;
    }

    /** Whoever holds a table that has been put away is led to the one that is awake. */
    private LiveTable awake() {
        return house.find(name).orElseThrow(() -> new IllegalStateException(name + " has left the log"));
    }

    /** Leaves its place to one that is read anew; whoever watches is shown that one. */
    void giveWay() {
        List<Watcher> moving = alone(() -> {
            retired = true;
            return audience.dismissed();
        });
        LiveTable next = awake();
        moving.forEach(watcher -> next.watch(watcher, 0, View::json));
    }

    // ---- Commands ----

    /**
     * Carries out a command.
     *
     * @param seen the number of the last event whoever asks has seen
     */
    public Answer submit(Command command, int seen) {
        return alone(() -> {
            if (retired) {
                return awake().submit(command, seen);
            }
            lastUse = house.now();
            for (int tries = 0; tries < MOST_TRIES; tries++) {
                switch (table.decide(command, seen, host)) {
                    case Verdict.Refused(Refusal refusal) -> {
                        return new Answer.Refused(refusal, match.number());
                    }
                    case Verdict.Accepted(List<Event> events) -> {
                        if (append(events)) {
                            return new Answer.Done(match.number());
                        }
                    }
                }
                refresh();
            }
            return new Answer.Refused(Replies.STALE, match.number());
        });
    }

    /** For the host's own doings, which need to have seen nothing. */
    Answer submit(Command command) {
        return alone(() -> submit(command, match.number()));
    }

    /** Makes events durable, then true; false if another node was quicker. */
    boolean append(List<Event> events) {
        long at = house.wallClock();
        List<Entry> entries = new ArrayList<>();
        for (Event event : events) {
            entries.add(new Entry(match.number() + entries.size() + 1, at, EventJson.write(event)));
        }
        if (!house.append(name, match, entries, events)) {
            return false;
        }
        happened(events, at);
        return true;
    }

    /** Takes over what other nodes have appended. */
    void refresh() {
        doAlone(() -> {
            List<Event> events = new ArrayList<>();
            long at = 0;
            for (Entry entry : house.read(name, match.number())) {
                events.add(house.event(entry));
                at = entry.at();
            }
            if (!events.isEmpty()) {
                happened(events, at);
            }
        });
    }

    /** Replays what is in the log; nobody watches yet. */
    void load(List<Entry> entries) {
        for (Entry entry : entries) {
            match.apply(house.event(entry), house.served(entry.at()));
        }
    }

    /** It has just been woken: whoever looks after tables looks at it. */
    void attended() {
        doAlone(() -> house.attend(this, match, List.of()));
    }

    // ---- Telling ----

    /** The events are durable: they become part of the match, and everybody is told. */
    private void happened(List<Event> events, long at) {
        table.apply(events, house.served(at), house.now(), (event, changed) -> {
            if (event instanceof Event.RematchAgreed(String next)) {
                // Whoever hears of the return game goes there at once: it must be there.
                house.openRematch(name, match, next);
            }
            audience.tell(event, at, changed, house.now());
        });
        for (Event event : events) {
            if (event instanceof Event.Sat(int seat, Sitter.Person(String id), String bytes) && attendance.isHere(id)) {
                tellPresence(id, true);
            }
        }
        house.attend(this, match, events);
    }

    /** Sends something that is no part of the match to everybody who wants to hear of a person. */
    public void pass(String message, String about) {
        doAlone(() -> {
            if (retired) {
                awake().pass(message, about);
                return;
            }
            audience.sendAbout(about, message);
        });
    }

    // ---- Watching ----

    /** The table as somebody sees it who does not stay. */
    public View seenBy(Optional<String> person) {
        return alone(() -> {
            if (retired) {
                return awake().seenBy(person);
            }
            lastUse = house.now();
            return table.messages().table(audience.viewer(person), house.now(), present());
        });
    }

    /**
     * From now on this watcher is told everything. What it has missed comes first.
     *
     * @param after the last number it has seen; 0 for none
     * @param first makes a message of the whole table, if the whole is needed
     * @return whether only what was missed has been sent, and not the whole
     */
    public boolean watch(Watcher watcher, int after, Function<View, String> first) {
        return alone(() -> {
            if (retired) {
                return awake().watch(watcher, after, first);
            }
            lastUse = house.now();
            Viewer viewer = audience.viewer(watcher.person());
            boolean isNew = audience.comes(watcher);
            boolean resumed = after > 0 && after <= match.number() && match.number() - after <= House.MOST_MISSED;
            if (resumed) {
                catchUp(watcher, viewer, after);
            } else {
                watcher.send(first.apply(table.messages().table(viewer, house.now(), present())));
            }
            if (isNew) {
                watcher.person().ifPresent(this::comes);
            }
            return resumed;
        });
    }

    /** Events are told as they were; what has changed since is told with the last one. */
    private void catchUp(Watcher watcher, Viewer viewer, int after) {
        for (View event : events(viewer, after)) {
            watcher.send(event.json());
        }
    }

    /** What this person would have been told since. */
    public List<View> events(Optional<String> person, int after) {
        return alone(() -> retired ? awake().events(person, after) : events(audience.viewer(person), after));
    }

    private List<View> events(Viewer viewer, int after) {
        List<View> messages = new ArrayList<>();
        Match again = new Match();
        TableMessages replay = new TableMessages(name, again, house.names()::card, () -> house.returnCommitment(name));
        for (Entry entry : house.read(name, 0)) {
            if (entry.number() > match.number()) {
                break;
            }
            Event event = house.event(entry);
            again.apply(event, house.served(entry.at()));
            if (entry.number() > after) {
                messages.add(replay.event(event, viewer, entry.at()));
            }
        }
        if (!messages.isEmpty()) {
            messages.getLast().with("state", table.messages().state(viewer, Field.all(), house.now()));
        }
        return messages;
    }

    public void unwatch(Watcher watcher) {
        doAlone(() -> {
            if (retired) {
                awake().unwatch(watcher);
                return;
            }
            lastUse = house.now();
            if (audience.goes(watcher)) {
                watcher.person().ifPresent(this::goes);
            }
        });
    }

    private void comes(String person) {
        if (attendance.comes(person)) {
            tellPresence(person, true);
        }
    }

    private void goes(String person) {
        if (attendance.goes(person, house.now())) {
            tellPresence(person, false);
        }
    }

    /** Who only watches is nobody's business. */
    private void tellPresence(String person, boolean here) {
        if (!match.seatsOf(person).isEmpty()) {
            house.neighbours().presence(name, person, here);
            showPresence(person, here);
        }
    }

    /** Somebody has come or gone, here or on another node. */
    void showPresence(String person, boolean here) {
        doAlone(() -> {
            boolean still = attendance.isHere(person) || house.neighbours().isElsewhere(name, person);
            if (here == still) {
                audience.send(table.messages().presence(person, here).json());
            }
        });
    }

    private List<String> present() {
        return match.people().stream()
                .filter(person ->
                        attendance.isHere(person) || house.neighbours().isElsewhere(name, person))
                .toList();
    }

    /** Tells the other nodes again who is here. */
    void repeatPresence() {
        doAlone(() -> {
            for (String person : match.people()) {
                if (attendance.isHere(person)) {
                    house.neighbours().presence(name, person, true);
                }
            }
        });
    }

    // ---- Declaring ----

    /** Shows the others what is being considered; kept nowhere. */
    public Answer declare(String person, String text, int seen) {
        return alone(() -> {
            if (retired) {
                return awake().declare(person, text, seen);
            }
            Optional<Refusal> refusal = table.refusalToDeclare(person, text, seen);
            if (refusal.isPresent()) {
                return new Answer.Refused(refusal.get(), match.number());
            }
            String message = table.messages().declared(text).json();
            showDeclared(message, person);
            house.neighbours().declared(name, person, message);
            return new Answer.Done(match.number());
        });
    }

    /** To everybody but the one who declares. */
    void showDeclared(String message, String person) {
        doAlone(() -> audience.sendToAllBut(person, message));
    }
}
