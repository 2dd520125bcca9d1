package parlour.server;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlour.game.View;
import parlour.server.people.Accounts;
import parlour.server.people.HostKeys;
import parlour.server.people.Limits;
import parlour.server.people.Passwords;
import parlour.server.people.People;
import parlour.server.people.Person;
import parlour.server.people.Tokens;
import parlour.server.store.Bulletin;
import parlour.server.store.Chats;
import parlour.server.store.Claims;
import parlour.server.store.Database;
import parlour.server.store.JdbcListings;
import parlour.server.store.JdbcLog;
import parlour.server.store.Listing;
import parlour.server.store.Listings;
import parlour.server.store.Place;
import parlour.server.store.Uptime;
import parlour.server.table.BotPool;
import parlour.server.table.BotsAndClocks;
import parlour.server.table.EventJson;
import parlour.server.table.Names;
import parlour.server.table.PeerListener;
import parlour.server.table.Peers;
import parlour.server.table.ServingClock;
import parlour.server.table.TableLog;
import parlour.server.table.TableOpener;
import parlour.server.table.TableRegistry;
import parlour.server.table.TableServices;
import parlour.server.thoughts.Thoughts;
import parlour.server.web.Prints;
import parlour.server.web.Site;
import parlour.server.web.WebServer;
import parlour.server.wire.Door;
import parlour.server.wire.Mutes;
import parlour.server.wire.Talk;

/** A whole server: everything is put together here, by hand. */
public final class Server implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Server.class);

    /** The longest that closing waits for sockets to hear the goodbye and close from their side. */
    private static final Duration FAREWELL = Duration.ofMillis(300);

    /** The longest that closing waits for closed sockets to leave their tables, so that other nodes hear of it. */
    private static final Duration LEAVING = Duration.ofSeconds(2);

    private final Settings settings;
    private final Database database;
    private final Bulletin bulletin;
    private final Claims claims;
    private final PeerListener peerListener;
    private final BotsAndClocks botsAndClocks;
    private final Thoughts thoughts;
    private final Door door;
    private final WebServer web;
    private final ScheduledExecutorService chores = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("chores").factory());
    private boolean closed;

    private Server(Settings settings, Surroundings surroundings, Prints prints) {
        this.settings = settings;
        LongSupplier clock = surroundings.clock()::millis;
        Meters meters = new Meters();
        database = Database.open(settings.place(), meters);
        bulletin = Bulletin.open(database);
        claims = Claims.open(database, lost -> {});
        Uptime uptime = Uptime.open(database, clock);

        Limits limits = Limits.usual(surroundings.clock());
        Listings listings = new JdbcListings(database);
        People people = People.open(database, surroundings.clock());
        Passwords passwords = new Passwords();
        Accounts accounts = new Accounts(database, people, passwords, limits.signInsByName());
        Tokens tokens = new Tokens(database, surroundings.clock());
        Chats chats = new Chats(database);

        Peers peers = new Peers(bulletin, claims, clock);
        BotPool bots = new BotPool(
                surroundings.bots(),
                peers,
                settings.botThreads(),
                rememberedBots(),
                surroundings.random().nextLong());
        ServingClock servingClock = new ServingClock(clock, uptime::served);
        botsAndClocks = new BotsAndClocks(servingClock::now, bots, meters::happened);
        EventJson events = new EventJson(
                surroundings.games(), id -> people.person(id).map(Person::id).orElse(id));
        Names names = id -> card(people, id);
        byte[] chanceKey = HostKeys.key(database, "chance");
        TableServices services = new TableServices(
                new TableLog(new JdbcLog(database), events),
                names,
                surroundings.chance(),
                match -> surroundings.chance().secret(chanceKey, match),
                servingClock,
                peers,
                surroundings.random());
        TableOpener opener = new TableOpener(services);
        TableRegistry tables = new TableRegistry(services, opener, botsAndClocks);
        peerListener = new PeerListener(bulletin, peers, tables, people::forget);

        Talk talk = new Talk(chats, new Mutes(database), limits.chatByPerson(), tables, peers, clock);
        door = new Door(tables, talk, clock, settings.sockets());
        thoughts = new Thoughts(
                settings.thoughts(),
                clock,
                surroundings.stopwatch(),
                surroundings.random(),
                () -> bots.queued() > 0,
                meters);
        Site site = new Site(
                surroundings.games(),
                tables,
                opener,
                listings,
                people,
                accounts,
                tokens,
                chats,
                limits,
                names,
                peers,
                door,
                thoughts);
        web = site.start(
                settings.host(), settings.port(), settings.base(), meters::scrape, () -> health(database), prints);
        gauges(meters, tables, bots, listings);
        chores(tables, listings, uptime);
    }

    /**
     * Begins on another core with what every start waits for. To be called as soon as it is clear that a server will be
     * wanted; it is as right without, and slower.
     */
    public static void prepare() {
        Thread.ofPlatform().daemon().name("prepare-web").start(WebServer::prepare);
        Thread.ofPlatform().daemon().name("prepare-store").start(Database::prepare);
    }

    public static Server start(Settings settings, Surroundings surroundings) {
        return start(settings, surroundings, Prints.NONE);
    }

    /** The same, with sheets to print. */
    public static Server start(Settings settings, Surroundings surroundings, Prints prints) {
        return new Server(settings, surroundings, prints);
    }

    private static View card(People people, String id) {
        return people.person(id)
                .map(person -> new View().with("name", person.name()).with("kind", Talk.kind(person)))
                .orElseGet(() -> new View().with("name", "").with("kind", "gone"));
    }

    /** A bot at full strength keeps about 16 MB in mind: all of them together get a quarter of the memory. */
    private static int rememberedBots() {
        long most = Runtime.getRuntime().maxMemory() / 4 / (16L << 20);
        return Math.clamp(most, 2, 64);
    }

    private static View health(Database database) {
        int one = database.read(connection -> {
            try (var query = connection.prepareStatement("select 1");
                    var rows = query.executeQuery()) {
                return rows.next() ? rows.getInt(1) : 0;
            }
        });
        return new View().with("status", one == 1 ? "ok" : "failing");
    }

    private void gauges(Meters meters, TableRegistry tables, BotPool bots, Listings listings) {
        meters.gauge("parlour.tables.awake", "Tables in memory", tables::size);
        meters.gauge("parlour.sockets", "Open sockets", door::size);
        meters.gauge("parlour.bots.queued", "Tables waiting for a bot", bots::queued);
        meters.gauge("parlour.thoughts.waiting", "Questions waiting for the house to think", thoughts::waiting);
        meters.gauge("parlour.thoughts.running", "Questions the house thinks about", thoughts::running);
        for (Listing.Phase phase : Listing.Phase.values()) {
            String name = "parlour.tables." + phase.name().toLowerCase(java.util.Locale.ROOT);
            meters.gauge(name, "Tables in this phase", () -> listings.counts().getOrDefault(phase, 0L));
        }
    }

    private void chores(TableRegistry tables, Listings listings, Uptime uptime) {
        every(Uptime.BEAT_MILLIS, () -> uptime.beat().join());
        every(30_000, tables::evictIdle);
        every(5_000, thoughts::tidy);
        every(Peers.PRESENCE_INTERVAL, tables::repeatPresence);
        Runnable resume = () -> tables.resumeAll(listings.toWake());
        if (settings.place() instanceof Place.Postgres) {
            // Another node may have gone down with bots thinking and clocks running.
            every(5_000, resume);
        }
        Thread.ofVirtual().name("resume").start(resume);
    }

    private void every(long millis, Runnable chore) {
        Runnable safe = () -> {
            try {
                chore.run();
            } catch (RuntimeException failure) {
                LOG.warn("A chore failed: {}", failure.toString());
            }
        };
        // It is over when the house closes; what a chore fails with is logged above.
        var _ = chores.scheduleWithFixedDelay(
                () -> Thread.ofVirtual().name("chore").start(safe), millis, millis, TimeUnit.MILLISECONDS);
    }

    public int port() {
        return web.port();
    }

    List<String> routes() {
        return web.routes();
    }

    /** Where people find it. */
    public URI address() {
        return settings.base().orElseGet(() -> URI.create("http://" + shownHost() + ":" + port()));
    }

    private String shownHost() {
        return settings.host().equals("0.0.0.0") || settings.host().equals("::") ? "localhost" : settings.host();
    }

    /** Says goodbye to everybody, finishes writing, and closes. */
    @Override
    public synchronized void close() {
        if (closed) {
            return;
        }
        closed = true;
        LOG.info("Closing");
        chores.shutdownNow();
        botsAndClocks.close();
        thoughts.close();
        door.close();
        awaitNobody(FAREWELL);
        web.close();
        awaitNobody(LEAVING);
        peerListener.close();
        claims.close();
        bulletin.close();
        database.close();
        LOG.info("Closed; everything is written");
    }

    private void awaitNobody(Duration atMost) {
        long end = System.nanoTime() + atMost.toNanos();
        try {
            while (door.size() > 0 && System.nanoTime() - end < 0) {
                Thread.sleep(Duration.ofMillis(5));
            }
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }
}
