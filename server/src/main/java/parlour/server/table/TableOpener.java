package parlour.server.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import parlour.chance.Secret;
import parlour.match.Match;
import parlour.match.NewTable;
import parlour.match.TableSettings;

/**
 * Opens tables: writes their first events to the log, from which {@link TableRegistry} loads them on demand. Also
 * reserves ids, and commits the server to its random draws.
 */
public final class TableOpener {

    /** Letters and digits that are not easily confused when read aloud or typed. */
    private static final String LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

    private static final int ID_LENGTH = 8;

    private final TableServices services;

    public TableOpener(TableServices services) {
        this.services = services;
    }

    /** An id for a new table, and the server's commitment for its random draws. */
    public record Reservation(String tableId, String commitment) {}

    /**
     * Reserves an id. The opener contributes random bytes when opening, and should see the server's commitment first.
     */
    public Reservation reserve() {
        String id = newId();
        while (services.log().has(id)) {
            id = newId();
        }
        return new Reservation(id, services.secrets().apply(id).commitment());
    }

    /** Whether a text has the form of a table id. */
    public static boolean isId(String text) {
        return text.length() == ID_LENGTH && text.chars().allMatch(letter -> LETTERS.indexOf(letter) >= 0);
    }

    String newId() {
        StringBuilder id = new StringBuilder();
        for (int i = 0; i < ID_LENGTH; i++) {
            id.append(LETTERS.charAt(services.random().nextInt(LETTERS.length())));
        }
        return id.toString();
    }

    /** Opens a table under a new id, and returns the id. */
    public String open(
            TableSettings settings, String opener, Map<Integer, Integer> bots, List<NewTable.SeatedPerson> sitting) {
        String id = newId();
        while (!open(id, settings, opener, bots, sitting)) {
            id = newId();
        }
        return id;
    }

    /** Opens a table; false if the id is taken. */
    public boolean open(
            String id,
            TableSettings settings,
            String opener,
            Map<Integer, Integer> bots,
            List<NewTable.SeatedPerson> sitting) {
        Secret secret = services.secrets().apply(id);
        return open(
                id,
                new NewTable(settings, opener, secret.reveal(), secret.commitment(), bots, sitting, Optional.empty()));
    }

    private boolean open(String id, NewTable newTable) {
        long now = services.clock().now();
        Match before = new Match();
        TableHost host = new TableHost(services, this, new Presence(id, services.peers(), now));
        return services.log()
                .append(
                        id,
                        before,
                        TableLog.following(
                                before,
                                Match.open(newTable, host),
                                services.clock().wallTime()),
                        now,
                        Optional.empty());
    }

    // ---- Rematches ----

    /** The server's commitment for the rematch of a table. */
    String rematchCommitment(String id) {
        return rematchSecret(id).commitment();
    }

    /** Derived from the id of the previous game: the rematch's own id is unknown until all have agreed. */
    private Secret rematchSecret(String id) {
        return services.secrets().apply("return of " + id);
    }

    /** Opens a rematch with the same settings, everyone one seat further. False if it is open already. */
    boolean openRematch(String id, Match match, String next) {
        if (services.log().has(next)) {
            return false;
        }
        Secret secret = rematchSecret(id);
        return open(next, NewTable.rematch(match, id, secret.reveal(), secret.commitment()));
    }
}
