package parlour.bench.chaos;

import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import parlour.bench.load.GuestSeeder;
import parlour.bench.load.SocketLoop;

/** All visitors, on one thread. */
final class Crowd {

    /** People do not all come in the same moment. */
    private static final long CONNECT_MILLIS = 25;

    private record Party(PlayedGame game, List<Visitor> visitors) {}

    private final SocketLoop loop = new SocketLoop();
    private final Notebook notes;
    private final List<Party> parties = new ArrayList<>();
    private final int port;
    private final int thinkMillis;
    private final SplittableRandom random;
    private final Thread thread = Thread.ofPlatform().name("visitors").daemon().unstarted(this::goOn);
    private volatile boolean isOver;
    private volatile @Nullable RuntimeException failure;
    private int count;

    private Crowd(Notebook notes, int port, int thinkMillis, SplittableRandom random) {
        this.notes = notes;
        this.port = port;
        this.thinkMillis = thinkMillis;
        this.random = random;
    }

    /** Opens a table for each slot, with guests who are written to the database first. */
    static Crowd at(Cluster cluster, List<GameSlot> slots, Notebook notes, int thinkMillis, long seed) {
        List<String> cookies = GuestSeeder.cookies(
                cluster.postgres().location(),
                slots.stream().mapToInt(GameSlot::visitors).sum());
        Crowd crowd = new Crowd(notes, cluster.proxy().port(), thinkMillis, new SplittableRandom(seed));
        try (HttpClient http = HttpClient.newHttpClient()) {
            int used = 0;
            for (GameSlot slot : slots) {
                List<String> theirs = cookies.subList(used, used + slot.visitors());
                String table = cluster.openTable(http, theirs.getFirst(), address(used), slot);
                crowd.add(slot, table, theirs);
                used += slot.visitors();
            }
        }
        return crowd;
    }

    /** Each visitor comes from an address of its own, as far as the server knows. */
    static String address(int number) {
        return "10.1." + number / 250 + "." + (1 + number % 250);
    }

    /** Adds those who play and watch one game. */
    private void add(GameSlot slot, String table, List<String> cookies) {
        PlayedGame game = new PlayedGame(slot.game() + " " + parties.size());
        List<Visitor> visitors = new ArrayList<>();
        for (int i = 0; i < cookies.size(); i++) {
            boolean isPlayer = i < slot.persons();
            visitors.add(new Visitor(
                    loop,
                    notes,
                    port,
                    (isPlayer ? "player " : "spectator ") + count,
                    cookies.get(i),
                    address(count),
                    game,
                    table,
                    isPlayer,
                    thinkMillis,
                    random.split()));
            count++;
        }
        parties.add(new Party(game, List.copyOf(visitors)));
    }

    Notebook notes() {
        return notes;
    }

    void start() {
        thread.start();
    }

    private void goOn() {
        try {
            long delay = 0;
            for (Visitor visitor : everybody()) {
                loop.later(delay, visitor::connect);
                loop.later(delay, visitor::tick);
                delay += CONNECT_MILLIS;
            }
            loop.until(() -> isOver, Long.MAX_VALUE / 2_000_000);
            loop.close();
        } catch (RuntimeException broken) {
            failure = broken;
        }
    }

    /** @throws IllegalStateException if the visitors themselves have failed */
    void requireAlive() {
        if (failure != null) {
            throw new IllegalStateException("a visitor failed", failure);
        }
    }

    void stop() {
        isOver = true;
        try {
            thread.join(TimeUnit.SECONDS.toMillis(20));
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        requireAlive();
    }

    private List<Visitor> everybody() {
        return parties.stream().flatMap(party -> party.visitors().stream()).toList();
    }

    /** The games in which nobody has moved since then. */
    List<String> standing(long time) {
        requireAlive();
        return parties.stream()
                .filter(party -> !party.game().hasMovedSince(time))
                .map(Crowd::name)
                .toList();
    }

    private static String name(Party party) {
        return party.game() + " at " + party.visitors().getFirst().table();
    }

    /** What the visitors of a game wait for, for whoever looks for the cause. */
    String describe(String game) {
        return parties.stream()
                .filter(party -> name(party).equals(game))
                .flatMap(party -> party.visitors().stream())
                .map(Visitor::describe)
                .collect(Collectors.joining("; "));
    }

    List<String> tables() {
        return parties.stream()
                .map(party -> party.visitors().getFirst().table())
                .toList();
    }

    /** Resets this share of all connections; who is reset comes back. */
    void resetSome(double share) {
        loop.execute(() -> {
            for (Visitor visitor : everybody()) {
                if (random.nextDouble() < share) {
                    visitor.reset();
                }
            }
        });
    }

    void beQuiet() {
        everybody().forEach(Visitor::beQuiet);
    }

    /** Whether those who play the same game know the same, and nobody waits for anything. */
    boolean isSettled() {
        requireAlive();
        return parties.stream()
                .allMatch(party -> party.visitors().stream().allMatch(Visitor::isSettled)
                        && party.visitors().stream()
                                        .map(visitor -> visitor.table() + " " + visitor.lastEvent())
                                        .distinct()
                                        .count()
                                == 1);
    }

    /** The table each visitor watches. */
    Map<String, String> watching() {
        Map<String, String> watching = new HashMap<>();
        everybody().forEach(visitor -> watching.put(visitor.name(), visitor.table()));
        return watching;
    }
}
