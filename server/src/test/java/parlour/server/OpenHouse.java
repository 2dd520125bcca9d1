package parlour.server;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import parlour.game.Game;
import parlour.game.kuhn.Kuhn;
import parlour.server.store.Store;
import parlour.server.table.BotPool;
import parlour.server.table.Chance;
import parlour.server.web.Prints;
import parlour.shelf.Shelf;

/**
 * A real server on a port of its own, with Kuhn poker on the shelf beside the real games. Its clock goes on only when it
 * is told to, and a little with everything a visitor sends, so that nobody is ever too quick for it. The time for a
 * thought never runs out: one that has nothing but time to end it goes on until nobody wants it.
 */
final class OpenHouse implements AutoCloseable {

    /** Not at the beginning of time: cookies and outages are counted from somewhere. */
    private static final long EVENING = 1_790_000_000_000L;

    /** As long as the server wants between two messages. */
    private static final long BREATH = 25;

    private static final Prints SHEET = (top, language) -> Optional.of("%PDF".getBytes(StandardCharsets.US_ASCII));

    static final class Hands implements InstantSource {

        private final AtomicLong millis = new AtomicLong(EVENING);

        @Override
        public Instant instant() {
            return Instant.ofEpochMilli(millis());
        }

        @Override
        public long millis() {
            return millis.get();
        }

        void advance(long by) {
            millis.addAndGet(by);
        }
    }

    private final Settings settings;
    private final Surroundings surroundings;
    private final Hands clock;
    private final List<Visitor> visitors = new ArrayList<>();
    private Server server;

    private OpenHouse(Settings settings, Surroundings surroundings, Hands clock) {
        this.settings = settings;
        this.surroundings = surroundings;
        this.clock = clock;
        this.server = Server.start(settings, surroundings, SHEET);
    }

    static OpenHouse in(Path data) {
        return in(data, games(), Chance.provable(), new SecureRandom());
    }

    static OpenHouse in(Path data, List<Game> games, Chance chance, SecureRandom random) {
        Store.SQLITE.fresh(data);
        return at(Settings.in(data, 0), games, chance, random, new Hands());
    }

    static OpenHouse at(Settings settings, List<Game> games, Chance chance, SecureRandom random, Hands clock) {
        return with(settings, games, Surroundings.real(settings.data()).bots(), chance, random, clock);
    }

    /** With bots and chance that the test chooses. */
    static OpenHouse in(Path data, BotPool.Engagement bots, Chance chance) {
        Store.SQLITE.fresh(data);
        return with(Settings.in(data, 0), games(), bots, chance, new SecureRandom(), new Hands());
    }

    private static OpenHouse with(
            Settings settings,
            List<Game> games,
            BotPool.Engagement bots,
            Chance chance,
            SecureRandom random,
            Hands clock) {
        return new OpenHouse(settings, new Surroundings(games, bots, chance, clock, () -> 0, random), clock);
    }

    static List<Game> games() {
        List<Game> games = new ArrayList<>(Shelf.games());
        games.add(Kuhn.KUHN);
        return games;
    }

    URI address() {
        return server.address();
    }

    Hands clock() {
        return clock;
    }

    /** Everybody who was ever let in. */
    List<Visitor> visitors() {
        return visitors;
    }

    /** Somebody who has not said a name. */
    Visitor stranger() {
        Visitor visitor = new Visitor(this::address, () -> clock.advance(BREATH));
        visitors.add(visitor);
        return visitor;
    }

    Visitor guest(String name) {
        Visitor visitor = stranger();
        visitor.comesInAs(name);
        return visitor;
    }

    /** Somebody who was let in elsewhere, with the same cookie. */
    Visitor with(Visitor known) {
        Visitor visitor = stranger();
        known.handTo(visitor);
        return visitor;
    }

    /** Closes, and opens again an hour later on the same data. */
    void restart() {
        fall();
        rise();
    }

    /** Goes down, perhaps while others go on. */
    void fall() {
        server.close();
    }

    /** Opens again, an hour later. */
    void rise() {
        clock.advance(3_600_000);
        server = Server.start(settings, surroundings, SHEET);
    }

    @Override
    public void close() {
        visitors.forEach(Visitor::close);
        server.close();
    }
}
