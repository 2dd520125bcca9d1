package parlour.game.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import parlour.game.Position;

/** The results of all queries of a position, for comparison with later or other ones. */
record Snapshot(
        int seats,
        int turn,
        int round,
        String notation,
        long hash,
        int count,
        List<String> moves,
        List<String> views,
        String outcome) {

    static Snapshot of(Position position) {
        List<String> views = new ArrayList<>();
        for (int viewer : viewers(position)) {
            views.add(position.view(viewer).json());
        }
        return new Snapshot(
                position.seats(),
                position.turn(),
                position.round(),
                position.notation(),
                position.hash(),
                position.legalMoveCount(),
                texts(position),
                views,
                position.outcome().toString());
    }

    /** A viewer's view. */
    String view(int viewer) {
        return views.get(viewer == Position.SPECTATOR ? 0 : viewer + 1);
    }

    /** Fails naming the first difference. */
    static void checkSame(Snapshot expected, Snapshot actual, String what) {
        assertEquals(expected.moves, actual.moves, "moves: " + what);
        checkAllButMoves(expected, actual, what);
    }

    /** A position parsed from its notation may list its moves in another order. */
    static void checkSameButForOrder(Snapshot expected, Snapshot actual, String what) {
        assertEquals(new TreeSet<>(expected.moves), new TreeSet<>(actual.moves), "moves: " + what);
        checkAllButMoves(expected, actual, what);
    }

    private static void checkAllButMoves(Snapshot expected, Snapshot actual, String what) {
        assertEquals(expected.notation, actual.notation, "notation: " + what);
        assertEquals(expected.hash, actual.hash, "hash: " + what);
        assertEquals(expected.turn, actual.turn, "turn: " + what);
        assertEquals(expected.round, actual.round, "round: " + what);
        assertEquals(expected.seats, actual.seats, "seats: " + what);
        assertEquals(expected.count, actual.count, "count: " + what);
        assertEquals(expected.views, actual.views, "views: " + what);
        assertEquals(expected.outcome, actual.outcome, "outcome: " + what);
    }

    /** The legal moves in full, in the order in which they are listed. */
    static List<String> texts(Position position) {
        List<String> texts = new ArrayList<>();
        for (int move : RandomPlay.listed(position).toArray()) {
            texts.add(position.text(move));
        }
        return texts;
    }

    /** A spectator, and every seat. */
    static List<Integer> viewers(Position position) {
        List<Integer> viewers = new ArrayList<>(List.of(Position.SPECTATOR));
        for (int seat = 0; seat < position.seats(); seat++) {
            viewers.add(seat);
        }
        return viewers;
    }
}
