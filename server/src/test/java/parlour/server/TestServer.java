package parlour.server;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import parlour.game.Game;
import parlour.game.kuhn.Kuhn;
import parlour.registry.GameRegistry;
import parlour.server.http.ChartPdfs;
import parlour.server.store.DatabaseLocation;
import parlour.server.store.TestDatabase;
import parlour.server.store.jdbc.JdbcDatabase;
import parlour.server.table.BotPool;
import parlour.server.table.ChanceSource;

/**
 * A real server on a free port, with Kuhn poker besides the real games. Its clock moves only when advanced, and a
 * little with every message a client sends, to stay within the socket's rate limit. The analysis stopwatch stands
 * still: an analysis limited only by time runs until it is cancelled.
 */
final class TestServer implements AutoCloseable {

    /** The name of the administrator's account. */
    private static final String ADMIN = "Hostess";

    /** Milliseconds per message, as much as the rate limit requires. */
    private static final long WAIT = 25;

    private static final ChartPdfs SHEET = (top, language) -> Optional.of("%PDF".getBytes(StandardCharsets.US_ASCII));

    private final ServerConfig config;
    private final Environment environment;
    private final ManualClock clock;
    private final List<ApiClient> visitors = new ArrayList<>();
    private Server server;

    private TestServer(ServerConfig config, Environment environment, ManualClock clock) {
        this.config = config;
        this.environment = environment;
        this.clock = clock;
        this.server = Server.start(config, environment, SHEET);
    }

    static TestServer in(Path data) {
        return in(data, games(), ChanceSource.provable(), new SecureRandom());
    }

    static TestServer in(Path data, List<Game> games, ChanceSource chance, SecureRandom random) {
        TestDatabase.SQLITE.fresh(data);
        return at(settings(data).build(), games, chance, random, new ManualClock());
    }

    static TestServer at(
            ServerConfig config, List<Game> games, ChanceSource chance, SecureRandom random, ManualClock clock) {
        return with(config, games, Environment.system(config.data()).bots(), chance, random, clock);
    }

    /** A node on a database that other nodes may share. */
    static TestServer on(DatabaseLocation location, Path data, ManualClock clock) {
        ServerConfig config = settings(data).database(location).botThreads(1).build();
        return at(config, games(), ChanceSource.provable(), new SecureRandom(), clock);
    }

    /** A server with bots and random draws chosen by the test. */
    static TestServer in(Path data, BotPool.BotFactory bots, ChanceSource chance) {
        TestDatabase.SQLITE.fresh(data);
        return with(settings(data).build(), games(), bots, chance, new SecureRandom(), new ManualClock());
    }

    static TestServer with(
            ServerConfig config,
            List<Game> games,
            BotPool.BotFactory bots,
            ChanceSource chance,
            SecureRandom random,
            ManualClock clock) {
        return new TestServer(
                config, new Environment(games, bots, chance, clock, clock::elapsed, () -> 0, random), clock);
    }

    private static ServerConfig.Builder settings(Path data) {
        return ServerConfig.in(data).admins(Set.of(ADMIN));
    }

    /** The administrator. Restarts the server, since the account must be there when it starts. */
    ApiClient admin() {
        ApiClient account = guest(ADMIN);
        account.post("/api/accounts", "{\"name\":\"" + ADMIN + "\",\"password\":\"a long walk home\"}");
        restart();
        return account;
    }

    static List<Game> games() {
        List<Game> games = new ArrayList<>(GameRegistry.all());
        games.add(Kuhn.KUHN);
        return games;
    }

    URI address() {
        return server.address();
    }

    int port() {
        return server.port();
    }

    ManualClock clock() {
        return clock;
    }

    /** All clients created so far. */
    List<ApiClient> visitors() {
        return visitors;
    }

    /** A client without an identity. */
    ApiClient stranger() {
        ApiClient visitor = new ApiClient(this::address, () -> clock.advance(WAIT));
        visitors.add(visitor);
        return visitor;
    }

    ApiClient guest(String name) {
        ApiClient visitor = stranger();
        visitor.comesInAs(name);
        return visitor;
    }

    /** A client with the cookie of another one. */
    ApiClient with(ApiClient known) {
        ApiClient visitor = stranger();
        known.handTo(visitor);
        return visitor;
    }

    int tablesInMemory() {
        return server.tablesInMemory();
    }

    JdbcDatabase database() {
        return server.database();
    }

    /** Lets time pass while the server is running. */
    void serve(Duration time) {
        for (long left = time.toMillis(); left > 0; left -= 1_000) {
            clock.advance(Math.min(left, 1_000));
            server.heartbeat();
        }
    }

    /** Restarts the server on the same data, an hour later. */
    void restart() {
        stop();
        start();
    }

    /** Stops this node; others may keep running. */
    void stop() {
        server.close();
    }

    /** Starts the server again, an hour later. */
    void start() {
        clock.advance(3_600_000);
        server = Server.start(config, environment, SHEET);
    }

    @Override
    public void close() {
        visitors.forEach(ApiClient::close);
        server.close();
    }
}
