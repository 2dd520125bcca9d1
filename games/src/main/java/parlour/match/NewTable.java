package parlour.match;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The parameters of a new table.
 *
 * @param secret 32 bytes in hexadecimal, from an unpredictable source
 * @param commitment its SHA-256, in hexadecimal
 * @param bots the bots' seats and levels
 * @param sitting people seated at once
 */
public record NewTable(
        TableSettings settings,
        String opener,
        String secret,
        String commitment,
        Map<Integer, Integer> bots,
        List<SeatedPerson> sitting,
        Optional<String> rematchOf) {

    private static final int MAX_BYTES = 64;

    public NewTable {
        bots = Map.copyOf(bots);
        sitting = List.copyOf(sitting);
        Set<Integer> taken = new HashSet<>(bots.keySet());
        for (SeatedPerson place : sitting) {
            if (!taken.add(place.seat()) || !areBytes(place.bytes())) {
                throw new IllegalArgumentException(place.toString());
            }
        }
        for (int seat : taken) {
            if (seat < 0 || seat >= settings.seats()) {
                throw new IllegalArgumentException("seat " + seat + " of " + settings.seats());
            }
        }
    }

    /** A seated person, with the bytes they contribute, in hexadecimal. */
    public record SeatedPerson(int seat, String person, String bytes) {}

    /**
     * The rematch: on the same terms, with each player moved one seat on, which exchanges two seats.
     *
     * @param old the match after which all agreed to a rematch, and {@code name} its name
     */
    public static NewTable rematch(Match old, String name, String secret, String commitment) {
        Map<Integer, Integer> bots = new HashMap<>();
        List<SeatedPerson> sitting = new ArrayList<>();
        for (int seat = 0; seat < old.seats(); seat++) {
            int next = (seat + 1) % old.seats();
            switch (old.player(seat).orElseThrow()) {
                case Player.Bot(int level) -> bots.put(next, level);
                case Player.Person(String id) -> {
                    String bytes = Optional.ofNullable(old.rematch().get(id)).orElseThrow();
                    sitting.add(new SeatedPerson(next, id, bytes));
                }
            }
        }
        String opener = old.opened().opener();
        return new NewTable(old.settings(), opener, secret, commitment, bots, sitting, Optional.of(name));
    }

    /** A bot contributes no bytes: the host controls it, and could try values until the draws suit it. */
    static final String NO_BYTES = "";

    /** Whether a text is valid as a seat's bytes for the chance draws: 1 to 64 bytes in hexadecimal. */
    public static boolean areBytes(String hex) {
        if (hex.length() < 2 || hex.length() > 2 * MAX_BYTES || hex.length() % 2 != 0) {
            return false;
        }
        return hex.chars().allMatch(c -> (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'));
    }

    /** Omits the secret, as this may be logged. */
    @Override
    public String toString() {
        return "Opening[" + settings + ", " + opener + ", " + commitment + "]";
    }
}
