package parlour.conan.rules;

import parlour.conan.card.CardSet;

/** The places of heroes and cards, and the elementary changes that keep them consistent. Independent of turns. */
public final class Board {

    static final int NONE = PackedState.NONE;

    final PackedState s;
    final CardSet set;
    final ConanRules rules;
    public final int seats;
    public final Memory memory;

    Board(PackedState s, ConanRules rules) {
        this.s = s;
        this.rules = rules;
        this.set = rules.set();
        this.seats = rules.seats();
        this.memory = new Memory(this);
    }

    // ---- Players ----

    public boolean isInGame(int seat) {
        return (s.b[PackedState.ALIVE] >> seat & 1) != 0;
    }

    public int playersLeft() {
        return Integer.bitCount(s.b[PackedState.ALIVE]);
    }

    /** The next player clockwise who is still in the game. */
    int after(int seat) {
        int next = seat;
        do {
            next = (next + 1) % seats;
        } while (!isInGame(next));
        return next;
    }

    public int pg(int seat) {
        return s.b[PackedState.PG + seat] & 0xFF;
    }

    /** The seat whose turn it is in the current phase. */
    public int actor() {
        return (s.b[PackedState.LEAD] + s.b[PackedState.INDEX]) % seats;
    }

    public int round() {
        return s.b[PackedState.ROUND];
    }

    // ---- PG ----

    /** The bank pays until there are {@value PackedState#MAX_GLORY} PG in play: more than any game has needed. */
    public void fromBank(BankReason rule, int seat, int wanted) {
        int n = Math.max(0, Math.min(wanted, PackedState.MAX_GLORY - gloryInPlay()));
        s.put(PackedState.PG + seat, (byte) (pg(seat) + n));
        account(rule, n);
    }

    int gloryInPlay() {
        int sum = 0;
        for (int seat = 0; seat < seats; seat++) {
            sum += pg(seat);
        }
        return sum;
    }

    public void toBank(BankReason rule, int seat, int n) {
        s.put(PackedState.PG + seat, (byte) (pg(seat) - n));
        account(rule, n);
    }

    private void account(BankReason rule, int n) {
        int sum = banked(rule) + n;
        s.put(PackedState.BANK + 2 * rule.index, (byte) sum);
        s.put(PackedState.BANK + 2 * rule.index + 1, (byte) (sum >> 8));
    }

    /** The PG that came or went by a rule. */
    public int banked(BankReason rule) {
        return (s.b[PackedState.BANK + 2 * rule.index] & 0xFF)
                | (s.b[PackedState.BANK + 2 * rule.index + 1] & 0xFF) << 8;
    }

    void transfer(int from, int to, int n) {
        s.put(PackedState.PG + from, (byte) (pg(from) - n));
        s.put(PackedState.PG + to, (byte) (pg(to) + n));
    }

    // ---- Adventures and heroes ----

    public int adventure(int slot) {
        return s.b[PackedState.SLOTS + slot];
    }

    public boolean isInPlay(int slot) {
        return s.b[PackedState.SLOTS + slot] >= 0;
    }

    public int difficulty(int slot) {
        return set.difficulty[set.kindOf[adventure(slot)]];
    }

    /**
     * The seats with the adventure of the highest Difficulty, a bit each; a seat's adventure is on the slot of its
     * number.
     */
    int hardest() {
        int max = 0;
        int candidates = 0;
        for (int seat = 0; seat < rules.seats(); seat++) {
            int difficulty = difficulty(seat);
            if (difficulty > max) {
                max = difficulty;
                candidates = 0;
            }
            candidates |= difficulty == max ? 1 << seat : 0;
        }
        return candidates;
    }

    /** The slot where a seat's hero stands, or {@link #NONE}. */
    public int slotOf(int seat) {
        return s.b[PackedState.AT + seat];
    }

    public int hero(int seat) {
        return s.b[PackedState.HERO_CARD + seat];
    }

    public int ally(int seat) {
        return s.b[PackedState.ALLY_CARD + seat];
    }

    public int partner(int seat) {
        return s.b[PackedState.PARTNER + seat];
    }

    int freeSlot() {
        int slot = 0;
        while (isInPlay(slot)) {
            slot++;
        }
        return slot;
    }

    void openAdventure(int card) {
        int slot = freeSlot();
        s.move(card, PackedState.ADVENTURES);
        s.put(PackedState.SLOTS + slot, card);
    }

    /** "No hero may be placed or moved onto an adventure on which its player has a challenge." */
    public boolean mayEnter(int seat, int slot) {
        return isInPlay(slot) && slot != slotOf(seat) && !hasChallengeOf(seat, slot);
    }

    void enter(int seat, int slot) {
        leave(seat);
        s.put(PackedState.AT + seat, slot);
        s.put(PackedState.ARRIVED + seat, round());
    }

    /** A hero leaves its adventure: the hired ally is discarded, an alliance ends. */
    void leave(int seat) {
        s.put(PackedState.AT + seat, NONE);
        dismissAlly(seat);
        endAlliance(seat);
    }

    void dismissAlly(int seat) {
        if (ally(seat) >= 0) {
            s.move(ally(seat), PackedState.DISCARD);
            s.put(PackedState.ALLY_CARD + seat, NONE);
        }
    }

    void endAlliance(int seat) {
        int partner = partner(seat);
        if (partner >= 0) {
            s.put(PackedState.PARTNER + seat, NONE);
            s.put(PackedState.PARTNER + partner, NONE);
        }
    }

    /** "no challenge left on it and no hero there but an ally's" */
    public boolean isFreeFor(int seat, int slot) {
        for (int other = 0; other < seats; other++) {
            if (other != seat && slotOf(other) == slot && partner(seat) != other) {
                return false;
            }
        }
        return challenges(slot) == 0;
    }

    /** As an action: "from the next hero phase on, never on arrival". */
    boolean mayAccomplish(int seat) {
        return slotOf(seat) >= 0 && s.b[PackedState.ARRIVED + seat] < round() && isFreeFor(seat, slotOf(seat));
    }

    // ---- Challenges ----

    public int onTable() {
        return s.b[PackedState.CHALLENGE_ORDER_COUNT];
    }

    /** The {@code nth} challenge on the table in the order laid, from 0. */
    public int onTable(int nth) {
        return s.b[PackedState.CHALLENGE_ORDER + nth];
    }

    public int slotOfChallenge(int card) {
        return s.b[PackedState.SLOT_OF + card];
    }

    public int owner(int card) {
        return s.b[PackedState.CHALLENGE_FLAGS + card] & 3;
    }

    public boolean isFaceUp(int card) {
        return (s.b[PackedState.CHALLENGE_FLAGS + card] & PackedState.UP) != 0;
    }

    /** Whether a seat knows what this challenge is. */
    public boolean knows(int seat, int card) {
        return isFaceUp(card)
                || (seat >= 0 && (s.b[PackedState.CHALLENGE_FLAGS + card] & PackedState.SEEN << seat) != 0);
    }

    public int challenges(int slot) {
        return s.b[PackedState.COUNT + slot];
    }

    /** The {@code nth} challenge on a slot in the order laid, from 0, or {@link #NONE}. */
    public int challenge(int slot, int nth) {
        int left = nth;
        for (int i = 0; i < onTable(); i++) {
            if (slotOfChallenge(onTable(i)) == slot && left-- == 0) {
                return onTable(i);
            }
        }
        return NONE;
    }

    /** The index of this challenge on its slot, from 0. */
    public int ordinal(int card) {
        int nth = 0;
        for (int i = 0; onTable(i) != card; i++) {
            nth += slotOfChallenge(onTable(i)) == slotOfChallenge(card) ? 1 : 0;
        }
        return nth;
    }

    boolean hasChallengeOf(int seat, int slot) {
        return s.b[PackedState.COUNT_OF + PackedState.SEATS * slot + seat] != 0;
    }

    private void count(int card, int more) {
        s.add(PackedState.COUNT + slotOfChallenge(card), more);
        s.add(PackedState.COUNT_OF + PackedState.SEATS * slotOfChallenge(card) + owner(card), more);
    }

    boolean hasRoom(int slot) {
        return !rules.isStackLimited() || challenges(slot) < difficulty(slot);
    }

    /**
     * "any adventure except one where one's own hero stands, and only while [it] has fewer challenges than its
     * Difficulty"
     */
    boolean mayLie(int owner, int slot) {
        return isInPlay(slot) && slotOf(owner) != slot && hasRoom(slot);
    }

    public void lay(int card, int owner, int slot) {
        s.move(card, PackedState.CHALLENGES);
        s.put(PackedState.SLOT_OF + card, slot);
        s.put(PackedState.CHALLENGE_FLAGS + card, (byte) (owner | PackedState.SEEN << owner));
        s.put(PackedState.LAID_AT + card, round());
        s.put(PackedState.CHALLENGE_ORDER + onTable(), card);
        s.add(PackedState.CHALLENGE_ORDER_COUNT, 1);
        count(card, 1);
    }

    public void turnUp(int card) {
        showChallenge(card);
        s.put(PackedState.CHALLENGE_FLAGS + card, (byte) (s.b[PackedState.CHALLENGE_FLAGS + card] | PackedState.UP));
    }

    /** Makes a challenge visible to all, unless it was face up before. */
    private void showChallenge(int card) {
        if (!isFaceUp(card)) {
            memory.showAll(owner(card), card);
        }
    }

    public void show(int card, int seat) {
        s.put(PackedState.CHALLENGE_FLAGS + card, (byte)
                (s.b[PackedState.CHALLENGE_FLAGS + card] | PackedState.SEEN << seat));
    }

    /** Takes a challenge off the table. */
    void lift(int card, int zone) {
        showChallenge(card);
        drop(card);
        s.move(card, zone);
    }

    private void drop(int card) {
        count(card, -1);
        int i = 0;
        while (onTable(i) != card) {
            i++;
        }
        s.remove(PackedState.CHALLENGE_ORDER, PackedState.CHALLENGE_ORDER_COUNT, i);
    }

    /**
     * Moves a challenge to the last place on its new adventure; owner, facing and the seats that have seen it do not
     * change.
     */
    void shift(int card, int slot) {
        drop(card);
        s.put(PackedState.SLOT_OF + card, slot);
        s.put(PackedState.CHALLENGE_ORDER + onTable(), card);
        s.add(PackedState.CHALLENGE_ORDER_COUNT, 1);
        count(card, 1);
    }

    // ---- Cards ----

    /** Puts a card visible to all on the discard pile. */
    public void discard(int card) {
        s.move(card, PackedState.DISCARD);
    }

    /** The card of a kind that a seat shows as it leaves the hand: any of several copies, as they look alike. */
    int fromHand(int seat, int kind) {
        int card = s.find(set, PackedState.HAND + seat, kind);
        memory.showAll(seat, card);
        return card;
    }

    /** Whether a card can be drawn; the discard is shuffled when the pile is empty. */
    boolean fillPile() {
        if (s.low(PackedState.PILE) == 0 && s.high(PackedState.PILE) == 0) {
            // The shown cards are hidden from here on.
            memory.forget();
            int era = Math.min(s.b[PackedState.SHUFFLES] + 1, PackedState.MAX_SHUFFLES);
            boolean any = false;
            for (int half = 0; half < 2; half++) {
                long rest = half == 0 ? s.low(PackedState.DISCARD) : s.high(PackedState.DISCARD);
                for (; rest != 0; rest &= rest - 1) {
                    int card = 64 * half + Long.numberOfTrailingZeros(rest);
                    s.move(card, PackedState.PILE);
                    s.put(PackedState.SHUFFLE_NUMBER + card, era);
                    any = true;
                }
            }
            if (any) {
                s.put(PackedState.SHUFFLES, era);
            }
            return any;
        }
        return true;
    }

    void take(int card, int seat) {
        s.move(card, PackedState.HAND + seat);
        s.put(PackedState.IN_HAND_SINCE + card, round());
    }

    // ---- Objects ----

    public int objects(int seat) {
        return s.b[PackedState.OBJECT_COUNT + seat];
    }

    public int object(int seat, int nth) {
        return s.b[PackedState.OBJECT + 4 * seat + nth];
    }

    public void gainObject(int seat, int card) {
        s.move(card, PackedState.OBJECTS + seat);
        s.put(PackedState.OBJECT + 4 * seat + objects(seat), card);
        s.add(PackedState.OBJECT_COUNT + seat, 1);
    }

    void loseObject(int seat, int card) {
        int i = 0;
        while (object(seat, i) != card) {
            i++;
        }
        s.remove(PackedState.OBJECT + 4 * seat, PackedState.OBJECT_COUNT + seat, i);
    }

    /** Returns an object to the bottom of the pile. */
    void returnObject(int seat, int card) {
        loseObject(seat, card);
        s.move(card, PackedState.RETURNED);
        s.put(PackedState.BOTTOM + s.b[PackedState.BOTTOM_COUNT], card);
        s.add(PackedState.BOTTOM_COUNT, 1);
    }

    /** Returned objects are drawn after all others, in the order they were returned. */
    void takeFromLoot(int card) {
        if (s.zone(card) == PackedState.RETURNED) {
            s.remove(PackedState.BOTTOM, PackedState.BOTTOM_COUNT, 0);
        }
    }

    // ---- Passives ----

    int discount(int seat) {
        int sum = set.discount[set.kindOf[hero(seat)]];
        for (int i = 0; i < objects(seat); i++) {
            sum += set.discount[set.kindOf[object(seat, i)]];
        }
        return sum;
    }

    int ward(int seat) {
        int sum = set.ward[set.kindOf[hero(seat)]];
        for (int i = 0; i < objects(seat); i++) {
            sum += set.ward[set.kindOf[object(seat, i)]];
        }
        return sum;
    }

    public int hireCost(int seat, int card) {
        return Math.max(1, set.card(card).cost() - discount(seat));
    }

    // ---- Promises ----

    public int treaties() {
        return (s.b[PackedState.TREATIES] & 0xFF) | (s.b[PackedState.TREATIES + 1] & 0xFF) << 8;
    }

    public void treaties(int number) {
        s.put(PackedState.TREATIES, (byte) number);
        s.put(PackedState.TREATIES + 1, (byte) (number >> 8));
    }

    /** The promise that forbids a seat to lay or move a challenge there; empty if there is none. */
    public java.util.Optional<Promise> sparing(int seat, int slot) {
        return s.agreements.promise(seat, Promise.Kind.NO_CHALLENGE, slot);
    }

    boolean spares(int seat, int slot) {
        return !s.agreements.promises().isEmpty() && sparing(seat, slot).isPresent();
    }

    boolean keepsPeace(int seat, int other) {
        return !s.agreements.promises().isEmpty()
                && s.agreements.promise(seat, Promise.Kind.NO_DUEL, other).isPresent();
    }
}
