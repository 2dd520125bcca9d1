package parlour.domination.naive;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** One game: everything is text, and everything is recounted after every domino. */
public final class NaiveDomination {

    /** A domino on the board. */
    private record Laid(String slot, int seat) {}

    private static final Map<String, List<String>> TERRITORIES = territories();

    private final List<String> rows;
    private final int seats;
    private final int first;
    private final List<Laid> laid = new ArrayList<>();

    /** What each turn brought: the name of a slot, or {@code pass}. */
    private final List<String> turns = new ArrayList<>();

    private final Map<String, Integer> tokens = new TreeMap<>();
    private final List<List<String>> racks = new ArrayList<>();
    private final List<String> stock = new ArrayList<>();
    private int turn;
    private boolean mustDraw;

    /** @param rows the numbers of the board, top row first */
    public NaiveDomination(List<String> rows, int seats, int first) {
        this.rows = rows;
        this.seats = seats;
        this.first = first;
        this.turn = first;
        for (int i = 0; i < seats; i++) {
            racks.add(new ArrayList<>());
        }
        // "112 dominoes: four double-six sets."
        for (int set = 0; set < 4; set++) {
            for (int a = 0; a <= 6; a++) {
                for (int b = a; b <= 6; b++) {
                    stock.add(a + "-" + b);
                }
            }
        }
    }

    private NaiveDomination(NaiveDomination that) {
        rows = that.rows;
        seats = that.seats;
        first = that.first;
        laid.addAll(that.laid);
        turns.addAll(that.turns);
        tokens.putAll(that.tokens);
        that.racks.forEach(rack -> racks.add(new ArrayList<>(rack)));
        stock.addAll(that.stock);
        turn = that.turn;
        mustDraw = that.mustDraw;
    }

    /** Parses the output of {@link #notation}. */
    public static NaiveDomination parse(List<String> rows, int seats, String notation) {
        String[] fields = notation.split(" ", -1);
        NaiveDomination naive = new NaiveDomination(rows, seats, fields[0].charAt(0) - '1');
        Map<String, String> slots = naive.slots();
        for (int i = 0; i + 4 <= fields[1].length(); i += 4) {
            String slot = fields[1].substring(i, i + 4);
            naive.turn = (naive.first + i / 4) % seats;
            if (slot.equals("pass")) {
                naive = naive.passing();
                continue;
            }
            naive.stock.remove(slots.get(slot));
            naive.racks.get(naive.turn).add(slots.get(slot));
            naive = naive.laying(String.valueOf(slots.get(slot)), slot);
        }
        String[] racks = fields[2].split("/", -1);
        for (int seat = 0; seat < seats; seat++) {
            for (int i = 0; i < racks[seat].length(); i += 2) {
                String pair = racks[seat].charAt(i) + "-" + racks[seat].charAt(i + 1);
                naive.stock.remove(pair);
                naive.racks.get(seat).add(pair);
            }
        }
        int last = (naive.first + naive.turns.size() + seats - 1) % seats;
        naive.mustDraw = !naive.laid.isEmpty()
                && !naive.turns.getLast().equals("pass")
                && !naive.stock.isEmpty()
                && naive.racks.get(last).size() < 7;
        naive.turn = naive.mustDraw ? last : (naive.first + naive.turns.size()) % seats;
        return naive;
    }

    // ---- The board ----

    private char number(int column, int row) {
        return rows.get(7 - row).charAt(column);
    }

    private static String cell(int column, int row) {
        return "" + "abcdefgh".charAt(column) + "12345678".charAt(row);
    }

    /** Every slot with the pair it shows. */
    private Map<String, String> slots() {
        Map<String, String> slots = new TreeMap<>();
        for (int column = 0; column < 8; column++) {
            for (int row = 0; row < 8; row++) {
                if (column < 7) {
                    slots.put(
                            cell(column, row) + cell(column + 1, row),
                            pair(number(column, row), number(column + 1, row)));
                }
                if (row < 7) {
                    slots.put(
                            cell(column, row) + cell(column, row + 1),
                            pair(number(column, row), number(column, row + 1)));
                }
            }
        }
        return slots;
    }

    private static String pair(char a, char b) {
        return a < b ? a + "-" + b : b + "-" + a;
    }

    /** Every territory with its four sides. */
    private static Map<String, List<String>> territories() {
        Map<String, List<String>> territories = new TreeMap<>();
        for (int column = 0; column < 7; column++) {
            for (int row = 0; row < 7; row++) {
                String southWest = cell(column, row);
                String southEast = cell(column + 1, row);
                String northWest = cell(column, row + 1);
                String northEast = cell(column + 1, row + 1);
                territories.put(
                        southWest,
                        List.of(
                                southWest + southEast,
                                northWest + northEast,
                                southWest + northWest,
                                southEast + northEast));
            }
        }
        return territories;
    }

    private boolean isTaken(String slot) {
        return laid.stream().anyMatch(domino -> domino.slot.equals(slot));
    }

    // ---- Play ----

    /** The seat that draws now, or -1 if none does. */
    public int drawer() {
        if (turns.isEmpty()) {
            // "Each player draws 7 dominoes": the beginner first.
            for (int i = 0; i < seats; i++) {
                if (racks.get((first + i) % seats).size() < 7) {
                    return (first + i) % seats;
                }
            }
        }
        return mustDraw ? turn : -1;
    }

    public NaiveDomination draw(String pair) {
        NaiveDomination after = new NaiveDomination(this);
        if (!after.stock.remove(pair)) {
            throw new IllegalArgumentException("no " + pair + " in the stock");
        }
        after.racks.get(drawer()).add(pair);
        if (mustDraw) {
            after.mustDraw = false;
            after.turn = (turn + 1) % seats;
        }
        return after;
    }

    /** What may be drawn, with the number of each. */
    public Map<String, Integer> draws() {
        Map<String, Integer> draws = new TreeMap<>();
        stock.forEach(pair -> draws.merge(pair, 1, Integer::sum));
        return draws;
    }

    /** The moves of the seat to move, as text, each with the resulting state. */
    public Map<String, NaiveDomination> moves() {
        Map<String, NaiveDomination> moves = new HashMap<>();
        if (drawer() < 0 && !isOver()) {
            slots().forEach((slot, pair) -> {
                // "choose a domino of the rack, lay it on a free slot whose two cells show its two numbers"
                if (racks.get(turn).contains(pair) && !isTaken(slot)) {
                    NaiveDomination after = laying(pair, slot);
                    String stars = "*".repeat(after.tokens.size() - tokens.size());
                    moves.put(pair + "@" + slot + stars, after);
                }
            });
            // "Whoever holds no domino that can be laid passes; whoever can lay must."
            if (moves.isEmpty()) {
                moves.put("pass", passing());
            }
        }
        return moves;
    }

    /** "a pass draws nothing: the sheet draws after laying" */
    private NaiveDomination passing() {
        NaiveDomination after = new NaiveDomination(this);
        after.turns.add("pass");
        after.mustDraw = false;
        after.turn = (turn + 1) % seats;
        return after;
    }

    private boolean canLay(int seat) {
        return slots().entrySet().stream()
                .anyMatch(slot -> racks.get(seat).contains(slot.getValue()) && !isTaken(slot.getKey()));
    }

    private NaiveDomination laying(String pair, String slot) {
        NaiveDomination after = new NaiveDomination(this);
        after.racks.get(turn).remove(pair);
        after.laid.add(new Laid(slot, turn));
        after.turns.add(slot);
        // "Laying the fourth side of a territory conquers it."
        TERRITORIES.forEach((territory, sides) -> {
            if (sides.stream().allMatch(after::isTaken)) {
                after.tokens.putIfAbsent(territory, turn);
            }
        });
        // "Then draw one from the stock, as long as there is one … Then the next player, clockwise."
        after.mustDraw = !stock.isEmpty();
        after.turn = after.mustDraw ? turn : (turn + 1) % seats;
        return after;
    }

    public int first() {
        return first;
    }

    public int turn() {
        return turn;
    }

    // ---- The end ----

    /** "the game ends when everything is laid, or when nobody can lay anything" */
    public boolean isOver() {
        if (drawer() >= 0) {
            return false;
        }
        for (int seat = 0; seat < seats; seat++) {
            if (canLay(seat)) {
                return false;
            }
        }
        return true;
    }

    public int territories(int seat) {
        return Collections.frequency(new ArrayList<>(tokens.values()), seat);
    }

    public int border(int seat) {
        return (int) tokens.entrySet().stream()
                .filter(token -> token.getValue() == seat)
                .filter(token -> "ag".indexOf(token.getKey().charAt(0)) >= 0
                        || "17".indexOf(token.getKey().charAt(1)) >= 0)
                .count();
    }

    /** "Most territories. Among those tied, most of the 24 border territories. Still tied: they share the win." */
    public List<Integer> winners() {
        TreeSet<Integer> scores = new TreeSet<>();
        for (int seat = 0; seat < seats; seat++) {
            scores.add(100 * territories(seat) + border(seat));
        }
        List<Integer> winners = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            if (100 * territories(seat) + border(seat) == scores.last()) {
                winners.add(seat);
            }
        }
        return winners;
    }

    // ---- Text ----

    public Map<String, Integer> tokens() {
        return tokens;
    }

    /** The number of sequences of this many moves; each kind of domino that may be drawn counts as one. */
    public long perft(int depth) {
        if (depth == 0) {
            return 1;
        }
        long total = 0;
        if (drawer() >= 0) {
            for (String pair : draws().keySet()) {
                total += draw(pair).perft(depth - 1);
            }
        }
        for (NaiveDomination after : moves().values()) {
            total += after.perft(depth - 1);
        }
        return total;
    }

    /** The fields of a single game as the engine writes them, after the name of the layout. */
    public String notation() {
        StringBuilder text = new StringBuilder().append(first + 1).append(' ');
        turns.forEach(text::append);
        text.append(turns.isEmpty() ? "- " : " ");
        for (int seat = 0; seat < seats; seat++) {
            text.append(seat == 0 ? "" : "/");
            racks.get(seat).stream().sorted().forEach(pair -> text.append(pair.replace("-", "")));
        }
        return text.toString();
    }

    /** The slots and seats in the order laid, as {@code c3d3 1}. */
    public List<String> laid() {
        return laid.stream().map(domino -> domino.slot + " " + domino.seat).toList();
    }
}
