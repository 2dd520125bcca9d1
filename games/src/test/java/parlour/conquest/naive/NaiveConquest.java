package parlour.conquest.naive;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** An immutable position: a move makes a new one, with its own board. */
public final class NaiveConquest {

    private final NaiveRules rules;

    /** By file and rank, from 1. */
    private final Die[][] board;

    /** {@code w}, {@code b}, or {@code ?} before the lot is drawn. */
    private final char toMove;

    private final int quietPlies;
    private final int moveNumber;

    /** The position one ply ago, if it is known. */
    private final @Nullable NaiveConquest before;

    /** Board and side to move: what must be equal for a repetition. */
    private final String placement;

    /** Why the game is over, or empty; whether there is a legal move is not known yet. */
    private String ending = "";

    private char winner = '-';

    private NaiveConquest(
            NaiveRules rules,
            Die[][] board,
            char toMove,
            int quietPlies,
            int moveNumber,
            @Nullable NaiveConquest before) {
        this.rules = rules;
        this.board = board;
        this.toMove = toMove;
        this.quietPlies = quietPlies;
        this.moveNumber = moveNumber;
        this.before = before;
        this.placement = boardText(board) + " " + toMove;
    }

    // ---- Beginning ----

    public static NaiveConquest start(NaiveRules rules) {
        String side = switch (rules.first()) {
            case "white" -> "w";
            case "black" -> "b";
            default -> "?";
        };
        return read("e4a4b4f4kf4b4a4e4/9/9/9/9/9/9/E3A3B3F3KF3B3A3E3 " + side + " 0 1", rules);
    }

    /** Parses a position text that is known to be valid. */
    public static NaiveConquest read(String text, NaiveRules rules) {
        List<String> fields = List.of(text.split(" ", -1));
        List<String> ranks = List.of(fields.get(0).split("/", -1));
        Die[][] board = emptyBoard();
        for (int i = 0; i < 8; i++) {
            readRank(ranks.get(i), 8 - i, board, rules.handedness().equals("right"));
        }
        char toMove = fields.get(1).charAt(0);
        NaiveConquest position = new NaiveConquest(
                rules, board, toMove, Integer.parseInt(fields.get(2)), Integer.parseInt(fields.get(3)), null);
        char mover = other(toMove == '?' ? 'w' : toMove);
        if (fields.size() == 5 && fields.get(4).equals("#")) {
            position.end("key-taken", mover);
        } else if (fields.size() == 5 && fields.get(4).equals("=")) {
            position.end("repetition", '-');
        } else if (position.standsOnGoal(mover)) {
            position.end("key-square", mover);
        } else if (position.standsOnGoal(other(mover))) {
            position.end("key-square", other(mover));
        } else if (position.hasNoProgress()) {
            position.end("no-progress", '-');
        }
        return position;
    }

    private static void readRank(String text, int rank, Die[][] board, boolean rightHanded) {
        int file = 1;
        for (int at = 0; at < text.length(); at++) {
            char c = text.charAt(at);
            if (Character.isDigit(c)) {
                file += c - '0';
                continue;
            }
            char owner = Character.isUpperCase(c) ? 'w' : 'b';
            char letter = Character.toUpperCase(c);
            if (letter == 'K') {
                board[file][rank] = Die.key(owner);
            } else {
                at++;
                board[file][rank] = Die.lying(owner, letter - 'A' + 1, text.charAt(at) - '0', rightHanded);
            }
            file++;
        }
    }

    private static Die[][] emptyBoard() {
        Die[][] board = new Die[10][9];
        for (Die[] file : board) {
            java.util.Arrays.fill(file, Die.NONE);
        }
        return board;
    }

    private void end(String how, char who) {
        ending = how;
        winner = who;
    }

    // ---- Moving ----

    /** Every move by its text, with the position it leads to. */
    public SortedMap<String, Supplier<NaiveConquest>> moves() {
        SortedMap<String, Supplier<NaiveConquest>> moves = new TreeMap<>();
        if (!ending.isEmpty()) {
            return moves;
        }
        if (toMove == '?') {
            moves.put("lot:white", () -> afterLot('w'));
            moves.put("lot:black", () -> afterLot('b'));
            return moves;
        }
        for (int file = 1; file <= 9; file++) {
            for (int rank = 1; rank <= 8; rank++) {
                Square from = new Square(file, rank);
                if (at(from).owner() == toMove) {
                    for (List<Heading> steps : routes(from)) {
                        if (moves.put(text(from, steps), () -> after(from, steps)) != null) {
                            throw new IllegalStateException("two routes are written " + text(from, steps));
                        }
                    }
                }
            }
        }
        return moves;
    }

    private List<List<Heading>> routes(Square from) {
        List<List<Heading>> routes = new ArrayList<>();
        tumbleOn(from, List.of(), at(from), routes);
        return routes;
    }

    /** All routes that begin with the steps taken so far and have reached {@code here}. */
    private void tumbleOn(Square here, List<Heading> taken, Die die, List<List<Heading>> routes) {
        int left = die.squaresToGo() - taken.size();
        if (left == 0) {
            routes.add(taken);
            return;
        }
        for (Heading heading : Heading.values()) {
            Square next = here.next(heading);
            boolean open = next.isOnBoard() && (left == 1 ? mayEnd(die, at(next)) : at(next).isNone());
            if (open && mayHead(heading, taken)) {
                List<Heading> longer = new ArrayList<>(taken);
                longer.add(heading);
                tumbleOn(next, List.copyOf(longer), die, routes);
            }
        }
    }

    /** Straight on, or a turn to the left or right if there has been none. */
    private static boolean mayHead(Heading heading, List<Heading> taken) {
        if (taken.isEmpty() || taken.getLast() == heading) {
            return true;
        }
        boolean straightSoFar = taken.getFirst() == taken.getLast();
        return straightSoFar && heading != taken.getLast().opposite();
    }

    private boolean mayEnd(Die die, Die victim) {
        if (victim.isNone()) {
            return true;
        }
        boolean mayCapture = !die.key() || rules.keyCaptures().equals("yes");
        return victim.owner() != die.owner() && mayCapture;
    }

    private String text(Square from, List<Heading> steps) {
        Die die = at(from);
        String corner = "";
        Square here = from;
        for (int i = 0; i < steps.size(); i++) {
            if (i > 0 && steps.get(i) != steps.get(i - 1)) {
                corner = "-" + here;
            }
            here = here.next(steps.get(i));
            die = die.tumble(steps.get(i));
        }
        String mark = at(here).isNone() ? "-" : "x";
        String face = die.key() ? "" : "=" + die.top();
        String wins = at(here).key() || winsOn(here, die) ? "#" : "";
        return (die.key() ? "K" : "") + from + corner + mark + here + face + wins;
    }

    /** Whether the die ends its move on the enemy's Key square and wins there. */
    private boolean winsOn(Square here, Die die) {
        return here.equals(goal(die.owner())) && (die.key() || rules.keySquare().equals("any"));
    }

    private static Square goal(char side) {
        return side == 'w' ? new Square(5, 8) : new Square(5, 1);
    }

    private boolean standsOnGoal(char side) {
        Die die = at(goal(side));
        return die.owner() == side && winsOn(goal(side), die);
    }

    // ---- Results of moves ----

    private NaiveConquest afterLot(char beginner) {
        return new NaiveConquest(rules, board, beginner, quietPlies, moveNumber, this);
    }

    private NaiveConquest after(Square from, List<Heading> steps) {
        Die[][] copy = new Die[10][];
        for (int file = 0; file < 10; file++) {
            copy[file] = board[file].clone();
        }
        Die die = at(from);
        Square here = from;
        for (Heading step : steps) {
            die = die.tumble(step);
            here = here.next(step);
        }
        Die victim = at(here);
        copy[from.file()][from.rank()] = Die.NONE;
        copy[here.file()][here.rank()] = die;
        NaiveConquest next = new NaiveConquest(
                rules,
                copy,
                other(toMove),
                victim.isNone() ? quietPlies + 1 : 0,
                toMove == 'b' ? moveNumber + 1 : moveNumber,
                this);
        if (victim.key()) {
            next.end("key-taken", toMove);
        } else if (winsOn(here, die)) {
            next.end("key-square", toMove);
        } else if (next.hasNoProgress()) {
            next.end("no-progress", '-');
        } else if (next.isThirdTime()) {
            next.end("repetition", '-');
        }
        return next;
    }

    private boolean hasNoProgress() {
        return !rules.noProgress().equals("off") && quietPlies >= Integer.parseInt(rules.noProgress());
    }

    private boolean isThirdTime() {
        int times = 0;
        for (NaiveConquest then = this; then != null; then = then.before) {
            if (then.placement.equals(placement)) {
                times++;
            }
        }
        return rules.repetition().equals("3") && times >= 3;
    }

    // ---- Queries ----

    /** Why the game is over, or empty while it continues. */
    public String reason() {
        return ending.isEmpty() && toMove != '?' && !hasMove() ? "no-move" : ending;
    }

    private boolean hasMove() {
        for (int file = 1; file <= 9; file++) {
            for (int rank = 1; rank <= 8; rank++) {
                Square from = new Square(file, rank);
                if (at(from).owner() == toMove && !routes(from).isEmpty()) {
                    return true;
                }
            }
        }
        return false;
    }

    public String result() {
        if (reason().isEmpty()) {
            return "";
        }
        return winner == 'w' ? "1-0" : winner == 'b' ? "0-1" : "1/2-1/2";
    }

    /** 0 White, 1 Black, -1 the lot, -2 when the game is over. */
    public int turn() {
        if (!reason().isEmpty()) {
            return -2;
        }
        return toMove == '?' ? -1 : toMove == 'w' ? 0 : 1;
    }

    /** The number of sequences of exactly {@code depth} plies. */
    public long perft(int depth) {
        if (depth == 1) {
            return moves().size();
        }
        return moves().values().stream()
                .mapToLong(after -> after.get().perft(depth - 1))
                .sum();
    }

    public String notation() {
        String text = placement + " " + quietPlies + " " + moveNumber;
        return switch (ending) {
            case "key-taken" -> text + " #";
            case "repetition" -> text + " =";
            default -> text;
        };
    }

    private static String boardText(Die[][] board) {
        StringBuilder text = new StringBuilder();
        for (int rank = 8; rank >= 1; rank--) {
            int empty = 0;
            for (int file = 1; file <= 9; file++) {
                if (board[file][rank].isNone()) {
                    empty++;
                } else {
                    text.append(empty == 0 ? "" : "" + empty).append(board[file][rank].letters());
                    empty = 0;
                }
            }
            text.append(empty == 0 ? "" : "" + empty).append(rank == 1 ? "" : "/");
        }
        return text.toString();
    }

    private Die at(Square square) {
        return board[square.file()][square.rank()];
    }

    private static char other(char side) {
        return side == 'w' ? 'b' : 'w';
    }

    @Override
    public String toString() {
        return notation();
    }
}
