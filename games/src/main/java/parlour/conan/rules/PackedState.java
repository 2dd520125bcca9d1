package parlour.conan.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import parlour.conan.card.Card;
import parlour.conan.card.CardSet;

/**
 * The whole state as an array of bytes, with an undo journal.
 *
 * <p>The first bytes are the zone of each card; the cards of each zone are also kept as two longs, derived from these
 * bytes. Then come other properties of each card, lists and single numbers. Treaties and contest results are rare and
 * structured: they are kept beside the bytes as an immutable {@link Agreements} and a {@link ContestResult}.
 */
public final class PackedState {

    public static final int NONE = -1;
    public static final int SEATS = 4;
    public static final int MAX_SLOTS = 32;
    private static final int CARDS = CardSet.MAX_CARDS;

    /** More than can wait at once: four abilities of a hero and of four objects, and twelve steps stated at the table. */
    private static final int MAX_JOBS = 40;

    /** No more glory than this is in play: a player's is a byte. */
    public static final int MAX_GLORY = 255;

    /** Later shuffles count as this one. */
    static final int MAX_SHUFFLES = 120;

    // ---- Zones ----
    public static final int BOX = 0;
    public static final int PILE = 1;
    public static final int DISCARD = 2;
    /** Objects not seen yet. */
    public static final int LOOT = 3;
    /** Returned objects at the bottom of the pile, in the order of {@link #BOTTOM}. */
    public static final int RETURNED = 4;

    public static final int ADVENTURES = 5;
    public static final int CHALLENGES = 6;
    /** Cards laid in a resolution, in the order of {@link #LAID}. */
    public static final int DOWN = 7;
    /** The action being carried out. */
    public static final int PLAYING = 8;

    public static final int HAND = 9;
    public static final int HERO = 13;
    public static final int ALLY = 17;
    public static final int OBJECTS = 21;
    public static final int TROPHIES = 25;
    public static final int ZONES = 29;

    // ---- Properties of cards ----
    private static final int ZONE = 0;
    /** For a challenge on the table: its slot. */
    public static final int SLOT_OF = CARDS;
    /**
     * For a challenge on the table: its owner, {@link #UP}, and the seats that have seen it, a bit each from
     * {@link #SEEN}.
     */
    public static final int CHALLENGE_FLAGS = 2 * CARDS;
    /** For a challenge on the table: the round in which it was laid. */
    public static final int LAID_AT = 3 * CARDS;
    /** The round in which a card came into its current or last hand. */
    public static final int IN_HAND_SINCE = 4 * CARDS;
    /** The number of the shuffle by which a card came into the pile. */
    public static final int SHUFFLE_NUMBER = 5 * CARDS;

    static final int UP = 4;
    public static final int SEEN = 8;

    // ---- Lists ----
    private static final int LISTS = 6 * CARDS;
    /** Challenges on the table in the order laid. */
    public static final int CHALLENGE_ORDER = LISTS;
    /** Cards of a resolution in the order laid; 64 is added to the side as {@link #LAID_SIDE}. */
    public static final int LAID = CHALLENGE_ORDER + 64;

    public static final int LAID_SIDE = LAID + CARDS;
    /** Jobs to be carried out, the next one last: three bytes each. */
    public static final int JOBS = LAID_SIDE + CARDS;

    public static final int BOTTOM = JOBS + 3 * MAX_JOBS;
    /** The adventure on each slot. */
    public static final int SLOTS = BOTTOM + 32;
    /** Four objects per seat, in the order gained. */
    static final int OBJECT = SLOTS + MAX_SLOTS;

    /** The number of challenges on a slot: first by seat, four per slot, then in total. */
    static final int COUNT_OF = OBJECT + 4 * SEATS;

    static final int COUNT = COUNT_OF + SEATS * MAX_SLOTS;

    // ---- One number per seat ----
    public static final int PG = COUNT + MAX_SLOTS;
    public static final int HERO_CARD = PG + SEATS;
    public static final int AT = HERO_CARD + SEATS;
    public static final int ARRIVED = AT + SEATS;
    public static final int ALLY_CARD = ARRIVED + SEATS;
    public static final int PARTNER = ALLY_CARD + SEATS;
    public static final int WIN_SHARE = PARTNER + SEATS;
    public static final int LOSS_SHARE = WIN_SHARE + SEATS;
    public static final int LOOT_SHARE = LOSS_SHARE + SEATS;
    public static final int OBJECT_SHARE = LOOT_SHARE + SEATS;
    static final int OBJECT_COUNT = OBJECT_SHARE + SEATS;
    public static final int PROPOSED = OBJECT_COUNT + SEATS;

    // ---- Single numbers ----
    private static final int SINGLE = PROPOSED + SEATS;
    public static final int STEP = SINGLE;
    public static final int AFTER_EFFECTS = SINGLE + 1;
    public static final int TURN = SINGLE + 2;
    public static final int ROUND = SINGLE + 3;
    public static final int FIRST = SINGLE + 4;
    /** The seat with which this phase began. */
    public static final int LEAD = SINGLE + 5;
    /** The number of seats after {@link #LEAD} whose turn it is. */
    public static final int INDEX = SINGLE + 6;

    public static final int LAP = SINGLE + 7;
    public static final int PASSES = SINGLE + 8;
    public static final int ALIVE = SINGLE + 9;
    /** The seats that have earned PG for a card in this phase, a bit each. */
    public static final int PAID = SINGLE + 10;

    static final int CHALLENGE_ORDER_COUNT = SINGLE + 11;
    public static final int LAID_COUNT = SINGLE + 12;
    public static final int JOB_COUNT = SINGLE + 13;
    public static final int BOTTOM_COUNT = SINGLE + 14;
    public static final int SHUFFLES = SINGLE + 15;
    /** The hero's side in a contest, and the other side. */
    public static final int SIDE = SINGLE + 16;
    /** The challenge fought over, or {@link #NONE} in a duel or outside a contest. */
    public static final int CHALLENGE = SINGLE + 18;

    public static final int BID = SINGLE + 19;
    /** The side that bids or lays next. */
    public static final int BIDDER = SINGLE + 21;

    public static final int ATTRIBUTE = SINGLE + 22;
    /** Whether the last challenge of the adventure has just been beaten. */
    public static final int BEATEN_LAST = SINGLE + 23;
    /** The seat that is offered a swap of heroes, or answers a proposal. */
    public static final int ASKED = SINGLE + 24;

    /** The number of treaties concluded: two bytes. */
    static final int TREATIES = SINGLE + 25;

    public static final int REASON = SINGLE + 27;
    /** Cards of the resolution that have been cancelled or have acted, by their index in {@link #LAID}: a byte each. */
    public static final int LAID_FLAGS = SINGLE + 28;

    /** PG that came from or went to the bank, by {@link BankReason}: two bytes each. */
    static final int BANK = LAID_FLAGS + CARDS;

    private static final int SIZE = BANK + 2 * 8;
    private static final int AGREEMENTS = 0xFFFF;
    private static final int CONTEST_RESULT = 0xFFFE;

    public final byte[] b;
    private final long[] bits;
    public Agreements agreements = Agreements.NONE;

    /** The last contest's result, if there has been one. */
    public Optional<ContestResult> contestResult = Optional.empty();

    private int[] journal;
    private int written;
    private int[] marks;
    private int plies;
    private final List<Agreements> pastAgreements;
    private final List<Optional<ContestResult>> pastContestResults;

    public PackedState(CardSet set) {
        b = new byte[SIZE];
        bits = new long[2 * ZONES];
        journal = new int[256];
        marks = new int[32];
        pastAgreements = new ArrayList<>();
        pastContestResults = new ArrayList<>();
        for (int card = 0; card < set.cards; card++) {
            Card.Role role = set.role(card);
            int zone = role == Card.Role.HERO ? BOX : role == Card.Role.OBJECT ? LOOT : PILE;
            b[card] = (byte) zone;
            bits[2 * zone + (card >> 6)] |= 1L << card;
        }
        Arrays.fill(b, SLOTS, COUNT_OF, (byte) NONE);
        for (int at : new int[] {HERO_CARD, AT, ALLY_CARD, PARTNER}) {
            Arrays.fill(b, at, at + SEATS, (byte) NONE);
        }
        for (int at : new int[] {FIRST, SIDE, SIDE + 1, CHALLENGE, ATTRIBUTE, ASKED}) {
            b[at] = NONE;
        }
    }

    public PackedState(PackedState that) {
        this(that, that.written, that.plies);
    }

    private PackedState(PackedState that, int written, int plies) {
        b = that.b.clone();
        bits = that.bits.clone();
        agreements = that.agreements;
        contestResult = that.contestResult;
        journal = Arrays.copyOf(that.journal, Math.max(256, written));
        this.written = written;
        marks = Arrays.copyOf(that.marks, Math.max(32, plies));
        this.plies = plies;
        pastAgreements = new ArrayList<>(plies == 0 ? List.of() : that.pastAgreements);
        pastContestResults = new ArrayList<>(plies == 0 ? List.of() : that.pastContestResults);
    }

    public PackedState copyWithoutHistory() {
        return new PackedState(this, 0, 0);
    }

    // ---- Reading ----

    public int zone(int card) {
        return b[card];
    }

    /** The first 64 cards that are in a zone, as bits. */
    long low(int zone) {
        return bits[2 * zone];
    }

    long high(int zone) {
        return bits[2 * zone + 1];
    }

    public int size(int zone) {
        return Long.bitCount(bits[2 * zone]) + Long.bitCount(bits[2 * zone + 1]);
    }

    /** The {@code nth} card of a zone by number, from 0. */
    public int nth(int zone, int nth) {
        return nth(bits[2 * zone], bits[2 * zone + 1], nth);
    }

    static int nth(long low, long high, int nth) {
        int inLow = Long.bitCount(low);
        long rest = nth < inLow ? low : high;
        for (int i = nth < inLow ? nth : nth - inLow; i > 0; i--) {
            rest &= rest - 1;
        }
        return Long.numberOfTrailingZeros(rest) + (nth < inLow ? 0 : 64);
    }

    /** The first card of a zone that is of this kind, or {@link #NONE}. */
    public int find(CardSet set, int zone, int kind) {
        for (int i = 0; i < set.copies[kind]; i++) {
            if (b[set.firstOf[kind] + i] == zone) {
                return set.firstOf[kind] + i;
            }
        }
        return NONE;
    }

    // ---- Writing ----

    public void put(int at, int value) {
        int old = b[at];
        if (old != value) {
            log(at, old);
            b[at] = (byte) value;
        }
    }

    public void add(int at, int more) {
        put(at, (byte) (b[at] + more));
    }

    /** Removes an entry from a list; those after it move up. */
    void remove(int list, int count, int nth) {
        int last = b[count] - 1;
        for (int i = nth; i < last; i++) {
            put(list + i, b[list + i + 1]);
        }
        put(count, last);
    }

    public void move(int card, int zone) {
        int old = b[ZONE + card];
        if (old != zone) {
            log(card, old);
            flip(card, old, zone);
        }
    }

    private void flip(int card, int from, int to) {
        bits[2 * from + (card >> 6)] ^= 1L << card;
        bits[2 * to + (card >> 6)] ^= 1L << card;
        b[ZONE + card] = (byte) to;
    }

    public void agree(Agreements next) {
        if (!next.equals(agreements)) {
            log(AGREEMENTS, 0);
            pastAgreements.add(agreements);
            agreements = next;
        }
    }

    public void remember(ContestResult next) {
        log(CONTEST_RESULT, 0);
        pastContestResults.add(contestResult);
        contestResult = Optional.of(next);
    }

    private void log(int at, int old) {
        if (written == journal.length) {
            journal = Arrays.copyOf(journal, 2 * written);
        }
        journal[written++] = at << 8 | (old & 0xFF);
    }

    // ---- Making and undoing moves ----

    public int plies() {
        return plies;
    }

    /** Marks the start of a move in the journal. */
    public void beginMove() {
        if (plies == marks.length) {
            marks = Arrays.copyOf(marks, 2 * plies);
        }
        marks[plies++] = written;
    }

    public void undo() {
        int from = marks[--plies];
        while (written > from) {
            int entry = journal[--written];
            int at = entry >>> 8;
            if (at == AGREEMENTS) {
                agreements = pastAgreements.removeLast();
            } else if (at == CONTEST_RESULT) {
                contestResult = pastContestResults.removeLast();
            } else if (at < CARDS) {
                flip(at, b[at], (byte) entry);
            } else {
                b[at] = (byte) entry;
            }
        }
    }

    /** Clears the journal: earlier moves can no longer be undone. */
    public void clearHistory() {
        plies = 0;
        written = 0;
        pastAgreements.clear();
        pastContestResults.clear();
    }
}
