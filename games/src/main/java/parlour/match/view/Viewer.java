package parlour.match.view;

import java.util.List;
import parlour.game.Position;
import parlour.match.Match;

/**
 * A viewer of a table: the seats held there, and the seat whose view is shown. All viewers without a seat see the same.
 *
 * @param seats lowest first; none for spectators
 * @param perspective the seat whose view is shown, or {@link Position#SPECTATOR}
 */
public record Viewer(List<Integer> seats, int perspective) {

    public Viewer {
        seats = List.copyOf(seats);
    }

    /** The viewer for a person. With several seats, the perspective is the seat to move if the person holds it. */
    public static Viewer of(Match match, String person) {
        List<Integer> held = match.seatsOf(person);
        if (held.isEmpty()) {
            return SPECTATOR;
        }
        return new Viewer(held, held.contains(match.turn()) ? match.turn() : held.getFirst());
    }

    public static final Viewer SPECTATOR = new Viewer(List.of(), Position.SPECTATOR);
}
