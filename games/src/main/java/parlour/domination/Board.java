package parlour.domination;

/**
 * The fixed geometry: 8 by 8 cells, 112 edges between neighbours, 7 by 7 territories between four cells each.
 *
 * <p>Cells are numbered row by row from {@code a1}, territories likewise by their lower left cell. Edges are numbered
 * here by position: first those between two cells of a row, then those between two cells of a column. All other classes
 * number them by the pair they show, and call them slots; see {@link Layout}.
 */
public final class Board {

    /** Cells per row, and per column. */
    public static final int SIZE = 8;

    public static final int CELLS = SIZE * SIZE;

    /** Territories per row, and per column. */
    public static final int ACROSS = SIZE - 1;

    public static final int TERRITORIES = ACROSS * ACROSS;

    static final int EDGES = 2 * ACROSS * SIZE;

    /** Used for a territory beyond the edge of the board. */
    static final int OUTSIDE = TERRITORIES;

    private static final int IN_ROWS = ACROSS * SIZE;

    private Board() {}

    /** {@code a1} to {@code h8}. */
    public static String cellName(int cell) {
        return "" + (char) ('a' + cell % SIZE) + (char) ('1' + cell / SIZE);
    }

    static int cell(int column, int row) {
        return row * SIZE + column;
    }

    static boolean contains(int column, int row) {
        return column >= 0 && column < SIZE && row >= 0 && row < SIZE;
    }

    /** {@code a1} to {@code g7}, its lower left cell. */
    public static String territoryName(int territory) {
        return cellName(cell(territory % ACROSS, territory / ACROSS));
    }

    /** Whether a territory is one of the 24 at the edge. */
    public static boolean isBorder(int territory) {
        int column = territory % ACROSS;
        int row = territory / ACROSS;
        return column == 0 || column == ACROSS - 1 || row == 0 || row == ACROSS - 1;
    }

    /** The left or lower cell of an edge. */
    static int lower(int edge) {
        return edge < IN_ROWS ? cell(edge % ACROSS, edge / ACROSS) : edge - IN_ROWS;
    }

    /** The right or upper cell of an edge. */
    static int upper(int edge) {
        return lower(edge) + (edge < IN_ROWS ? 1 : SIZE);
    }

    /** The edge between two cells, in either order, or -1 if they are not neighbours. */
    static int edge(int one, int other) {
        int lower = Math.min(one, other);
        int step = Math.max(one, other) - lower;
        if (step == 1 && lower % SIZE < ACROSS) {
            return lower / SIZE * ACROSS + lower % SIZE;
        }
        return step == SIZE ? IN_ROWS + lower : -1;
    }

    /** The territory above or to the right of an edge, or {@link #OUTSIDE}. */
    static int beyond(int edge) {
        int cell = lower(edge);
        boolean inside = edge < IN_ROWS ? cell / SIZE < ACROSS : cell % SIZE < ACROSS;
        return inside ? cell / SIZE * ACROSS + cell % SIZE : OUTSIDE;
    }

    /** The territory below or to the left of an edge, or {@link #OUTSIDE}. */
    static int before(int edge) {
        int cell = lower(edge);
        if (edge < IN_ROWS) {
            return cell < SIZE ? OUTSIDE : (cell / SIZE - 1) * ACROSS + cell % SIZE;
        }
        return cell % SIZE == 0 ? OUTSIDE : cell / SIZE * ACROSS + cell % SIZE - 1;
    }
}
