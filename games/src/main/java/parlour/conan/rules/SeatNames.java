package parlour.conan.rules;

import java.util.List;
import parlour.game.Text;

/** The display names of the seats. */
public final class SeatNames {

    public static final List<Text> ALL = List.of(
            new Text("Crimson", "Pourpre"),
            new Text("Azure", "Azur"),
            new Text("Amber", "Ambre"),
            new Text("Jade", "Jade"));

    private SeatNames() {}

    public static Text of(int seat) {
        return ALL.get(seat);
    }
}
