package parlour.explorer;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.conquest.Symmetry;
import parlour.game.Options;
import parlour.game.Text;

/** The names of openings, from {@code names.txt}: on each line the moves, the English and the French name. */
public final class OpeningNames {

    private static final Map<Long, Text> BY_KEY = read();

    private OpeningNames() {}

    /** The name of a position, whatever moves led to it. */
    public static Optional<Text> of(ConquestPosition position) {
        return Optional.ofNullable(BY_KEY.get(Symmetry.of(position).key(position)));
    }

    private static Map<Long, Text> read() {
        Map<Long, Text> names = new HashMap<>();
        for (String line : BundledOpenings.names().split("\n", -1)) {
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            String[] parts = line.split(" *; *", -1);
            if (parts.length != 3) {
                throw new IllegalStateException("names.txt: " + line);
            }
            ConquestPosition position = played(List.of(parts[0].split(" ", -1)));
            names.put(Symmetry.of(position).key(position), new Text(parts[1], parts[2]));
        }
        return names;
    }

    /** The start is the same in both editions; in 6 Faces White begins. */
    private static ConquestPosition played(List<String> moves) {
        ConquestPosition position = Conquest.SIX_FACES.start(Options.defaults(Conquest.SIX_FACES));
        for (String move : moves) {
            position.play(position.legalMove(move));
        }
        return position;
    }
}
