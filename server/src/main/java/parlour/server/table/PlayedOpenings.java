package parlour.server.table;

import java.time.Duration;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.explorer.BundledOpenings;
import parlour.explorer.OpeningCounter;
import parlour.game.Outcome;
import parlour.game.Position;
import parlour.match.Match;
import parlour.match.PlayedMove;
import parlour.server.store.Listing;
import parlour.server.store.Listings;

/**
 * The opening moves of the games played on this server, counted from their logs. Only listed games count, in which
 * somebody played, and nothing is told of who: a game that was private stays so. Kept in memory; after a restart the
 * games are counted again.
 */
public final class PlayedOpenings {

    /** Deeper, hardly any position occurs twice. */
    private static final int PLIES = 12;

    /** How long games that have ended meanwhile may be missing. */
    private static final long LIFETIME = Duration.ofMinutes(5).toMillis();

    /** How many of the newest games are looked at each time. */
    private static final int NEWEST = 1_000;

    /** Beyond this, further games are not counted, so that memory is bounded. */
    private static final int MAX_GAMES = 50_000;

    private final Listings listings;
    private final TableLog log;
    private final LongSupplier clock;
    private final Map<Conquest, OpeningCounter> counters = new EnumMap<>(Conquest.class);
    private final Map<Conquest, byte[]> tables = new EnumMap<>(Conquest.class);
    private final Set<String> counted = new HashSet<>();
    private long countedAt;

    /**
     * Counts nothing yet.
     *
     * @param clock milliseconds since 1970
     */
    public PlayedOpenings(Listings listings, TableLog log, LongSupplier clock) {
        this.listings = listings;
        this.log = log;
        this.clock = clock;
        for (Conquest edition : Conquest.values()) {
            counters.put(edition, new OpeningCounter(PLIES));
        }
    }

    /** The table of an edition as {@link parlour.explorer.OpeningTable} writes it, at most some minutes old. */
    public synchronized byte[] table(Conquest edition) {
        long now = clock.getAsLong();
        if (tables.isEmpty() || now - countedAt >= LIFETIME) {
            countNew();
            counters.forEach(
                    (one, counter) -> tables.put(one, counter.table(0, 1).write()));
            countedAt = now;
        }
        return Objects.requireNonNull(tables.get(edition));
    }

    private void countNew() {
        for (Listing listing : listings.newest(Listing.Phase.ENDED, NEWEST)) {
            boolean hasDice = Conquest.CONQUEST.id().equals(listing.game())
                    || Conquest.SIX_FACES.id().equals(listing.game());
            if (hasDice && counted.size() < MAX_GAMES && counted.add(listing.tableId())) {
                count(match(listing.tableId()));
            }
        }
    }

    private Match match(String tableId) {
        Match match = new Match();
        for (TableLog.Logged logged : log.read(tableId, 0)) {
            match.apply(logged.event(), logged.at());
        }
        return match;
    }

    private void count(Match match) {
        Optional<Outcome> outcome = match.outcome();
        boolean isUsual = !match.people().isEmpty() && match.settings().from().isEmpty();
        if (!isUsual || outcome.isEmpty() || !(match.settings().start() instanceof ConquestPosition start)) {
            return;
        }
        Optional<Conquest> edition = BundledOpenings.edition(start);
        if (edition.isEmpty()) {
            return;
        }
        for (PlayedMove move : match.playedMoves()) {
            if (move.seat() == Position.CHANCE) {
                start.play(start.legalMove(move.text()));
            }
        }
        List<String> moves = match.playedMoves().stream()
                .filter(move -> move.seat() != Position.CHANCE)
                .map(PlayedMove::text)
                .toList();
        Objects.requireNonNull(counters.get(edition.get()))
                .add(start, moves, outcome.get().share(ConquestPosition.WHITE));
    }
}
