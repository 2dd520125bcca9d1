package parlour.domination;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.game.NotationException;
import parlour.game.Text;

/**
 * The numbers of a board while somebody types them: which pairs already occur too often, and which can no longer occur
 * four times.
 */
public final class BoardDraft {

    /** Stands for a cell without a number. */
    public static final char EMPTY = '.';

    private static final byte UNKNOWN = -1;

    private final String cells;
    private final byte[] numbers = new byte[Board.CELLS];

    /**
     * A pair that is wrong.
     *
     * @param times how often it occurs so far
     * @param slots where
     */
    public record WrongPair(String pair, int times, List<String> slots) {}

    private BoardDraft(String cells) {
        this.cells = cells;
    }

    /**
     * Parses 64 cells, the top row first: a digit from 0 to 6, or a dot for one that is still empty.
     *
     * @throws NotationException naming the place
     */
    public static BoardDraft of(String cells) throws NotationException {
        if (cells.length() != Board.CELLS) {
            throw new NotationException(
                    cells,
                    cells.length(),
                    "A board has 64 cells, not " + cells.length() + ".",
                    "Un plateau a 64 cases, pas " + cells.length() + ".");
        }
        BoardDraft draft = new BoardDraft(cells);
        for (int i = 0; i < cells.length(); i++) {
            char digit = cells.charAt(i);
            boolean isNumber = digit >= '0' && digit <= '0' + Pairs.MAX_PIPS;
            if (!isNumber && digit != EMPTY) {
                throw new NotationException(
                        cells,
                        i,
                        "A cell is a digit from 0 to 6, or a dot; not \"" + digit + "\".",
                        "Une case est un chiffre de 0 à 6, ou un point ; pas « " + digit + " ».");
            }
            int cell = Board.cell(i % Board.SIZE, Board.SIZE - 1 - i / Board.SIZE);
            draft.numbers[cell] = isNumber ? (byte) (digit - '0') : UNKNOWN;
        }
        return draft;
    }

    /** The number of cells still empty. */
    public int empty() {
        return (int) cells.chars().filter(cell -> cell == EMPTY).count();
    }

    /** The board, once it is full. */
    public Optional<Layout> layout() {
        return empty() > 0 ? Optional.empty() : Optional.of(Layouts.named(Layouts.ROWS + cells));
    }

    /** What players should know about a full board that is not exact. */
    public Optional<Text> notice() {
        return layout().flatMap(Layout::misfitNotice);
    }

    /** The pairs that occur more than four times. */
    public List<WrongPair> tooOften() {
        List<WrongPair> wrong = new ArrayList<>();
        for (int pair = 0; pair < Pairs.KINDS; pair++) {
            List<String> slots = slots(pair);
            if (slots.size() > Pairs.COPIES) {
                wrong.add(new WrongPair(Pairs.name(pair), slots.size(), slots));
            }
        }
        return wrong;
    }

    /** The pairs that occur less than four times, whatever the empty cells will show. */
    public List<WrongPair> tooSeldom() {
        List<WrongPair> wrong = new ArrayList<>();
        for (int pair = 0; pair < Pairs.KINDS; pair++) {
            List<String> slots = slots(pair);
            if (slots.size() + possible(pair) < Pairs.COPIES) {
                wrong.add(new WrongPair(Pairs.name(pair), slots.size(), slots));
            }
        }
        return wrong;
    }

    private List<String> slots(int pair) {
        List<String> slots = new ArrayList<>();
        for (int edge = 0; edge < Board.EDGES; edge++) {
            int one = numbers[Board.lower(edge)];
            int other = numbers[Board.upper(edge)];
            if (one != UNKNOWN && other != UNKNOWN && Pairs.pair(one, other) == pair) {
                slots.add(Board.cellName(Board.lower(edge)) + Board.cellName(Board.upper(edge)));
            }
        }
        return slots;
    }

    /** The number of edges next to an empty cell that may still show a pair. */
    private int possible(int pair) {
        int possible = 0;
        for (int edge = 0; edge < Board.EDGES; edge++) {
            int one = numbers[Board.lower(edge)];
            int other = numbers[Board.upper(edge)];
            int known = Math.max(one, other);
            boolean isOpen = one == UNKNOWN || other == UNKNOWN;
            possible += isOpen && (known == UNKNOWN || known == Pairs.low(pair) || known == Pairs.high(pair)) ? 1 : 0;
        }
        return possible;
    }
}
