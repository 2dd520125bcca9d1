package parlour.engine.companion;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import parlour.domination.Domination;
import parlour.domination.DominationPosition;
import parlour.domination.DominationRules;
import parlour.domination.Layout;
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
 *
 * <p>On a board that is not exact players pass too: whoever passed drew dominoes without a free slot, the others some
 * with one. The game is over when all have passed in turn.
 */
public final class DominationObserver {

    private static final String PASS = "pass";

    private final Options options;

    /** The public moves: who begins, if given, then the dominoes laid and the passes. */
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
                    "Two games with the same dominoes in the same order can only be dealt by the program.",
                    "Seul le programme peut distribuer deux parties avec les mêmes dominos dans le même ordre.");
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
            if (!position.layout().isExact() && canPass()) {
                choices.add(new View().with("text", PASS));
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

    /** Whether enough dominoes have no free slot for the seat to move to hold no others. */
    private boolean canPass() throws NotationException {
        List<String> more = new ArrayList<>(seen);
        more.add(PASS);
        try {
            new DominationObserver(options, more).course(-1);
            return true;
        } catch (RefusedException impossible) {
            return false;
        }
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
        List<String> turns = seen.subList(at, seen.size());
        Drawing drawing = new Drawing(position, turns, next);
        // "when nobody can lay anything (then a full lap would only pass)": that lap is not played.
        int played = turns.size() - (passesAtTheEnd(turns) < position.seats() ? 0 : position.seats());
        for (String turn : turns.subList(0, played)) {
            drawing.draw(course);
            play(course, turn);
        }
        drawing.draw(course);
        return course;
    }

    private static int passesAtTheEnd(List<String> turns) {
        int passes = 0;
        while (passes < turns.size() && turns.get(turns.size() - 1 - passes).equals(PASS)) {
            passes++;
        }
        return passes;
    }

    /** Decides the draws: each seat first draws the dominoes it is going to lay, then any others. */
    private static final class Drawing {

        private final List<Deque<Integer>> wanted = new ArrayList<>();

        /** What a seat that passes holds then: dominoes without a free slot. Nothing for the others. */
        private final List<Deque<Integer>> useless = new ArrayList<>();

        private final int[] spare = new int[Pairs.KINDS];
        private final int[] taken = new int[Pairs.KINDS];
        private final boolean[] hasPassed;
        private final Layout layout;

        Drawing(DominationPosition position, List<String> turns, int next) throws RefusedException {
            Arrays.fill(spare, Pairs.COPIES);
            layout = position.layout();
            hasPassed = new boolean[position.seats()];
            for (int seat = 0; seat < position.seats(); seat++) {
                wanted.add(new ArrayDeque<>());
                useless.add(new ArrayDeque<>());
            }
            for (int nth = 0; nth < turns.size(); nth++) {
                int pair = pair(position, turns.get(nth));
                if (pair >= 0) {
                    want(position.laidBy(nth), pair);
                }
            }
            if (next >= 0) {
                want(position.laidBy(turns.size()), next);
            }
            int[] rackSizes = new int[position.seats()];
            Arrays.fill(rackSizes, DominationRules.RACK);
            int stock = Pairs.DOMINOES - DominationRules.RACK * position.seats();
            for (int nth = 0; nth < turns.size(); nth++) {
                int pair = pair(position, turns.get(nth));
                int seat = position.laidBy(nth);
                if (pair >= 0) {
                    taken[pair]++;
                    rackSizes[seat] -= stock-- > 0 ? 0 : 1;
                } else if (turns.get(nth).equals(PASS)) {
                    reserve(seat, rackSizes[seat]);
                }
            }
        }

        private void want(int seat, int pair) throws RefusedException {
            if (--spare[pair] < 0) {
                throw new RefusedException(
                        "none-left",
                        "All four " + Pairs.name(pair) + " are already on the board.",
                        "Les quatre " + Pairs.name(pair) + " sont déjà sur le plateau.");
            }
            wanted.get(seat).add(pair);
        }

        /** A rack of dominoes that have no free slot now, as far as there are any. */
        private void reserve(int seat, int size) {
            Deque<Integer> rack = useless.get(seat);
            for (int pair = 0; !hasPassed[seat] && pair < Pairs.KINDS; pair++) {
                while (taken[pair] >= layout.slots(pair) && spare[pair] > 0 && rack.size() < size) {
                    spare[pair]--;
                    rack.add(pair);
                }
            }
            hasPassed[seat] = true;
        }

        void draw(Course course) throws NotationException, RefusedException {
            while (course.position.turn() == Position.CHANCE) {
                int seat = course.position.drawer();
                Integer own = wanted.get(seat).poll();
                play(course, "draw:" + Pairs.name(own == null ? another(seat) : own));
            }
        }

        private int another(int seat) throws RefusedException {
            if (hasPassed[seat]) {
                Integer own = useless.get(seat).poll();
                if (own == null) {
                    throw new RefusedException(
                            "no-passing",
                            "Nobody can be forced to pass yet: enough dominoes still have a free space.",
                            "Personne ne peut encore être obligé de passer : assez de dominos ont un emplacement libre.");
                }
                return own;
            }
            int pair = spare(true);
            if (pair < 0) {
                pair = spare(false);
            }
            if (pair >= 0) {
                spare[pair]--;
                return pair;
            }
            // The stock runs out: what was kept for those who pass is more than they draw.
            for (Deque<Integer> rack : useless) {
                if (!rack.isEmpty()) {
                    return rack.removeLast();
                }
            }
            throw new IllegalStateException("nothing left to draw");
        }

        /** The first kind to spare, or -1; on a board that is not exact perhaps only one with a free slot. */
        private int spare(boolean withFreeSlot) {
            boolean isAny = layout.isExact() || !withFreeSlot;
            for (int pair = 0; pair < Pairs.KINDS; pair++) {
                if (spare[pair] > 0 && (isAny || taken[pair] < layout.slots(pair))) {
                    return pair;
                }
            }
            return -1;
        }
    }

    /**
     * The pair that was laid: named, or implied by the slot; -1 if no domino fits there, which the rules then refuse.
     */
    private static int pair(DominationPosition position, String lay) {
        if (lay.equals(PASS)) {
            return -1;
        }
        if (lay.length() > 3 && lay.charAt(1) == '-' && lay.charAt(3) == '@') {
            int one = lay.charAt(0) - '0';
            int other = lay.charAt(2) - '0';
            boolean isPair = one >= 0 && one <= Pairs.MAX_PIPS && other >= 0 && other <= Pairs.MAX_PIPS;
            return isPair ? Pairs.pair(one, other) : -1;
        }
        for (int slot = 0; lay.length() >= 4 && slot < Pairs.DOMINOES; slot++) {
            String name = position.layout().slotName(slot);
            if (lay.startsWith(name) || lay.startsWith(name.substring(2) + name.substring(0, 2))) {
                return position.layout().pair(slot);
            }
        }
        return -1;
    }

    private static void play(Course course, String text) throws NotationException, RefusedException {
        course.texts.add(RequestPosition.play(course.position, text));
    }
}
