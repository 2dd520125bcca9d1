package parlour.match;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * How somebody wants a table set.
 *
 * @param secret 32 bytes in hexadecimal, from a source nobody can guess
 * @param commitment its SHA-256, in hexadecimal
 * @param bots who plays the seats not meant for people: seat and level
 * @param sitting people who sit down at once
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

    /** Who sits where, with the bytes brought along, in hexadecimal. */
    public record SeatedPerson(int seat, String person, String bytes) {}

    /**
     * The return game: on the same terms, everybody one seat further on, which with two seats exchanges them.
     *
     * @param old the match after which everybody agreed to play again, and {@code name} what it is called
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

    /**
     * What a bot brings: it belongs to the host, who could try one after the other until the draws suit it.
     */
    static final String NO_BYTES = "";

    /** Whether a text is what a seat may bring to draw chance with: 1 to 64 bytes in hexadecimal. */
    public static boolean areBytes(String hex) {
        if (hex.length() < 2 || hex.length() > 2 * MAX_BYTES || hex.length() % 2 != 0) {
            return false;
        }
        return hex.chars().allMatch(c -> (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'));
    }

    /** Without the secret: this may end up in a log. */
    @Override
    public String toString() {
        return "Opening[" + settings + ", " + opener + ", " + commitment + "]";
    }
}
