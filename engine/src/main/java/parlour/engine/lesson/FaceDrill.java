package parlour.engine.lesson;

import java.util.ArrayList;
import java.util.List;
import parlour.conquest.Board;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.conquest.Handedness;
import parlour.conquest.RouteCode;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Text;
import parlour.game.View;

/**
 * A question of the face trainer: one die on an empty board, and a move of it. Either the move is shown and its face
 * asked for, or its last square and face are given and the way is asked for. The faces are those of the rules.
 *
 * <p>A question is determined by the seed of its round and its number. The die shows how far it goes, as in the game:
 * one square in the first questions, six in the last, and there is less time for each.
 */
public final class FaceDrill {

    /** A new length after so many questions. */
    private static final int QUESTIONS_A_LENGTH = 4;

    private static final int LONGEST = 6;

    /** Seconds for the first question, and for the last. */
    private static final int MOST_TIME = 20;

    private static final int LEAST_TIME = 6;

    /** From this number on every other question asks for the way. */
    private static final int FIRST_WAY = 6;

    private final int number;
    private final ConquestPosition position;
    private final int move;

    /** The moves to choose from where the way is asked for; empty where the face is. */
    private final List<Integer> ways;

    private FaceDrill(int number, ConquestPosition position, int move, List<Integer> ways) {
        this.number = number;
        this.position = position;
        this.move = move;
        this.ways = List.copyOf(ways);
    }

    /**
     * A question of a round.
     *
     * @param seed of the round
     * @param number from 0
     */
    public static FaceDrill of(long seed, int number) {
        boolean asksWay = number >= FIRST_WAY && number % 2 == 0;
        // Some dice have no two ways that end on different faces: then another one is tried.
        for (long attempt = 0; ; attempt++) {
            long random = Repeatable.number(seed + 1_000L * number + attempt, Integer.MAX_VALUE);
            int length = Math.min(LONGEST, 1 + number / QUESTIONS_A_LENGTH);
            ConquestPosition position = position(random, length);
            List<Integer> moves =
                    Games.moves(position, move -> isOfTheDie(position, move) && RouteCode.turns(move) == (length > 1));
            int move = moves.get(Repeatable.number(random + 1, moves.size()));
            if (!asksWay) {
                return new FaceDrill(number, position, move, List.of());
            }
            List<Integer> ways = new ArrayList<>(moves);
            ways.removeIf(way -> RouteCode.to(way) != RouteCode.to(move));
            if (ways.size() == 2 && face(position, ways.get(0)) != face(position, ways.get(1))) {
                return new FaceDrill(number, position, move, ways);
            }
        }
    }

    private static boolean isOfTheDie(ConquestPosition position, int move) {
        return !position.holdsKey(RouteCode.from(move)) && position.isEmpty(RouteCode.to(move));
    }

    /** A white die that shows {@code top}, near the middle, and the Key dice out of its way in the corners. */
    private static ConquestPosition position(long random, int top) {
        int[] sides = new int[4];
        int found = 0;
        for (int side = 1; side <= LONGEST; side++) {
            if (Handedness.areNeighbours(top, side)) {
                sides[found++] = side;
            }
        }
        int file = 2 + Repeatable.number(random + 2, 5);
        int rank = 2 + Repeatable.number(random + 3, 4);
        StringBuilder text = new StringBuilder("k8/");
        for (int r = Board.RANKS - 2; r >= 1; r--) {
            text.append(r == rank ? "" + file + (char) ('A' + top - 1) + sides[Repeatable.number(random + 4, 4)] : "9");
            if (r == rank && file < Board.FILES - 1) {
                text.append(Board.FILES - 1 - file);
            }
            text.append('/');
        }
        text.append("8K w 0 1");
        try {
            return Conquest.CONQUEST.parse(text.toString(), Options.of(Conquest.CONQUEST, List.of()));
        } catch (NotationException wrong) {
            throw new IllegalStateException(wrong);
        }
    }

    private static int face(ConquestPosition position, int move) {
        ConquestPosition after = position.copy();
        after.play(move);
        return ConquestGoals.face(after, RouteCode.to(move));
    }

    /** The squares of a way, without the face it ends on: {@code d1-d5-f5}. */
    private static String way(ConquestPosition position, int move) {
        String text = position.text(move);
        return text.substring(0, text.indexOf('='));
    }

    public boolean asksWay() {
        return !ways.isEmpty();
    }

    /** The answers to choose from: faces, or ways. */
    public List<String> choices() {
        return asksWay()
                ? ways.stream().map(way -> way(position, way)).toList()
                : List.of("1", "2", "3", "4", "5", "6");
    }

    /** The right answer. */
    public String answer() {
        return asksWay() ? way(position, move) : Integer.toString(face(position, move));
    }

    /** The face the die is to land on, where the way is asked for. */
    public int face() {
        return face(position, move);
    }

    /** The time for it, at the usual speed. */
    public int seconds() {
        return Math.max(LEAST_TIME, MOST_TIME - number);
    }

    /** The question in words. */
    public Text question() {
        String on = Board.name(RouteCode.to(move));
        return asksWay()
                ? new Text(
                        "Which way to " + on + " lands on " + face() + "?",
                        "Par quel chemin vers " + on + " tombe-t-il sur le " + face() + " ?")
                : new Text(
                        "The die goes " + way(position, move) + ". Which face does it land on?",
                        "Le dé va par " + way(position, move) + ". Sur quelle face tombe-t-il ?");
    }

    /** The way the question shows; where it asks for the way, none. */
    public List<String> shown() {
        return asksWay() ? List.of() : List.of(way(position, move));
    }

    /** The last square. */
    public String target() {
        return Board.name(RouteCode.to(move));
    }

    public View view() {
        return position.view(0);
    }

    /** The move of the right answer, for showing it. */
    public View move() {
        return position.moveView(move);
    }

    /** The position after it. */
    public View after() {
        ConquestPosition after = position.copy();
        after.play(move);
        return after.view(0);
    }

    /** Which face is on top after each square. */
    public Text explanation() {
        Handedness hand = position.rules().hand();
        int orientation = position.orientation(RouteCode.from(move));
        List<String> tops = new ArrayList<>();
        for (int step = 0; step < RouteCode.length(move); step++) {
            int direction = step < RouteCode.firstCount(move)
                    ? RouteCode.firstDirection(move)
                    : RouteCode.secondDirection(move);
            orientation = hand.tumbled(orientation, direction, 1);
            tops.add(Integer.toString(Handedness.top(orientation)));
        }
        String last = tops.getLast();
        return tops.size() == 1
                ? new Text("It lands on " + last + ".", "Il tombe sur le " + last + ".")
                : new Text(
                        "Square by square: " + String.join(", ", tops) + ". It lands on " + last + ".",
                        "Case après case : " + String.join(", ", tops) + ". Il tombe sur le " + last + ".");
    }
}
