package parlour.conan.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import parlour.conan.card.Card;
import parlour.conan.card.CardSet;
import parlour.conan.rules.ConanRules;
import parlour.conan.rules.Promise;
import parlour.conan.rules.TreatyTerms;
import parlour.game.NotationException;

/**
 * Treaties as text, terms separated by {@code ;}, seats counted from 1:
 *
 * <ul>
 *   <li>{@code 1>2:3pg+feint+#boar-spear}: seat 1 gives seat 2 three PG, the card Feint from the hand, and an object;
 *   <li>{@code 2!challenge:a3@r7}: until the end of round 7 seat 2 lays and moves no challenge onto adventure a3;
 *   <li>{@code 2!duel:1@r7}: nor does it challenge seat 1 to a duel; {@code @end} is the end of the game;
 *   <li>{@code 1=2:50/50/50/own}: the heroes of seats 1 and 2 become allies: these percentages of PG won, PG lost and
 *       loot go to the one who did not act, and objects to the one who did; with {@code partner} objects go to the
 *       other;
 *   <li>{@code 1=2:seats:70/60/50/turn1}: the same by seat: seat 1 has 70 % of PG won, 60 % of PG lost and half of the
 *       loot, whoever acts, and seat 2 the rest, in steps of 10; objects go to whoever acts ({@code own}), to a seat
 *       ({@code 2}), or to each in turn ({@code turn1}: seat 1 first).
 * </ul>
 *
 * <p>Terms may be given in any order and are written in a fixed one. A card hidden from the viewer is written
 * {@code ?}.
 */
public final class TreatyNotation extends TextScanner {

    /** A viewer who may read everything. */
    public static final int ALL = -9;

    private static final String TURN = "turn";
    private static final int MAX_LENGTH = 600;
    private static final int STEP = 10;

    private final CardSet set;
    private final int seats;

    private TreatyNotation(String input, int at, CardSet set, int seats) {
        super(input, at, set.slots);
        this.set = set;
        this.seats = seats;
    }

    // ---- Writing ----

    public static String write(TreatyTerms terms, CardSet set, int viewer) {
        StringBuilder text = new StringBuilder();
        int from = -1;
        int to = -1;
        for (TreatyTerms.Term term : terms.terms()) {
            switch (term) {
                case TreatyTerms.GloryGift it -> {
                    gift(text, it.from(), it.to(), from, to).append(it.n()).append("pg");
                    from = it.from();
                    to = it.to();
                }
                case TreatyTerms.CardGift it -> {
                    boolean shown = viewer == ALL || terms.shows(it, viewer);
                    gift(text, it.from(), it.to(), from, to)
                            .append(shown ? set.kind(it.kind()).id() : "?");
                    from = it.from();
                    to = it.to();
                }
                case TreatyTerms.ObjectGift it -> {
                    gift(text, it.from(), it.to(), from, to)
                            .append('#')
                            .append(set.kind(it.kind()).id());
                    from = it.from();
                    to = it.to();
                }
                case TreatyTerms.PromiseTerm it -> {
                    separate(text)
                            .append(it.by() + 1)
                            .append('!')
                            .append(it.kind().code)
                            .append(':');
                    if (it.kind() == Promise.Kind.NO_CHALLENGE) {
                        text.append(MoveNotation.slot(it.target()));
                    } else {
                        text.append(it.target() + 1);
                    }
                    text.append('@').append(it.until() == ConanRules.LAST_ROUND ? "end" : "r" + it.until());
                }
                case TreatyTerms.AllianceTerm it ->
                    separate(text)
                            .append(it.one() + 1)
                            .append('=')
                            .append(it.other() + 1)
                            .append(it.isBySeat() ? ":seats:" : ":")
                            .append(it.win())
                            .append('/')
                            .append(it.loss())
                            .append('/')
                            .append(it.loot())
                            .append('/')
                            .append(objects(it));
            }
        }
        return text.toString();
    }

    /** Who gets the objects of an alliance. */
    static String objects(TreatyTerms.AllianceTerm alliance) {
        return switch (alliance.objects()) {
            case OWN -> "own";
            case PARTNER -> "partner";
            case ONE -> "" + (alliance.one() + 1);
            case OTHER -> "" + (alliance.other() + 1);
            case TURN_ONE -> TURN + (alliance.one() + 1);
            case TURN_OTHER -> TURN + (alliance.other() + 1);
        };
    }

    private static StringBuilder separate(StringBuilder text) {
        return text.append(text.isEmpty() ? "" : ";");
    }

    private static StringBuilder gift(StringBuilder text, int from, int to, int lastFrom, int lastTo) {
        if (from == lastFrom && to == lastTo) {
            return text.append('+');
        }
        return separate(text).append(from + 1).append('>').append(to + 1).append(':');
    }

    // ---- Reading ----

    /**
     * Parses the terms at the end of a text. {@link TreatyRefusals} checks whether they may be proposed.
     *
     * @param at their offset
     */
    public static TreatyTerms read(String input, int at, CardSet set, int seats, int proposer)
            throws NotationException {
        return new TreatyNotation(input, at, set, seats).terms(proposer);
    }

    private TreatyTerms terms(int proposer) throws NotationException {
        if (input.length() > MAX_LENGTH) {
            at = MAX_LENGTH;
            throw fail(
                    "A treaty has at most " + MAX_LENGTH + " characters",
                    "Un traité a au plus " + MAX_LENGTH + " caractères");
        }
        List<TreatyTerms.Term> terms = new ArrayList<>();
        do {
            int seat = seat();
            char sign = at < input.length() ? input.charAt(at) : 0;
            at++;
            switch (sign) {
                case '>' -> gifts(seat, terms);
                case '!' -> terms.add(promise(seat));
                case '=' -> terms.add(alliance(seat));
                default -> {
                    at = Math.min(at - 1, input.length());
                    throw fail(
                            "After a seat write > for a gift, ! for a promise or = for an alliance",
                            "Après une place, écrivez > pour un don, ! pour une promesse ou = pour une alliance");
                }
            }
        } while (accept(';'));
        expectEnd("The treaty", "Le traité");
        return new TreatyTerms(proposer, inOrder(terms));
    }

    private void gifts(int from, List<TreatyTerms.Term> terms) throws NotationException {
        int to = seat();
        expect(':');
        do {
            if (at < input.length() && Character.isDigit(input.charAt(at))) {
                int n = number(255);
                word("pg");
                terms.add(new TreatyTerms.GloryGift(from, to, n));
            } else if (accept('#')) {
                terms.add(new TreatyTerms.ObjectGift(from, to, card(true)));
            } else {
                terms.add(new TreatyTerms.CardGift(from, to, card(false)));
            }
        } while (accept('+'));
    }

    private TreatyTerms.PromiseTerm promise(int by) throws NotationException {
        for (Promise.Kind kind : Promise.Kind.values()) {
            if (input.startsWith(kind.code + ":", at)) {
                at += kind.code.length() + 1;
                int target = kind == Promise.Kind.NO_CHALLENGE ? slot() : seat();
                expect('@');
                return new TreatyTerms.PromiseTerm(by, kind, target, until());
            }
        }
        throw fail(
                "A promise is challenge: and an adventure, or duel: and a seat",
                "Une promesse est challenge: et une aventure, ou duel: et une place");
    }

    private int until() throws NotationException {
        if (input.startsWith("end", at)) {
            at += 3;
            return ConanRules.LAST_ROUND;
        }
        expect('r');
        return number(ConanRules.LAST_ROUND);
    }

    private TreatyTerms.AllianceTerm alliance(int one) throws NotationException {
        int other = seat();
        expect(':');
        if (input.startsWith("seats:", at)) {
            at += "seats:".length();
            return bySeat(one, other);
        }
        int win = number(100);
        expect('/');
        int loss = number(100);
        expect('/');
        int loot = number(100);
        expect('/');
        boolean own = input.startsWith("own", at);
        word(own ? "own" : "partner");
        return new TreatyTerms.AllianceTerm(
                Math.min(one, other),
                Math.max(one, other),
                win,
                loss,
                loot,
                own ? TreatyTerms.Objects.OWN : TreatyTerms.Objects.PARTNER,
                false);
    }

    /** The percentages are those of the seat named first. */
    private TreatyTerms.AllianceTerm bySeat(int named, int second) throws NotationException {
        int win = tens();
        expect('/');
        int loss = tens();
        expect('/');
        int loot = tens();
        expect('/');
        TreatyTerms.Objects objects = TreatyTerms.Objects.OWN;
        if (input.startsWith("own", at)) {
            word("own");
        } else {
            boolean isTurn = input.startsWith(TURN, at);
            at += isTurn ? TURN.length() : 0;
            int start = at;
            int seat = seat();
            if (seat != named && seat != second) {
                at = start;
                throw fail("One of the two allies is expected here", "L’un des deux alliés est attendu ici");
            }
            boolean isLower = seat == Math.min(named, second);
            objects = isTurn
                    ? isLower ? TreatyTerms.Objects.TURN_ONE : TreatyTerms.Objects.TURN_OTHER
                    : isLower ? TreatyTerms.Objects.ONE : TreatyTerms.Objects.OTHER;
        }
        boolean isInOrder = named <= second;
        return new TreatyTerms.AllianceTerm(
                Math.min(named, second),
                Math.max(named, second),
                isInOrder ? win : 100 - win,
                isInOrder ? loss : 100 - loss,
                isInOrder ? loot : 100 - loot,
                objects,
                true);
    }

    private int tens() throws NotationException {
        int start = at;
        int percent = number(100);
        if (percent % STEP != 0) {
            at = start;
            throw fail("Percentages go in steps of 10", "Les pourcentages vont de 10 en 10");
        }
        return percent;
    }

    /** Gifts by giver and taker, PG added up first, then promises, then alliances: equal treaties have equal text. */
    public static List<TreatyTerms.Term> inOrder(List<TreatyTerms.Term> terms) {
        TreeMap<Integer, Integer> glory = new TreeMap<>();
        List<TreatyTerms.Term> sorted = new ArrayList<>();
        for (TreatyTerms.Term term : terms) {
            if (term instanceof TreatyTerms.GloryGift(int from, int to, int n)) {
                glory.merge(8 * from + to, n, Integer::sum);
            } else {
                sorted.add(term);
            }
        }
        glory.forEach((who, n) -> sorted.add(new TreatyTerms.GloryGift(who / 8, who % 8, n)));
        sorted.sort(Comparator.comparingLong(TreatyNotation::place));
        return sorted;
    }

    private static long place(TreatyTerms.Term term) {
        return switch (term) {
            case TreatyTerms.GloryGift(int from, int to, int _) -> (8L * from + to) << 20;
            case TreatyTerms.CardGift(int from, int to, int kind) -> ((8L * from + to) << 20) + 1 + kind;
            case TreatyTerms.ObjectGift(int from, int to, int kind) -> ((8L * from + to) << 20) + 1000 + kind;
            case TreatyTerms.PromiseTerm(int by, Promise.Kind kind, int target, int until) ->
                (1L << 40) + (((4L * by + kind.index) * 64 + target) * 64 + until);
            case TreatyTerms.AllianceTerm alliance -> (1L << 50) + alliance.one();
        };
    }

    // ---- Words ----

    private int seat() throws NotationException {
        int seat = at < input.length() ? input.charAt(at) - '1' : -1;
        if (seat < 0 || seat >= seats) {
            throw fail(
                    "A seat from 1 to " + seats + " is expected here",
                    "Une place de 1 à " + seats + " est attendue ici");
        }
        at++;
        return seat;
    }

    private int card(boolean object) throws NotationException {
        int start = at;
        int kind = set.kind(name());
        boolean fits = kind >= 0
                && set.kind(kind).role() != Card.Role.HERO
                && (set.kind(kind).role() == Card.Role.OBJECT) == object;
        if (!fits) {
            at = start;
            throw fail(
                    object ? "An object is expected here" : "Glory (pg), a card, or # and an object are expected here",
                    object ? "Un objet est attendu ici" : "Il faut ici de la gloire (pg), une carte, ou # et un objet");
        }
        return kind;
    }

    private void word(String word) throws NotationException {
        if (!input.startsWith(word, at)) {
            throw fail("\"" + word + "\" is expected here", "« " + word + " » est attendu ici");
        }
        at += word.length();
    }
}
