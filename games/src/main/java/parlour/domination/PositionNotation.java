package parlour.domination;

import java.util.ArrayList;
import java.util.List;
import parlour.game.NotationException;
import parlour.game.NotationReader;
import parlour.game.Position;

/**
 * Positions as text, fields separated by one space:
 *
 * <ol>
 *   <li>the layout, as the option spells it: {@code A}, {@code seed:17}, {@code rows:} and 64 digits;
 *   <li>the seat that began, {@code 1} to {@code 4}, or {@code ?} before the lot is drawn;
 *   <li>the slots in the order in which dominoes were laid, {@code c3d3a1a2}, or {@code -}: turns go clockwise, so this
 *       determines who laid which, every token, and whose turn it is. On a board that is not exact {@code pass} stands
 *       where somebody passed;
 *   <li>the racks by seat separated by {@code /}, each domino two digits: {@code 00122556/…}. A seat that is to draw
 *       has one domino fewer.
 * </ol>
 *
 * <p>The stock is all the rest; it has no order before it is drawn. A mirrored match records the order, and so has
 * other fields after the third:
 *
 * <ol start="4">
 *   <li>the dominoes in the order drawn in the first game, two digits each, or {@code -};
 *   <li>once the first game is over: the slots of the second in the order laid, or {@code -};
 *   <li>the number of dominoes drawn in the second.
 * </ol>
 */
final class PositionNotation extends NotationReader {

    private static final String NONE = "-";
    private static final int SLOT = 4;
    private static final int PAIR = 2;

    private final DominationRules rules;
    private final DominationPosition position;

    private PositionNotation(String input, DominationRules rules) {
        super(input);
        this.rules = rules;
        this.position = new DominationPosition(rules);
    }

    // ---- Reading ----

    static DominationPosition read(String input, DominationRules rules) throws NotationException {
        PositionNotation text = new PositionNotation(input, rules);
        text.readAll();
        return text.position;
    }

    private void readAll() throws NotationException {
        readLayout();
        field("who went first", "qui a commencé");
        int first = readFirst();
        field("the slots laid", "les emplacements occupés");
        int slotsAt = at;
        List<Integer> slots = readSlots();
        if (first < 0 && !slots.isEmpty()) {
            at = slotsAt;
            throw fail(
                    "No domino can be on the board before it is known who went first.",
                    "Aucun domino ne peut être posé avant que l’on sache qui a commencé.");
        }
        if (rules.isMirrored()) {
            field("the dominoes in the order drawn", "les dominos dans l’ordre de la pioche");
            readMirrored(first, slots, slotsAt);
        } else {
            field("the racks", "les chevalets");
            readRacks(first, slots);
        }
        if (at < input.length()) {
            throw fail(
                    "Nothing may follow here: \"" + input.substring(at) + "\".",
                    "Rien ne doit suivre ici : « " + input.substring(at) + " ».");
        }
    }

    private void readLayout() throws NotationException {
        String word = word();
        if (!word.equals(rules.layout().name())) {
            String name = rules.layout().name();
            throw fail(
                    "The position should begin with its layout, which in this game is " + name + ", not \"" + word
                            + "\": choose it with layout=.",
                    "La position doit commencer par son plateau, ici " + name + ", pas « " + word
                            + " » : choisissez-le par layout=.");
        }
        at += word.length();
    }

    private int readFirst() throws NotationException {
        String word = word();
        boolean drawn = word.length() == 1 && word.charAt(0) >= '1' && word.charAt(0) < '1' + rules.seats();
        boolean toBeDrawn = word.equals("?") && rules.first() < 0;
        if (!drawn && !toBeDrawn) {
            throw fail(
                    "Who went first is a seat from 1 to " + rules.seats()
                            + ", or ? if that is still to be drawn; not \"" + word + "\".",
                    "Qui a commencé est une place de 1 à " + rules.seats()
                            + ", ou ? si le sort doit encore décider ; pas « " + word + " ».");
        }
        at++;
        return drawn ? word.charAt(0) - '1' : DominationRules.BY_LOT;
    }

    private List<Integer> readSlots() throws NotationException {
        List<Integer> slots = new ArrayList<>();
        skipNone();
        int end = at + word().length();
        while (at < end) {
            int slot = at + SLOT <= end ? slot(input.substring(at, at + SLOT)) : -1;
            if (slot == DominationPosition.PASS) {
                slots.add(slot);
                at += SLOT;
                continue;
            }
            if (slot < 0 || slots.contains(slot)) {
                String name = input.substring(at, Math.min(at + SLOT, end));
                throw slot < 0
                        ? fail(
                                "\"" + name
                                        + "\" is not a space: write two neighbouring cells, the lower first, as c3d3 or c3c4.",
                                "« " + name
                                        + " » n’est pas un emplacement : écrivez deux cases voisines, la plus basse d’abord, comme c3d3 ou c3c4.")
                        : fail(
                                "There cannot be a second domino on " + name + ".",
                                "Il ne peut pas y avoir un second domino en " + name + ".");
            }
            slots.add(slot);
            at += SLOT;
        }
        return slots;
    }

    /** The slot with exactly this name, or a pass where there can be one, or -1. */
    private int slot(String name) {
        if (name.equals(MoveNotation.PASS)) {
            return rules.layout().isExact() ? -1 : DominationPosition.PASS;
        }
        for (int i = 0; i < SLOT; i += 2) {
            if (!Board.contains(name.charAt(i) - 'a', name.charAt(i + 1) - '1')) {
                return -1;
            }
        }
        int one = Board.cell(name.charAt(0) - 'a', name.charAt(1) - '1');
        int other = Board.cell(name.charAt(2) - 'a', name.charAt(3) - '1');
        return one < other ? rules.layout().slot(one, other) : -1;
    }

    /** Skips {@code -}: an empty field then reads as an empty word. */
    private void skipNone() {
        at += word().equals(NONE) ? NONE.length() : 0;
    }

    private int readPair() throws NotationException {
        boolean there = at + PAIR <= input.length();
        int low = there ? input.charAt(at) - '0' : -1;
        int high = there ? input.charAt(at + 1) - '0' : -1;
        if (low < 0 || high < low || high > Pairs.MAX_PIPS) {
            String found = input.substring(at, Math.min(at + PAIR, input.length()));
            throw fail(
                    "A domino is two digits from 0 to 6, the lower one first, as 25; not \"" + found + "\".",
                    "Un domino s’écrit par deux chiffres de 0 à 6, le plus petit d’abord, comme 25 ; pas « " + found
                            + " ».");
        }
        at += PAIR;
        return Pairs.pair(low, high);
    }

    // ---- One game ----

    private void readRacks(int first, List<Integer> slots) throws NotationException {
        Racks racks = position.racks();
        int racksAt = at;
        setUp(first, slots);
        at = racksAt;
        for (int seat = 0; seat < rules.seats(); seat++) {
            if (seat > 0) {
                separator(seat);
            }
            while (at < input.length() && input.charAt(at) != '/' && input.charAt(at) != ' ') {
                int pair = readPair();
                if (racks.stock(pair) == 0) {
                    at -= PAIR;
                    throw fifth(pair);
                }
                racks.draw(seat, pair);
            }
        }
        int drawn = Pairs.DOMINOES - racks.left();
        int laid = position.laid();
        boolean drewFirst = position.passes() > 0 && position.passedAfter(position.passes() - 1) == laid;
        checkDrawn(first, laid, drawn, drewFirst, racksAt);
        for (int seat = 0; seat < rules.seats(); seat++) {
            int due = due(seat, first, drawn);
            if (racks.size(seat) != due) {
                at = racksAt;
                throw fail(
                        "Seat " + (seat + 1) + " should hold " + due + " dominoes here, not " + racks.size(seat) + ".",
                        "La place " + (seat + 1) + " devrait avoir " + due + " dominos ici, pas " + racks.size(seat)
                                + ".");
            }
        }
        position.begin(first, drawn);
        for (int nth = 0; nth < position.passes(); nth++) {
            checkPass(nth, racksAt);
        }
        if (drewFirst && position.isOver()) {
            at = racksAt;
            throw fail(
                    "Nobody can lay a domino here: the game was over before the last pass.",
                    "Personne ici ne peut rien poser : la partie était finie avant la dernière passe.");
        }
    }

    private void setUp(int first, List<Integer> slots) throws NotationException {
        int slotsAt = at - 1 - SLOT * slots.size();
        for (int i = 0; i < slots.size(); i++) {
            int slot = slots.get(i);
            if (slot == DominationPosition.PASS) {
                position.setUpPass(first);
                continue;
            }
            int pair = rules.layout().pair(slot);
            if (position.stock(pair) == 0) {
                at = slotsAt + SLOT * i;
                throw fifth(pair);
            }
            position.setUp(first, slot);
        }
    }

    /** Whoever passed held nothing with a free slot, has drawn nothing since, and so never lays again. */
    private void checkPass(int nth, int racksAt) throws NotationException {
        int seat = position.passedBy(nth);
        int laidBefore = position.passedAfter(nth);
        int[] taken = new int[Pairs.KINDS];
        for (int i = 0; i < position.laid(); i++) {
            if (i < laidBefore) {
                taken[rules.layout().pair(position.laid(i))]++;
            } else if (position.laidBy(i) == seat) {
                throw couldHaveLaid(seat, rules.layout().pair(position.laid(i)), racksAt);
            }
        }
        for (int pair = 0; pair < Pairs.KINDS; pair++) {
            if (position.held(seat, pair) > 0 && taken[pair] < rules.layout().slots(pair)) {
                throw couldHaveLaid(seat, pair, racksAt);
            }
        }
    }

    private NotationException couldHaveLaid(int seat, int pair, int racksAt) {
        at = racksAt;
        return fail(
                "Seat " + (seat + 1) + " passed, but could have laid " + Pairs.name(pair) + ".",
                "La place " + (seat + 1) + " a passé, mais aurait pu poser " + Pairs.name(pair) + ".");
    }

    private void separator(int seat) throws NotationException {
        if (at >= input.length() || input.charAt(at) != '/') {
            throw fail(
                    "There should be " + rules.seats() + " racks separated by /; this is the end of rack " + seat + ".",
                    "Il devrait y avoir " + rules.seats() + " chevalets séparés par / ; ici finit le chevalet " + seat
                            + ".");
        }
        at++;
    }

    private NotationException fifth(int pair) {
        return fail(
                "This would be a fifth " + Pairs.name(pair) + "; there are four.",
                "Ce serait un cinquième " + Pairs.name(pair) + " ; il y en a quatre.");
    }

    /** A seat that has laid a domino draws one before anything else happens, while the stock lasts. */
    private void checkDrawn(int first, int laid, int drawn, boolean drewFirst, int place) throws NotationException {
        int dealt = DominationRules.RACK * rules.seats();
        int max = first < 0 ? 0 : Math.min(dealt + laid, Pairs.DOMINOES);
        int min = drewFirst ? max : first < 0 || laid == 0 ? 0 : Math.min(dealt + laid - 1, Pairs.DOMINOES);
        if (drawn < min || drawn > max) {
            at = place;
            String range = min == max ? "" + min : min + "–" + max;
            throw fail(
                    "With " + laid + " dominoes laid, " + range + " should have been drawn, not " + drawn + ".",
                    "Avec " + laid + " dominos posés, " + range + " devraient avoir été piochés, pas " + drawn + ".");
        }
    }

    /** The number of dominoes a seat must hold: each domino laid but the last has been replaced while the stock lasts. */
    private int due(int seat, int first, int drawn) {
        int rack = DominationRules.RACK;
        int replaced = Math.max(0, drawn - rack * rules.seats());
        int nth = Math.floorMod(seat - first, rules.seats());
        int due = Math.max(0, Math.min(rack, drawn - rack * nth));
        for (int i = replaced; i < position.laid(); i++) {
            due -= position.laidBy(i) == seat ? 1 : 0;
        }
        return due;
    }

    // ---- Two games: replayed, so that only reachable positions are accepted ----

    private void readMirrored(int first, List<Integer> slots, int slotsAt) throws NotationException {
        int drawsAt = at;
        List<Integer> draws = readDraws();
        checkDrawn(first, slots.size(), draws.size(), false, drawsAt);
        position.begin(first, 0);
        for (int i = 0; i < draws.size() || position.laid() < slots.size(); ) {
            if (position.game() > 0) {
                break;
            }
            if (position.turn() == Position.CHANCE) {
                at = drawsAt + PAIR * i;
                if (position.stock(draws.get(i)) == 0) {
                    throw fifth(draws.get(i));
                }
                position.play(DominationPosition.DRAW + draws.get(i++));
            } else {
                lay(slots, slotsAt);
            }
        }
        at = drawsAt + Math.max(NONE.length(), PAIR * draws.size());
        if (position.game() > 0) {
            readSecondGame();
        }
        position.clearHistory();
    }

    private List<Integer> readDraws() throws NotationException {
        List<Integer> draws = new ArrayList<>();
        skipNone();
        int end = at + word().length();
        while (at < end) {
            draws.add(readPair());
        }
        return draws;
    }

    private void lay(List<Integer> slots, int slotsAt) throws NotationException {
        int slot = slots.get(position.laid());
        if (position.held(position.turn(), rules.layout().pair(slot)) == 0) {
            at = slotsAt + SLOT * position.laid();
            String name = Pairs.name(rules.layout().pair(slot));
            throw fail(
                    "Whoever laid this " + name + " had not drawn one.",
                    "Qui a posé ce " + name + " n’en avait pas pioché.");
        }
        position.play(slot);
    }

    private void readSecondGame() throws NotationException {
        field("the slots laid in the second game", "les emplacements occupés de la seconde partie");
        int slotsAt = at;
        List<Integer> slots = readSlots();
        field("how many were drawn in the second game", "le nombre de dominos piochés dans la seconde partie");
        int numberAt = at;
        String word = word();
        int drawn = word.matches("0|[1-9][0-9]{0,2}") ? Integer.parseInt(word) : -1;
        if (drawn < 0) {
            throw fail(
                    "How many were drawn in the second game is a number from 0 to 112, not \"" + word + "\".",
                    "Le nombre de dominos piochés dans la seconde partie va de 0 à 112 ; pas « " + word + " ».");
        }
        checkDrawn(0, slots.size(), drawn, false, numberAt);
        while (position.drawn() < drawn || position.laid() < slots.size()) {
            if (position.turn() == Position.CHANCE) {
                position.play(position.outcomeAt(0));
            } else {
                lay(slots, slotsAt);
            }
        }
        at = numberAt + word.length();
    }

    // ---- Writing ----

    static String write(DominationPosition position) {
        StringBuilder text = new StringBuilder(position.layout().name()).append(' ');
        text.append(position.isLotDrawn() ? Integer.toString(position.first(0) + 1) : "?");
        writeSlots(text.append(' '), position.layout(), position.boardState(0));
        if (position.rules().isMirrored()) {
            writeMemory(text.append(' '), position);
        } else {
            writeRacks(text.append(' '), position);
        }
        return text.toString();
    }

    private static void writeSlots(StringBuilder text, Layout layout, BoardState boardState) {
        int pass = 0;
        for (int nth = 0; nth <= boardState.count; nth++) {
            while (pass < boardState.passes && boardState.passedAt(pass) == nth) {
                text.append(MoveNotation.PASS);
                pass++;
            }
            text.append(nth < boardState.count ? layout.slotName(boardState.laid(nth)) : "");
        }
        text.append(boardState.count + boardState.passes == 0 ? NONE : "");
    }

    private static void writeRacks(StringBuilder text, DominationPosition position) {
        for (int seat = 0; seat < position.seats(); seat++) {
            text.append(seat == 0 ? "" : "/");
            for (int pair = 0; pair < Pairs.KINDS; pair++) {
                text.append(digits(pair).repeat(position.held(seat, pair)));
            }
        }
    }

    private static void writeMemory(StringBuilder text, DominationPosition position) {
        boolean isSecond = position.game() > 0;
        int known = isSecond ? Pairs.DOMINOES : position.drawn();
        for (int nth = 0; nth < known; nth++) {
            text.append(digits(position.order(nth)));
        }
        text.append(known == 0 ? NONE : "");
        if (isSecond) {
            writeSlots(text.append(' '), position.layout(), position.boardState(1));
            text.append(' ').append(position.drawn());
        }
    }

    private static String digits(int pair) {
        return "" + Pairs.low(pair) + Pairs.high(pair);
    }
}
