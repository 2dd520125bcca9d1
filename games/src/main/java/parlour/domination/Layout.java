package parlour.domination;

import java.util.List;
import parlour.game.NotationException;

/**
 * The numbers on the cells, checked: each pair occurs on exactly four edges, so that the 112 slots match the 112
 * dominoes and every player always has a legal move.
 *
 * <p>Slots are numbered by pair, those of pair {@code p} from {@code 4p} to {@code 4p + 3}, in the order of the board.
 */
public final class Layout {

    private static final int SIDES = 4;

    private final String name;
    private final List<String> rows;
    private final byte[] numbers = new byte[Board.CELLS];

    /** The slot of each edge. */
    private final byte[] slots = new byte[Board.EDGES];

    private final byte[] edges = new byte[Board.EDGES];

    /** The two territories of each slot, {@link Board#OUTSIDE} where there is none. */
    final byte[] before = new byte[Board.EDGES];

    final byte[] beyond = new byte[Board.EDGES];

    private final byte[][] sides = new byte[Board.TERRITORIES][SIDES];

    private Layout(String name, List<String> rows) {
        this.name = name;
        this.rows = List.copyOf(rows);
    }

    /**
     * Parses the rows from the top of the board to its bottom, eight digits each.
     *
     * @param name the value of the option
     * @throws NotationException if the rows are malformed, or the dominoes do not fit: naming the pair that is wrong
     *     and how often it occurs
     */
    public static Layout of(String name, List<String> rows) throws NotationException {
        Layout layout = new Layout(name, rows);
        String input = String.join("/", rows);
        layout.readNumbers(input);
        layout.check(input);
        layout.numberSlots();
        return layout;
    }

    private void readNumbers(String input) throws NotationException {
        if (rows.size() != Board.SIZE) {
            throw new NotationException(
                    input,
                    input.length(),
                    "A board has eight rows, not " + rows.size() + ".",
                    "Un plateau a huit rangées, pas " + rows.size() + ".");
        }
        int edge = 0;
        for (int row = Board.SIZE - 1; row >= 0; row--) {
            String digits = rows.get(Board.SIZE - 1 - row);
            for (int column = 0; column < Math.max(Board.SIZE, digits.length()); column++) {
                boolean there = column < Board.SIZE && column < digits.length();
                if (!there || digits.charAt(column) < '0' || digits.charAt(column) > '0' + Pairs.MAX_PIPS) {
                    throw new NotationException(
                            input,
                            Math.min(edge + column, input.length()),
                            "Row " + (row + 1) + " must be eight digits from 0 to 6, not \"" + digits + "\".",
                            "La rangée " + (row + 1) + " doit compter huit chiffres de 0 à 6, pas « " + digits + " ».");
                }
                numbers[Board.cell(column, row)] = (byte) (digits.charAt(column) - '0');
            }
            edge += digits.length() + 1;
        }
    }

    private void check(String input) throws NotationException {
        int[] times = counts(numbers);
        for (int pair = 0; pair < Pairs.KINDS; pair++) {
            if (times[pair] != Pairs.COPIES) {
                throw new NotationException(
                        input,
                        0,
                        "On this board " + Pairs.name(pair) + " occurs " + times(times[pair], " time", " times")
                                + " instead of 4.",
                        "Sur ce plateau " + Pairs.name(pair) + " se trouve " + times(times[pair], " fois", " fois")
                                + " au lieu de 4.");
            }
        }
    }

    private static String times(int number, String one, String many) {
        return number + (number == 1 ? one : many);
    }

    /** The number of edges that show each pair. */
    static int[] counts(byte[] numbers) {
        int[] times = new int[Pairs.KINDS];
        for (int edge = 0; edge < Board.EDGES; edge++) {
            times[Pairs.pair(numbers[Board.lower(edge)], numbers[Board.upper(edge)])]++;
        }
        return times;
    }

    private void numberSlots() {
        int[] next = new int[Pairs.KINDS];
        int[] nextSide = new int[Board.TERRITORIES];
        for (int edge = 0; edge < Board.EDGES; edge++) {
            int pair = Pairs.pair(numbers[Board.lower(edge)], numbers[Board.upper(edge)]);
            int slot = Pairs.COPIES * pair + next[pair]++;
            slots[edge] = (byte) slot;
            edges[slot] = (byte) edge;
            before[slot] = (byte) Board.before(edge);
            beyond[slot] = (byte) Board.beyond(edge);
            for (int territory : new int[] {before[slot], beyond[slot]}) {
                if (territory != Board.OUTSIDE) {
                    sides[territory][nextSide[territory]++] = (byte) slot;
                }
            }
        }
    }

    // ---- Contents ----

    /** As spelled in the option: {@code A} to {@code E}, or {@code seed:17}. */
    public String name() {
        return name;
    }

    /** Eight digits each, the top of the board first. */
    public List<String> rows() {
        return rows;
    }

    public int number(int cell) {
        return numbers[cell];
    }

    /** The pair that a slot shows. */
    public static int pair(int slot) {
        return slot / Pairs.COPIES;
    }

    /** Its two cells, lower first: {@code c3d3} or {@code c3c4}. */
    public String slotName(int slot) {
        int edge = edges[slot];
        return Board.cellName(Board.lower(edge)) + Board.cellName(Board.upper(edge));
    }

    /** The slot between two cells, in either order, or -1 if they are not neighbours. */
    public int slot(int one, int other) {
        int edge = Board.edge(one, other);
        return edge < 0 ? -1 : slots[edge];
    }

    /** The territories adjacent to a slot, one or two. */
    public int[] territories(int slot) {
        if (before[slot] == Board.OUTSIDE) {
            return new int[] {beyond[slot]};
        }
        return beyond[slot] == Board.OUTSIDE ? new int[] {before[slot]} : new int[] {before[slot], beyond[slot]};
    }

    /** One of the four slots around a territory, {@code side} from 0. */
    public int side(int territory, int side) {
        return sides[territory][side];
    }

    @Override
    public String toString() {
        return name + " " + String.join("/", rows);
    }
}
