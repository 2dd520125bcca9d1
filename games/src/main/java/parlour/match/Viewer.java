package parlour.match;

import java.util.List;
import parlour.game.Position;

/**
 * Somebody who looks at a table: the seats held there, and the seat looked through. Two people who hold no seat see the
 * same.
 *
 * @param seats lowest first; none for spectators
 * @param as the seat whose view is shown, or {@link Position#SPECTATOR}
 */
public record Viewer(List<Integer> seats, int as) {

    public Viewer {
        seats = List.copyOf(seats);
    }

    /** Somebody who holds several seats looks through the one whose turn it is, if it is theirs. */
    public static Viewer of(Match match, String person) {
        List<Integer> held = match.seatsOf(person);
        if (held.isEmpty()) {
            return SPECTATOR;
        }
        return new Viewer(held, held.contains(match.turn()) ? match.turn() : held.getFirst());
    }

    public static final Viewer SPECTATOR = new Viewer(List.of(), Position.SPECTATOR);
}
