package parlour.domination;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import parlour.game.NotationException;
import parlour.game.Text;

/**
 * The numbers on the cells. On an exact board each pair occurs on exactly four edges, so that the 112 slots match the
 * 112 dominoes and every player always has a legal move. On any other board some dominoes find no slot.
 *
 * <p>Slots are numbered by pair, those of one pair in the order of the board. On an exact board those of pair {@code p}
 * are {@code 4p} to {@code 4p + 3}.
 */
public final class Layout {

    private static final int SIDES = 4;

    private final String name;
    private final List<String> rows;
    private final byte[] numbers = new byte[Board.CELLS];

    /** The slot of each edge. */
    private final byte[] slots = new byte[Board.EDGES];

    private final byte[] edges = new byte[Board.EDGES];

    /** The pair of each slot, and the first slot of each pair; after the last pair, the number of slots. */
    private final byte[] pairs = new byte[Board.EDGES];

    private final byte[] firstSlots = new byte[Pairs.KINDS + 1];

    /** A bit for each slot of a pair, below and from {@link BoardState#HALF}. */
    final long[] slotsLow = new long[Pairs.KINDS];

    final long[] slotsHigh = new long[Pairs.KINDS];

    /** The two territories of each slot, {@link Board#OUTSIDE} where there is none. */
    final byte[] before = new byte[Board.EDGES];

    final byte[] beyond = new byte[Board.EDGES];

    private final byte[][] sides = new byte[Board.TERRITORIES][SIDES];
    private boolean isExact;

    private Layout(String name, List<String> rows) {
        this.name = name;
        this.rows = List.copyOf(rows);
    }

    /**
     * Parses the rows from the top of the board to its bottom, eight digits each. The board must be exact.
     *
     * @param name the value of the option
     * @throws NotationException if the rows are malformed, or the dominoes do not fit: naming the pair that is wrong
     *     and how often it occurs
     */
    public static Layout of(String name, List<String> rows) throws NotationException {
        Layout layout = any(name, rows);
        layout.check();
        return layout;
    }

    /**
     * Parses the rows of any board, exact or not.
     *
     * @throws NotationException if the rows are malformed
     */
    static Layout any(String name, List<String> rows) throws NotationException {
        Layout layout = new Layout(name, rows);
        layout.readNumbers(String.join("/", rows));
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

    private void check() throws NotationException {
        for (int pair = 0; pair < Pairs.KINDS; pair++) {
            int times = slots(pair);
            if (times != Pairs.COPIES) {
                throw new NotationException(
                        String.join("/", rows),
                        0,
                        "On this board " + Pairs.name(pair) + " occurs " + times(times, " time", " times")
                                + " instead of 4.",
                        "Sur ce plateau " + Pairs.name(pair) + " se trouve " + times(times, " fois", " fois")
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
        int[] times = counts(numbers);
        isExact = true;
        for (int pair = 0; pair < Pairs.KINDS; pair++) {
            next[pair] = firstSlots[pair];
            firstSlots[pair + 1] = (byte) (firstSlots[pair] + times[pair]);
            isExact &= times[pair] == Pairs.COPIES;
        }
        int[] nextSide = new int[Board.TERRITORIES];
        for (int edge = 0; edge < Board.EDGES; edge++) {
            int pair = Pairs.pair(numbers[Board.lower(edge)], numbers[Board.upper(edge)]);
            int slot = next[pair]++;
            slots[edge] = (byte) slot;
            pairs[slot] = (byte) pair;
            if (slot < BoardState.HALF) {
                slotsLow[pair] |= 1L << slot;
            } else {
                slotsHigh[pair] |= 1L << (slot - BoardState.HALF);
            }
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

    // ---- Boards that are not exact ----

    /**
     * A pair that does not occur four times.
     *
     * @param times how often it occurs
     */
    public record Misfit(int pair, int times) {}

    /** The pairs that occur too often or too seldom; none on an exact board. */
    public List<Misfit> misfits() {
        List<Misfit> misfits = new ArrayList<>();
        for (int pair = 0; pair < Pairs.KINDS; pair++) {
            if (slots(pair) != Pairs.COPIES) {
                misfits.add(new Misfit(pair, slots(pair)));
            }
        }
        return misfits;
    }

    /** Says which pairs occur too often or too seldom, and what follows from that; empty for an exact board. */
    public Optional<Text> misfitNotice() {
        if (isExact) {
            return Optional.empty();
        }
        String more = occurring(true);
        String fewer = occurring(false);
        return Optional.of(new Text(
                "Not every domino has a place on this board: each pair should appear four times. Too often: " + more
                        + "; too rarely: " + fewer
                        + ". Check the numbers. You can still play on this board: a player who"
                        + " cannot lay a domino passes.",
                "Sur ce plateau, tous les dominos n’ont pas leur place : chaque paire devrait y figurer quatre fois. Trop"
                        + " souvent : " + more + " ; trop rarement : " + fewer + ". Vérifiez les chiffres. On peut"
                        + " jouer quand même : un joueur qui ne peut rien poser passe."));
    }

    /** The misfits on one side: {@code 2-5 (6×), 3-3 (5×)}. There are as many too many as too few. */
    private String occurring(boolean tooOften) {
        return misfits().stream()
                .filter(misfit -> (misfit.times > Pairs.COPIES) == tooOften)
                .map(misfit -> Pairs.name(misfit.pair) + " (" + misfit.times + "×)")
                .collect(Collectors.joining(", "));
    }

    // ---- Contents ----

    /** As spelled in the option: {@code A} to {@code E}, {@code seed:17}, or {@code rows:} and 64 digits. */
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

    /** Whether each pair occurs four times, so that every domino has a slot. */
    public boolean isExact() {
        return isExact;
    }

    /** The pair that a slot shows. */
    public int pair(int slot) {
        return pairs[slot];
    }

    /** The first slot that shows a pair; the others follow it. */
    public int firstSlot(int pair) {
        return firstSlots[pair];
    }

    /** The number of slots that show a pair: 4 on an exact board. */
    public int slots(int pair) {
        return firstSlots[pair + 1] - firstSlots[pair];
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
