package parlour.explorer;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ObjIntConsumer;
import parlour.conquest.ConquestPosition;
import parlour.conquest.Symmetry;

/** Counts the moves of games; the order of the games does not matter. */
public final class OpeningCounter {

    private static final Comparator<MoveResults> MOST_FREQUENT =
            Comparator.comparingInt(MoveResults::games).reversed().thenComparingInt(MoveResults::route);

    private final int plies;
    private final Map<Long, Map<Integer, int[]>> counts = new HashMap<>();
    private int games;

    /** Counts this many plies of each game. */
    public OpeningCounter(int plies) {
        this.plies = plies;
    }

    /**
     * Counts one game.
     *
     * @param start its starting position, with a side to move; it is played on
     * @param moves in the game's notation
     * @param whiteShare 1 if White won, 0 if Black did, 0.5 in a draw
     */
    public void add(ConquestPosition start, List<String> moves, double whiteShare) {
        games++;
        each(start, moves, plies, (place, mover) -> {
            double share = mover == ConquestPosition.WHITE ? whiteShare : 1 - whiteShare;
            int[] results = counts.computeIfAbsent(place.key, _ -> new HashMap<>())
                    .computeIfAbsent(place.route, _ -> new int[3]);
            results[share == 1 ? 0 : share == 0 ? 2 : 1]++;
        });
    }

    /** The key of a position and the route played in it. */
    public record Place(long key, int route) {}

    /** The first moves of a game by position, each once, with the side that moved; the position is played on. */
    public static void each(ConquestPosition start, List<String> moves, int plies, ObjIntConsumer<Place> then) {
        List<Place> seen = new ArrayList<>();
        for (String text : moves.subList(0, Math.min(plies, moves.size()))) {
            Symmetry symmetry = Symmetry.of(start);
            int move = start.legalMove(text);
            Place place = new Place(symmetry.key(start), symmetry.route(move));
            // A game that repeats itself is still one game.
            if (!seen.contains(place)) {
                seen.add(place);
                then.accept(place, start.side());
            }
            start.play(move);
        }
    }

    /**
     * The table of the positions that occurred often enough.
     *
     * @param level of the players
     * @param least the games in which a position occurred, at least
     */
    public OpeningTable table(int level, int least) {
        SortedMap<Long, List<MoveResults>> positions = new TreeMap<>();
        counts.forEach((key, moves) -> {
            List<MoveResults> results = new ArrayList<>();
            moves.forEach((route, count) -> results.add(new MoveResults(route, count[0], count[1], count[2])));
            results.sort(MOST_FREQUENT);
            if (results.stream().mapToInt(MoveResults::games).sum() >= least) {
                positions.put(key, List.copyOf(results));
            }
        });
        return new OpeningTable(level, plies, games, positions);
    }
}
