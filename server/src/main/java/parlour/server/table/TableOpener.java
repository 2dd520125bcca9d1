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
     *
     * @param person who wants to open the table
     */
    public Reservation reserve(String person) {
        while (true) {
            String id = newId();
            if (!services.log().has(id)) {
                Optional<Secret> secret = services.secrets().reserve(id, person);
                if (secret.isPresent()) {
                    return new Reservation(id, secret.get().commitment());
                }
            }
        }
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
        Secret secret = services.secrets().random();
        String id = newId();
        while (!open(id, newTable(settings, opener, secret, bots, sitting))) {
            id = newId();
        }
        return id;
    }

    /** Opens a table under a reserved id; false if the id is not reserved, or not any more. */
    public boolean openReserved(
            String id,
            TableSettings settings,
            String opener,
            Map<Integer, Integer> bots,
            List<NewTable.SeatedPerson> sitting) {
        Optional<Secret> secret = services.secrets().reserved(id);
        boolean isOpened = secret.isPresent() && open(id, newTable(settings, opener, secret.get(), bots, sitting));
        if (isOpened) {
            services.secrets().release(id);
        }
        return isOpened;
    }

    private static NewTable newTable(
            TableSettings settings,
            String opener,
            Secret secret,
            Map<Integer, Integer> bots,
            List<NewTable.SeatedPerson> sitting) {
        return new NewTable(settings, opener, secret.reveal(), secret.commitment(), bots, sitting, Optional.empty());
    }

    private boolean open(String id, NewTable newTable) {
        services.secrets().prepareRematch(id);
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
                                services.clock().dateTime()),
                        now,
                        Optional.empty());
    }

    // ---- Rematches ----

    /** The server's commitment for the rematch of a table. */
    String rematchCommitment(String id) {
        return services.secrets().rematch(id).commitment();
    }

    /** Opens a rematch with the same settings, everyone one seat further. False if it is open already. */
    boolean openRematch(String id, Match match, String next) {
        if (services.log().has(next)) {
            return false;
        }
        Secret secret = services.secrets().rematch(id);
        return open(next, NewTable.rematch(match, id, secret.reveal(), secret.commitment()));
    }
}
