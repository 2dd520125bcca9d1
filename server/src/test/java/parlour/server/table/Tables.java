package parlour.server.table;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;
import parlour.game.Game;
import parlour.game.Options;
import parlour.game.View;
import parlour.match.Event;
import parlour.match.Match;
import parlour.match.NewTable;
import parlour.match.TableSettings;
import parlour.match.TimeControl;
import parlour.registry.GameRegistry;
import parlour.server.store.DatabaseLocation;
import parlour.server.store.EventLog;
import parlour.server.store.Listings;
import parlour.server.store.TestDatabase;
import parlour.server.store.jdbc.JdbcDatabase;
import parlour.server.store.jdbc.JdbcEventLog;
import parlour.server.store.jdbc.JdbcListings;
import parlour.server.store.setup.StoreFactory;

/** Tables on their own database, with a manual clock. */
public final class Tables implements AutoCloseable {

    static final TableListener NO_LISTENER = new TableListener() {
        @Override
        public void onTurn(TableRegistry tables, String tableId, Match match) {}

        @Override
        public void onEvents(String tableId, List<Event> events) {}
    };

    final AtomicLong clock = new AtomicLong(1);
    final Peers peers;
    final TableOpener opener;
    final Listings listings;
    private final JdbcDatabase database;
    private final TableServices services;

    Tables(Path data) {
        this(data, log -> log);
    }

    /** On a database that servers may share. */
    public Tables(DatabaseLocation location) {
        this(location, log -> log);
    }

    /** @param wrapped wraps the log that tables use */
    Tables(Path data, UnaryOperator<EventLog> wrapped) {
        this(TestDatabase.SQLITE.fresh(data), wrapped);
    }

    private Tables(DatabaseLocation location, UnaryOperator<EventLog> wrapped) {
        database = StoreFactory.open(location);
        listings = new JdbcListings(database);
        peers = new Peers(database.openNodeMessages(), database.openLeases(), clock::get);
        ChanceSource chance = ChanceSource.provable();
        services = new TableServices(
                new TableLog(wrapped.apply(new JdbcEventLog(database)), new EventJson(GameRegistry.all(), id -> id)),
                id -> new View().with("id", id),
                chance,
                new TableSecrets(database, chance, new SecureRandom(), clock::get),
                new ServingClock(clock::get, at -> at, () -> {}),
                peers,
                new SecureRandom());
        opener = new TableOpener(services);
    }

    TableRegistry registry(TableListener listener) {
        return new TableRegistry(services, opener, listener);
    }

    /** Opens a table with Ada at the first seat and bots of level 1 at the given ones. */
    public String open(Game game, Integer... bots) {
        return opener.open(terms(game), "ada", levels(bots), List.of(new NewTable.SeatedPerson(0, "ada", "00")));
    }

    /** Opens a table with Ada at the first seat and a free one. */
    String open(Game game, TimeControl timeControl) {
        TableSettings settings = new TableSettings(game, Options.defaults(game), Optional.empty(), timeControl, false);
        return opener.open(settings, "ada", Map.of(), List.of(new NewTable.SeatedPerson(0, "ada", "00")));
    }

    /** Opens a table where a bot of level 1 moves first and Ada second. */
    public String openAgainstBot(Game game) {
        return opener.open(terms(game), "ada", levels(0), List.of(new NewTable.SeatedPerson(1, "ada", "00")));
    }

    /** The number of tables where the server must act. */
    public int due() {
        return listings.due(Long.MAX_VALUE - 1, Integer.MAX_VALUE).size();
    }

    /** Opens a table for bots only. */
    String openForBots(Game game) {
        return opener.open(terms(game), "ada", levels(0, 1), List.of());
    }

    private static TableSettings terms(Game game) {
        return new TableSettings(game, Options.defaults(game), Optional.empty(), new TimeControl.None(), false);
    }

    private static Map<Integer, Integer> levels(Integer... bots) {
        Map<Integer, Integer> levels = new TreeMap<>();
        for (int seat : bots) {
            levels.put(seat, 1);
        }
        return levels;
    }

    @Override
    public void close() {
        database.close();
    }
}
