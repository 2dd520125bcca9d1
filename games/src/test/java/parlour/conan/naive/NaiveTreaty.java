package parlour.conan.naive;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The terms of a treaty, parsed from text and written in a fixed order. Seats count from 0 here and from 1 in the text.
 *
 * @param glory PG, added up by giver and taker
 */
record NaiveTreaty(List<GloryGift> glory, List<CardGift> things, List<PromiseTerm> vows, List<AllianceTerm> unions) {

    record GloryGift(int from, int to, int n) {}

    /** A card of the hand or an object. */
    record CardGift(int from, int to, String id, boolean isObject) {}

    /**
     * A promise.
     *
     * @param kind challenge or duel
     * @param target the number of an adventure's slot, or a seat
     */
    record PromiseTerm(int by, String kind, int target, int until) {}

    /**
     * An alliance, in percent of PG won, PG lost and loot. "by who acts: the partner has so many percent"; "by seat: so
     * many percent are seat 1's and the rest seat 2's, whoever acts".
     *
     * @param objects own, partner, a seat from 1, or turn and a seat
     */
    record AllianceTerm(int one, int other, int win, int loss, int loot, String objects, boolean bySeat) {

        /** What the partner has of something when a seat acts. */
        int ofPartner(int percent, int actor) {
            return !bySeat ? percent : actor == one ? 100 - percent : percent;
        }

        /** "objects to a named seat, to whoever acts, or in turn beginning with a named seat" */
        int finder(int nth, int actor) {
            int partner = actor == one ? other : one;
            if (objects.equals("own")) {
                return actor;
            }
            if (objects.equals("partner")) {
                return partner;
            }
            int named = objects.charAt(objects.length() - 1) - '1';
            return objects.startsWith("turn") && nth % 2 == 1 ? (named == one ? other : one) : named;
        }

        boolean has(int seat) {
            return one == seat || other == seat;
        }
    }

    private static final String NUMBER = "(0|[1-9][0-9]{0,2})";
    private static final Pattern GIFT = Pattern.compile("([1-9])>([1-9]):(.*)");
    private static final Pattern PG = Pattern.compile(NUMBER + "pg");
    private static final Pattern SPARE = Pattern.compile("([1-9])!challenge:a" + NUMBER + "@(end|r" + NUMBER + ")");
    private static final Pattern PEACE = Pattern.compile("([1-9])!duel:([1-9])@(end|r" + NUMBER + ")");
    private static final Pattern UNION =
            Pattern.compile("([1-9])=([1-9]):" + NUMBER + "/" + NUMBER + "/" + NUMBER + "/(own|partner)");
    private static final Pattern BY_SEAT =
            Pattern.compile("([1-9])=([1-9]):seats:" + NUMBER + "/" + NUMBER + "/" + NUMBER + "/(own|[1-9]|turn[1-9])");

    /** The last round: promises to the end of the game hold until then. */
    static final int END = 40;

    private static final int MAX_LENGTH = 600;

    // ---- Reading ----

    /** Parses the text after {@code treaty:}; empty if it is malformed. */
    static Optional<NaiveTreaty> read(String text, NaiveCards cards, int seats) {
        if ("treaty:".length() + text.length() > MAX_LENGTH) {
            return Optional.empty();
        }
        NaiveTreaty treaty =
                new NaiveTreaty(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        for (String term : text.split(";", -1)) {
            if (!treaty.add(term, cards)) {
                return Optional.empty();
            }
        }
        return treaty.seats().stream().allMatch(seat -> seat < seats)
                ? Optional.of(treaty.sorted(cards))
                : Optional.empty();
    }

    private boolean add(String term, NaiveCards cards) {
        Matcher gift = GIFT.matcher(term);
        Matcher spare = SPARE.matcher(term);
        Matcher peace = PEACE.matcher(term);
        Matcher union = UNION.matcher(term);
        if (gift.matches()) {
            for (String what : gift.group(3).split("\\+", -1)) {
                if (!addGift(seat(gift.group(1)), seat(gift.group(2)), what, cards)) {
                    return false;
                }
            }
            return true;
        } else if (spare.matches()) {
            int slot = Integer.parseInt(spare.group(2));
            vows.add(new PromiseTerm(seat(spare.group(1)), "challenge", slot, until(spare.group(3))));
            return slot <= 20 && vows.getLast().until <= END;
        } else if (peace.matches()) {
            vows.add(new PromiseTerm(seat(peace.group(1)), "duel", seat(peace.group(2)), until(peace.group(3))));
            return vows.getLast().until <= END;
        } else if (union.matches()) {
            int one = seat(union.group(1));
            int other = seat(union.group(2));
            AllianceTerm read = new AllianceTerm(
                    Math.min(one, other),
                    Math.max(one, other),
                    Integer.parseInt(union.group(3)),
                    Integer.parseInt(union.group(4)),
                    Integer.parseInt(union.group(5)),
                    union.group(6),
                    false);
            unions.add(read);
            return read.win <= 100 && read.loss <= 100 && read.loot <= 100;
        }
        Matcher seats = BY_SEAT.matcher(term);
        return seats.matches() && addBySeat(seats);
    }

    /** "Percentages in steps of 10, 0 and 100 included"; they are those of the seat named first. */
    private boolean addBySeat(Matcher seats) {
        int named = seat(seats.group(1));
        int second = seat(seats.group(2));
        int[] percent = new int[3];
        for (int i = 0; i < 3; i++) {
            percent[i] = Integer.parseInt(seats.group(3 + i));
            if (percent[i] > 100 || percent[i] % 10 != 0) {
                return false;
            }
            percent[i] = named < second ? percent[i] : 100 - percent[i];
        }
        String objects = seats.group(6);
        boolean isHalf = percent[0] == 50 && percent[1] == 50 && percent[2] == 50 && objects.equals("own");
        unions.add(new AllianceTerm(
                Math.min(named, second),
                Math.max(named, second),
                percent[0],
                percent[1],
                percent[2],
                objects,
                !isHalf));
        int finder = objects.equals("own") ? named : objects.charAt(objects.length() - 1) - '1';
        return finder == named || finder == second;
    }

    private boolean addGift(int from, int to, String what, NaiveCards cards) {
        Matcher pg = PG.matcher(what);
        if (pg.matches()) {
            int n = Integer.parseInt(pg.group(1));
            int before = glory(from, to);
            glory.removeIf(it -> it.from == from && it.to == to);
            glory.add(new GloryGift(from, to, before + n));
            return n <= 255;
        }
        boolean isObject = what.startsWith("#");
        String id = isObject ? what.substring(1) : what;
        if (!cards.has(id) || cards.get(id).kind().equals("hero")) {
            return false;
        }
        things.add(new CardGift(from, to, id, isObject));
        return cards.get(id).type().equals("object") == isObject;
    }

    private static int seat(String digit) {
        return Integer.parseInt(digit) - 1;
    }

    private static int until(String text) {
        return text.equals("end") ? END : Integer.parseInt(text.substring(1));
    }

    private NaiveTreaty sorted(NaiveCards cards) {
        List<String> order = cards.all().stream().map(NaiveCard::id).toList();
        return new NaiveTreaty(
                glory.stream()
                        .sorted(Comparator.comparingInt(GloryGift::from).thenComparingInt(GloryGift::to))
                        .toList(),
                things.stream()
                        .sorted(Comparator.comparingInt(CardGift::from)
                                .thenComparingInt(CardGift::to)
                                .thenComparing(CardGift::isObject)
                                .thenComparingInt(it -> order.indexOf(it.id)))
                        .toList(),
                vows.stream()
                        .sorted(Comparator.comparingInt(PromiseTerm::by)
                                .thenComparing(PromiseTerm::kind)
                                .thenComparingInt(PromiseTerm::target)
                                .thenComparingInt(PromiseTerm::until))
                        .toList(),
                unions.stream()
                        .sorted(Comparator.comparingInt(AllianceTerm::one).thenComparingInt(AllianceTerm::other))
                        .toList());
    }

    // ---- Queries ----

    private int glory(int from, int to) {
        return glory.stream()
                .filter(it -> it.from == from && it.to == to)
                .mapToInt(GloryGift::n)
                .sum();
    }

    /** Everyone who gives, takes, promises, is promised peace, or allies. */
    SortedSet<Integer> seats() {
        TreeSet<Integer> seats = new TreeSet<>();
        glory.forEach(it -> seats.addAll(List.of(it.from, it.to)));
        things.forEach(it -> seats.addAll(List.of(it.from, it.to)));
        for (PromiseTerm vow : vows) {
            seats.add(vow.by);
            if (vow.kind.equals("duel")) {
                seats.add(vow.target);
            }
        }
        unions.forEach(it -> seats.addAll(List.of(it.one, it.other)));
        return seats;
    }

    /** The cards and objects one player gives. */
    List<String> given(int from, boolean areObjects) {
        return things.stream()
                .filter(it -> it.from == from && it.isObject == areObjects)
                .map(CardGift::id)
                .toList();
    }

    // ---- Writing ----

    /**
     * The whole text.
     *
     * @param viewer the reader: cards hidden from it are {@code ?}; -1 may read everything
     */
    String text(int proposer, int viewer) {
        List<String> terms = new ArrayList<>();
        for (int from = 0; from < 4; from++) {
            for (int to = 0; to < 4; to++) {
                List<String> gifts =
                        gifts(from, to, viewer == -1 || viewer == proposer || viewer == from || viewer == to);
                if (!gifts.isEmpty()) {
                    terms.add((from + 1) + ">" + (to + 1) + ":" + String.join("+", gifts));
                }
            }
        }
        for (PromiseTerm vow : vows) {
            String target = vow.kind.equals("duel") ? Integer.toString(vow.target + 1) : "a" + vow.target;
            String until = vow.until == END ? "end" : "r" + vow.until;
            terms.add((vow.by + 1) + "!" + vow.kind + ":" + target + "@" + until);
        }
        for (AllianceTerm it : unions) {
            terms.add((it.one + 1) + "=" + (it.other + 1) + (it.bySeat ? ":seats:" : ":") + it.win + "/" + it.loss + "/"
                    + it.loot + "/" + it.objects);
        }
        return String.join(";", terms);
    }

    private List<String> gifts(int from, int to, boolean isShown) {
        List<String> gifts = new ArrayList<>();
        for (GloryGift it : glory) {
            if (it.from == from && it.to == to) {
                gifts.add(it.n + "pg");
            }
        }
        for (CardGift it : things) {
            if (it.from == from && it.to == to) {
                gifts.add(it.isObject ? "#" + it.id : isShown ? it.id : "?");
            }
        }
        return gifts;
    }
}
