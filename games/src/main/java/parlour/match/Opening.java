package parlour.match;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How somebody wants a table set.
 *
 * @param secret 32 bytes in hexadecimal, from a source nobody can guess
 * @param bots who plays the seats not meant for people: seat and level
 * @param sitting people who sit down at once
 */
public record Opening(
        Terms terms,
        String opener,
        String secret,
        String commitment,
        Map<Integer, Integer> bots,
        List<Place> sitting,
        Optional<String> rematchOf) {

    public Opening {
        bots = Map.copyOf(bots);
        sitting = List.copyOf(sitting);
    }

    /** Who sits where, with the bytes brought along, in hexadecimal. */
    public record Place(int seat, String person, String bytes) {}
}
