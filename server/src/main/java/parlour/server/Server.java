package parlour.server;

import java.net.URI;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlour.game.View;
import parlour.server.analysis.AnalysisQueue;
import parlour.server.http.ChartPdfs;
import parlour.server.http.HttpRoutes;
import parlour.server.http.WebServer;
import parlour.server.limits.BusyGames;
import parlour.server.limits.ComputePool;
import parlour.server.limits.RateLimits;
import parlour.server.people.Identity;
import parlour.server.people.Person;
import parlour.server.people.access.AccessChanges;
import parlour.server.people.accounts.Accounts;
import parlour.server.people.accounts.BotTokens;
import parlour.server.people.accounts.People;
import parlour.server.people.accounts.PersonalData;
import parlour.server.people.credentials.Passwords;
import parlour.server.people.moderation.Moderation;
import parlour.server.people.moderation.PeopleSearch;
import parlour.server.people.moderation.Reports;
import parlour.server.people.passkeys.Passkeys;
import parlour.server.socket.Chat;
import parlour.server.socket.SocketHandler;
import parlour.server.socket.SocketLimits;
import parlour.server.store.Database;
import parlour.server.store.DatabaseLocation;
import parlour.server.store.Listing;
import parlour.server.store.Listings;
import parlour.server.store.NodeMessages;
import parlour.server.store.StoreException;
import parlour.server.store.TableLeases;
import parlour.server.store.jdbc.CardSetStore;
import parlour.server.store.jdbc.ChatMessages;
import parlour.server.store.jdbc.JdbcDatabase;
import parlour.server.store.jdbc.JdbcEventLog;
import parlour.server.store.jdbc.JdbcListings;
import parlour.server.store.jdbc.Mutes;
import parlour.server.store.jdbc.ServingTime;
import parlour.server.store.setup.StoreFactory;
import parlour.server.table.BotPool;
import parlour.server.table.BotsAndClocks;
import parlour.server.table.EventJson;
import parlour.server.table.PeerListener;
import parlour.server.table.Peers;
import parlour.server.table.PlayedOpenings;
import parlour.server.table.ProfileLookup;
import parlour.server.table.ServingClock;
import parlour.server.table.TableLog;
import parlour.server.table.TableOpener;
import parlour.server.table.TableRegistry;
import parlour.server.table.TableSecrets;
import parlour.server.table.TableServices;

/** The server. Its parts are wired together here, by hand. */
public final class Server implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Server.class);

    /** How long closing waits for clients to receive the goodbye and close their sockets. */
    private static final Duration CLOSE_TIMEOUT = Duration.ofMillis(300);

    /** How long closing waits for closed sockets to leave their tables, so that other nodes are notified. */
    private static final Duration LEAVING = Duration.ofSeconds(2);

    /** A game without a clock that nobody plays for so long is closed without a result. */
    private static final Duration ABANDONED_AFTER = Duration.ofDays(90);

    private static final Duration ABANDONED_INTERVAL = Duration.ofMinutes(5);
    private static final int ABANDONED_AT_ONCE = 100;

    private static final Duration BETWEEN_BATCHES = Duration.ofMillis(50);
    /** At least; as many as sockets, if more of those are allowed. */
    private static final int TABLES_PER_ADDRESS = 200;

    /** A browser opens several connections besides a page's socket. */
    private static final int CONNECTIONS_PER_SOCKET = 8;

    private final ServerConfig config;
    private final JdbcDatabase database;
    private final NodeMessages nodeMessages;
    private final TableLeases leases;
    private final ServingTime servingTime;
    private final TableRegistry tables;
    private final AccessChanges access;
    private final PeerListener peerListener;
    private final BotsAndClocks botsAndClocks;
    private final AnalysisQueue analysis;
    private final ComputePool pool;
    private final CleanUp cleanUp;
    private final SocketHandler socket;
    private final WebServer web;
    private final ScheduledExecutorService jobs = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("jobs").factory());
    private final AtomicBoolean isResuming = new AtomicBoolean();
    private boolean closed;

    private Server(ServerConfig config, Environment environment, ChartPdfs charts) {
        this.config = config;
        LongSupplier clock = environment.clock()::millis;
        ServerMetrics metrics = new ServerMetrics();
        database = StoreFactory.open(config.database(), metrics);
        nodeMessages = database.openNodeMessages();
        leases = database.openLeases();
        servingTime = ServingTime.open(database, clock, environment.elapsed());

        RateLimits limits = RateLimits.defaults(environment.clock(), config.socketsPerAddress());
        Listings listings = new JdbcListings(database);
        access = config.database() instanceof DatabaseLocation.Postgres
                ? AccessChanges.ofSeveralNodes(database, nodeMessages)
                : AccessChanges.ofOneNode(database);
        // First: the others ask it when they hear of a change.
        Moderation moderation = Moderation.open(database, access, environment.clock());
        People people = People.open(database, environment.clock(), access);
        pool = new ComputePool(ComputePool.Limits.defaults());
        Passwords passwords = new Passwords(pool);
        Accounts accounts =
                new Accounts(database, people, passwords, limits.signInsByNameAndAddress(), limits.signInsByName());
        BotTokens tokens = new BotTokens(database, environment.clock(), access);
        Passkeys passkeys = new Passkeys(database, accounts, environment.clock());
        ChatMessages chats = new ChatMessages(database);

        Peers peers = new Peers(nodeMessages, leases, environment.elapsed());
        BotPool bots = new BotPool(
                environment.bots(),
                peers,
                config.botThreads(),
                rememberedBots(),
                environment.random().nextLong(),
                metrics::thinkingGranted);
        BusyGames busy = new BusyGames(System::nanoTime);
        ServingClock servingClock = new ServingClock(servingTime::now, servingTime::servingTime, servingTime::catchUp);
        botsAndClocks = new BotsAndClocks(servingClock::now, bots, happened -> {
            busy.moved(happened.size());
            metrics.onEvents(happened);
        });
        EventJson events = new EventJson(
                environment.games(), id -> people.person(id).map(Person::id).orElse(id));
        ProfileLookup profiles = id -> profile(people, id);
        TableSecrets secrets = new TableSecrets(database, environment.chance(), environment.random(), clock);
        TableLog tableLog = new TableLog(new JdbcEventLog(database), events);
        TableServices services = new TableServices(
                tableLog, profiles, environment.chance(), secrets, servingClock, peers, environment.random());
        TableOpener opener = new TableOpener(services);
        tables = new TableRegistry(services, opener, botsAndClocks);
        peerListener = new PeerListener(nodeMessages, peers, tables);

        Chat talk = new Chat(chats, new Mutes(database), limits.chatByPerson(), tables, peers, clock);
        socket = new SocketHandler(
                tables,
                talk,
                clock,
                new SocketLimits(config.maxConnections(), config.socketsPerAddress(), limits),
                access,
                identity -> isValid(identity, people, tokens),
                moderation,
                config.site());
        access.listen(socket);
        access.listen(new SeatOwners(tables));
        access.start(socket::resume);
        // Where analyses could take half of the processors from the games.
        boolean isScarce =
                2 * config.analysis().threads() >= Runtime.getRuntime().availableProcessors();
        analysis = new AnalysisQueue(
                config.analysis(),
                clock,
                environment.stopwatch(),
                environment.random(),
                () -> bots.queued() > 0 || (isScarce && busy.areMany()),
                metrics);
        CardSetStore cardSets = new CardSetStore(database, clock);
        HttpRoutes site = new HttpRoutes(
                environment.games(),
                tables,
                opener,
                listings,
                people,
                accounts,
                tokens,
                access,
                chats,
                new PersonalData(database),
                passkeys,
                limits,
                profiles,
                socket,
                analysis,
                pool,
                cardSets,
                new PlayedOpenings(listings, tableLog, clock),
                Math.max(TABLES_PER_ADDRESS, config.socketsPerAddress()),
                CONNECTIONS_PER_SOCKET * config.socketsPerAddress(),
                host(moderation, chats, environment));
        web = site.start(
                config.host(),
                config.port(),
                config.publicUrl(),
                config.hostNames(),
                metrics::scrape,
                new HealthCheck(servingTime)::answer,
                charts,
                config.isEachRequestLogged());
        gauges(metrics, tables, bots, listings);
        cleanUp = new CleanUp(tables, listings, people, clock);
        scheduleJobs(bots, listings, servingClock, people);
        every(600_000, () -> {
            secrets.deleteExpired();
            passkeys.deleteExpired();
            cardSets.deleteExpired();
        });
    }

    /**
     * Loads in the background what every start needs. Optional: call it as soon as it is clear that a server will be
     * started, to start faster.
     */
    public static void prepare() {
        Thread.ofPlatform().daemon().name("prepare-web").start(WebServer::prepare);
        Thread.ofPlatform().daemon().name("prepare-store").start(StoreFactory::prepare);
    }

    public static Server start(ServerConfig config, Environment environment) {
        return start(config, environment, ChartPdfs.NONE);
    }

    /** Starts a server with printable charts. */
    public static Server start(ServerConfig config, Environment environment, ChartPdfs charts) {
        return new Server(config, environment, charts);
    }

    private HttpRoutes.Host host(Moderation moderation, ChatMessages chats, Environment environment) {
        PeopleSearch search = new PeopleSearch(database);
        Set<String> admins = new HashSet<>();
        for (String name : config.admins()) {
            // By id, not by name: nobody becomes an administrator by taking the name later.
            search.account(name)
                    .ifPresentOrElse(
                            account -> admins.add(account.id()),
                            () -> LOG.atWarn()
                                    .addKeyValue("account", name)
                                    .log("There is no account of this name: create it, then start again"));
        }
        return new HttpRoutes.Host(
                moderation,
                new Reports(database, chats, environment.clock()),
                search,
                Set.copyOf(admins),
                config.site());
    }

    private static boolean isValid(Identity identity, People people, BotTokens tokens) {
        return identity.person().kind() == Person.Kind.BOT
                ? tokens.isValid(identity.session())
                : people.sessions().isOpen(identity.session());
    }

    private static View profile(People people, String id) {
        return people.person(id)
                .orElse(new Person(id, Person.Kind.DELETED, "", ""))
                .profile();
    }

    /** A bot at full strength keeps about 16 MB: all together may use a quarter of the memory. */
    private static int rememberedBots() {
        long max = Runtime.getRuntime().maxMemory() / 4 / (16L << 20);
        return Math.clamp(max, 2, 64);
    }

    private void gauges(ServerMetrics metrics, TableRegistry tables, BotPool bots, Listings listings) {
        metrics.gauge("parlour.tables.loaded", "Tables in memory", tables::size);
        metrics.gauge("parlour.connections", "Open sockets", socket::size);
        metrics.gauge("parlour.bots.queued", "Tables waiting for a bot", bots::queued);
        metrics.gauge("parlour.analysis.queued", "Analyses waiting for a thread", analysis::waiting);
        metrics.gauge("parlour.computations.queued", "Computations waiting for a thread", pool::waiting);
        metrics.gauge("parlour.analysis.running", "Analyses running", analysis::running);
        for (Listing.Phase phase : Listing.Phase.values()) {
            metrics.gauge(
                    "parlour.tables",
                    "Tables in this phase",
                    () -> listings.counts().getOrDefault(phase, 0L),
                    "phase",
                    phase.name().toLowerCase(java.util.Locale.ROOT));
        }
    }

    private void scheduleJobs(BotPool bots, Listings listings, ServingClock servingClock, People people) {
        every(ServingTime.HEARTBEAT_MILLIS, this::heartbeat);
        every(1_000, access::poll);
        every(1_000, tables::readUncertainAgain);
        every(5_000, tables::evictIdle);
        every(5_000, analysis::evictIdle);
        every(CleanUp.INTERVAL.toMillis(), cleanUp::run);
        every(Duration.ofHours(1).toMillis(), people.sessions()::deleteExpired);
        every(Peers.PRESENCE_INTERVAL, tables::repeatPresence);
        every(TableLeases.RENEWAL_MILLIS, leases::renew);
        every(ABANDONED_INTERVAL.toMillis(), () -> abandon(listings, servingClock));
        // Finds bots and clocks that nobody looks after: after a start, a failure, or the death of another node.
        Runnable resume = () -> resumeDue(bots, listings, servingClock);
        every(1_000, resume);
        Thread.ofVirtual().name("resume").start(resume);
    }

    /** A few at a time: nobody is in a hurry. */
    private void abandon(Listings listings, ServingClock servingClock) {
        tables.abandon(listings.abandoned(servingClock.dateTime() - ABANDONED_AFTER.toMillis(), ABANDONED_AT_ONCE));
    }

    /** Goes on while more tables are due than the bots have room for. */
    private void resumeDue(BotPool bots, Listings listings, ServingClock servingClock) {
        if (!isResuming.compareAndSet(false, true)) {
            return;
        }
        try {
            boolean isMoreDue = true;
            while (isMoreDue && !jobs.isShutdown()) {
                int room = bots.room();
                List<String> due = listings.due(servingClock.now(), room);
                tables.resumeDue(due, listings);
                isMoreDue = due.size() == room && room > BotPool.MIN_ROOM;
                LockSupport.parkNanos(isMoreDue ? BETWEEN_BATCHES.toNanos() : 1);
            }
        } finally {
            isResuming.set(false);
        }
    }

    /** Called every second. Tests that move the clock call it, too. */
    void heartbeat() {
        Database.durable(servingTime.heartbeat());
        if (servingTime.takeNewOutages()) {
            tables.reloadTicking();
        }
    }

    /** The first of a series of failures is logged; those of the database are logged where they happen. */
    private void every(long millis, Runnable job) {
        AtomicBoolean isFailing = new AtomicBoolean();
        Runnable safe = () -> {
            try {
                job.run();
                isFailing.set(false);
            } catch (RuntimeException failure) {
                if (failure instanceof StoreException || isFailing.getAndSet(true)) {
                    LOG.debug("Scheduled job failed", failure);
                } else {
                    LOG.warn("Scheduled job failed", failure);
                }
            }
        };
        // Cancelled when the server closes; failures are logged above.
        var _ = jobs.scheduleWithFixedDelay(
                () -> Thread.ofVirtual().name("chore").start(safe), millis, millis, TimeUnit.MILLISECONDS);
    }

    public int port() {
        return web.port();
    }

    /** Closes abandoned tables and deletes unused guests now; otherwise that is done from time to time. */
    void cleanUp() {
        cleanUp.run();
    }

    List<String> routes() {
        return web.routes();
    }

    int tablesInMemory() {
        return tables.size();
    }

    /** For tests that make it fail. */
    JdbcDatabase database() {
        return database;
    }

    /** The public address. */
    public URI address() {
        return config.publicUrl().orElseGet(() -> URI.create("http://" + shownHost() + ":" + port()));
    }

    private String shownHost() {
        return config.host().equals("0.0.0.0") || config.host().equals("::") ? "localhost" : config.host();
    }

    /** Notifies clients, finishes pending writes and closes. */
    @Override
    public synchronized void close() {
        if (closed) {
            return;
        }
        closed = true;
        LOG.info("Closing");
        jobs.shutdownNow();
        botsAndClocks.close();
        analysis.close();
        pool.close();
        socket.close();
        awaitNobody(CLOSE_TIMEOUT);
        web.close();
        awaitNobody(LEAVING);
        peerListener.close();
        access.close();
        leases.close();
        nodeMessages.close();
        try {
            servingTime.close();
        } catch (StoreException failure) {
            LOG.debug("The other nodes will notice that this one has stopped", failure);
        }
        database.close();
        LOG.info("Closed; everything is written");
    }

    private void awaitNobody(Duration atMost) {
        long end = System.nanoTime() + atMost.toNanos();
        try {
            while (socket.size() > 0 && System.nanoTime() - end < 0) {
                Thread.sleep(Duration.ofMillis(5));
            }
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }
}
