package parlour.engine.companion;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import parlour.domination.Domination;
import parlour.domination.DominationPosition;
import parlour.domination.Pairs;
import parlour.engine.request.RefusedException;
import parlour.engine.request.RequestPosition;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Position;
import parlour.game.View;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;

/**
 * Domination as seen by an observer who sees the dominoes laid but no rack. Assumes draws that fit: each player drew
 * what they laid, in that order, and the rest is arbitrary. Any such course is a legal game with the same public view,
 * so the rules can judge each domino laid without knowing the racks.
 */
public final class DominationObserver {

    private final Options options;

    /** The public moves: who begins, if given, then the dominoes laid. */
    private final List<String> seen;

    DominationObserver(Options options, List<String> seen) {
        this.options = options;
        this.seen = seen;
    }

    /**
     * A complete course of moves that fits the observed {@code moves}, and {@code choices}: what a player could lay
     * next.
     */
    public static View laid(JsonFields fields) throws MalformedFieldException, RefusedException {
        if (!(RequestPosition.game(fields) instanceof Domination game)) {
            throw new RefusedException(
                    "no-dominoes", "No dominoes are laid in this game.", "Dans ce jeu, on ne pose pas de dominos.");
        }
        Options options = RequestPosition.options(game, fields);
        if (options.value("match").equals("mirrored")) {
            throw new RefusedException(
                    "bad-options",
                    "Two games with the same dominoes in the same order need a program to deal them.",
                    "Deux parties avec les mêmes dominos dans le même ordre demandent un programme qui les distribue.");
        }
        DominationObserver dominoes = new DominationObserver(options, fields.texts("moves"));
        try {
            return dominoes.answer();
        } catch (NotationException unreadable) {
            throw new RefusedException("unreadable-move", unreadable);
        }
    }

    private View answer() throws NotationException, RefusedException {
        Course course = course(-1);
        DominationPosition position = course.position;
        List<View> choices = new ArrayList<>();
        if (position.turn() >= 0) {
            for (int pair = 0; pair < Pairs.KINDS; pair++) {
                if (position.unseen(Position.SPECTATOR, pair) > 0) {
                    list(course(pair).position, pair, choices);
                }
            }
        } else {
            list(position, -1, choices);
        }
        return new View()
                .with("type", "observe-dominoes")
                .with("turn", position.turn())
                .with("moves", course.texts)
                .with("leaders", leaders(position))
                .with("choices", choices);
    }

    /** The seats that would win if the game ended now, by each criterion in turn. Empty while all are equal. */
    private static List<Integer> leaders(DominationPosition position) {
        List<Integer> leaders = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            int ahead = leaders.isEmpty() ? 1 : compare(position.points(seat), position.points(leaders.getFirst()));
            if (ahead > 0) {
                leaders.clear();
            }
            if (ahead >= 0) {
                leaders.add(seat);
            }
        }
        return leaders.size() == position.seats() ? List.of() : leaders;
    }

    private static int compare(List<Integer> one, List<Integer> other) {
        for (int i = 0; i < one.size(); i++) {
            int difference = Integer.compare(one.get(i), other.get(i));
            if (difference != 0) {
                return difference;
            }
        }
        return 0;
    }

    /** Adds the moves with a pair, or all moves. */
    private static void list(DominationPosition position, int pair, List<View> into) {
        for (int move : position.legalMoves().toArray()) {
            if (pair < 0 || position.text(move).startsWith(Pairs.name(pair) + "@")) {
                into.add(position.moveView(move));
            }
        }
    }

    private record Course(DominationPosition position, List<String> texts) {}

    /**
     * The observed moves, with draws that fit.
     *
     * @param next a pair that the seat to move holds, or -1
     */
    private Course course(int next) throws NotationException, RefusedException {
        Course course = new Course(Domination.DOMINATION.start(options), new ArrayList<>());
        DominationPosition position = course.position;
        int at = 0;
        if (position.first() < 0) {
            if (seen.isEmpty()) {
                return course;
            }
            play(course, seen.get(at++));
        }
        List<String> lays = seen.subList(at, seen.size());
        Drawing drawing = new Drawing(position, lays, next);
        for (String lay : lays) {
            drawing.draw(course);
            play(course, lay);
        }
        drawing.draw(course);
        return course;
    }

    /** Decides the draws: each seat first draws the dominoes it is going to lay, then any others. */
    private static final class Drawing {

        private final List<Deque<Integer>> wanted = new ArrayList<>();
        private final int[] spare = new int[Pairs.KINDS];

        Drawing(DominationPosition position, List<String> lays, int next) throws RefusedException {
            Arrays.fill(spare, Pairs.COPIES);
            for (int seat = 0; seat < position.seats(); seat++) {
                wanted.add(new ArrayDeque<>());
            }
            for (int nth = 0; nth < lays.size(); nth++) {
                int pair = pair(position, lays.get(nth));
                if (pair >= 0) {
                    want(position.laidBy(nth), pair);
                }
            }
            if (next >= 0) {
                want(position.laidBy(lays.size()), next);
            }
        }

        private void want(int seat, int pair) throws RefusedException {
            if (--spare[pair] < 0) {
                throw new RefusedException(
                        "none-left",
                        "All four " + Pairs.name(pair) + " lie on the board already.",
                        "Les quatre " + Pairs.name(pair) + " sont déjà sur le plateau.");
            }
            wanted.get(seat).add(pair);
        }

        void draw(Course course) throws NotationException, RefusedException {
            while (course.position.turn() == Position.CHANCE) {
                Integer own = wanted.get(course.position.drawer()).poll();
                play(course, "draw:" + Pairs.name(own == null ? another() : own));
            }
        }

        private int another() {
            int pair = 0;
            while (spare[pair] == 0) {
                pair++;
            }
            spare[pair]--;
            return pair;
        }
    }

    /**
     * The pair that was laid: named, or implied by the slot; -1 if no domino fits there, which the rules then refuse.
     */
    private static int pair(DominationPosition position, String lay) {
        if (lay.length() > 3 && lay.charAt(1) == '-' && lay.charAt(3) == '@') {
            int one = lay.charAt(0) - '0';
            int other = lay.charAt(2) - '0';
            boolean isPair = one >= 0 && one <= Pairs.MAX_PIPS && other >= 0 && other <= Pairs.MAX_PIPS;
            return isPair ? Pairs.pair(one, other) : -1;
        }
        for (int slot = 0; lay.length() >= 4 && slot < Pairs.DOMINOES; slot++) {
            String name = position.layout().slotName(slot);
            if (lay.startsWith(name) || lay.startsWith(name.substring(2) + name.substring(0, 2))) {
                return slot / Pairs.COPIES;
            }
        }
        return -1;
    }

    private static void play(Course course, String text) throws NotationException, RefusedException {
        course.texts.add(RequestPosition.play(course.position, text));
    }
}
