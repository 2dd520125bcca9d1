package parlour.engine.coach;

import java.util.List;
import parlour.game.Game;
import parlour.game.Text;

/**
 * How sentences call the players, and the game they play.
 *
 * @param bySeat a name for each seat
 */
public record Names(Game game, List<Text> bySeat) {

    public Names {
        bySeat = List.copyOf(bySeat);
    }

    /** The names of the seats. */
    public static Names of(Game game) {
        return new Names(game, game.seatNames());
    }

    public Text of(int seat) {
        return bySeat.get(seat);
    }

    /** Several seats: {@code Azure, Amber or Jade}. */
    public Text oneOf(List<Integer> seats) {
        StringBuilder en = new StringBuilder();
        StringBuilder fr = new StringBuilder();
        for (int i = 0; i < seats.size(); i++) {
            boolean isLast = i == seats.size() - 1;
            en.append(i == 0 ? "" : isLast ? " or " : ", ")
                    .append(of(seats.get(i)).en());
            fr.append(i == 0 ? "" : isLast ? " ou " : ", ")
                    .append(of(seats.get(i)).fr());
        }
        return new Text(en.toString(), fr.toString());
    }
}
