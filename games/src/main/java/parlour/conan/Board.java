package parlour.conan;

/** Who stands and what lies where, and the small changes that keep it consistent. Nothing here knows whose turn it is. */
final class Board {

    static final int NONE = State.NONE;

    final State s;
    final CardSet set;
    final ConanRules rules;
    final int seats;
    final Memory memory;

    Board(State s, ConanRules rules) {
        this.s = s;
        this.rules = rules;
        this.set = rules.set();
        this.seats = rules.seats();
        this.memory = new Memory(this);
    }

    // ---- Players ----

    boolean isIn(int seat) {
        return (s.b[State.ALIVE] >> seat & 1) != 0;
    }

    int playersLeft() {
        return Integer.bitCount(s.b[State.ALIVE]);
    }

    /** The next player clockwise who is still in. */
    int after(int seat) {
        int next = seat;
        do {
            next = (next + 1) % seats;
        } while (!isIn(next) && next != seat);
        return next;
    }

    int pg(int seat) {
        return s.b[State.PG + seat] & 0xFF;
    }

    /** The seat it is in the current phase. */
    int actor() {
        return (s.b[State.LEAD] + s.b[State.INDEX]) % seats;
    }

    int round() {
        return s.b[State.ROUND];
    }

    // ---- PG ----

    void fromBank(Bank rule, int seat, int n) {
        s.put(State.PG + seat, (byte) (pg(seat) + n));
        account(rule, n);
    }

    void toBank(Bank rule, int seat, int n) {
        s.put(State.PG + seat, (byte) (pg(seat) - n));
        account(rule, n);
    }

    private void account(Bank rule, int n) {
        int sum = banked(rule) + n;
        s.put(State.BANK + 2 * rule.index, (byte) sum);
        s.put(State.BANK + 2 * rule.index + 1, (byte) (sum >> 8));
    }

    /** How many PG have come or gone by a rule. */
    int banked(Bank rule) {
        return (s.b[State.BANK + 2 * rule.index] & 0xFF) | (s.b[State.BANK + 2 * rule.index + 1] & 0xFF) << 8;
    }

    void transfer(int from, int to, int n) {
        s.put(State.PG + from, (byte) (pg(from) - n));
        s.put(State.PG + to, (byte) (pg(to) + n));
    }

    // ---- Adventures and heroes ----

    int adventure(int slot) {
        return s.b[State.SLOTS + slot];
    }

    boolean isInPlay(int slot) {
        return s.b[State.SLOTS + slot] >= 0;
    }

    int difficulty(int slot) {
        return set.difficulty[set.kindOf[adventure(slot)]];
    }

    /** Who has the adventure of the highest Difficulty, a bit each; the adventure of a seat is on the slot of its number. */
    int hardest() {
        int most = 0;
        int candidates = 0;
        for (int seat = 0; seat < rules.seats(); seat++) {
            int difficulty = difficulty(seat);
            if (difficulty > most) {
                most = difficulty;
                candidates = 0;
            }
            candidates |= difficulty == most ? 1 << seat : 0;
        }
        return candidates;
    }

    /** Where a seat's hero stands, or {@link #NONE}. */
    int at(int seat) {
        return s.b[State.AT + seat];
    }

    int hero(int seat) {
        return s.b[State.HERO_CARD + seat];
    }

    int ally(int seat) {
        return s.b[State.ALLY_CARD + seat];
    }

    int partner(int seat) {
        return s.b[State.PARTNER + seat];
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
        s.move(card, State.ADVENTURES);
        s.put(State.SLOTS + slot, card);
    }

    /** "No hero may be placed or moved onto an adventure on which its player has a challenge." */
    boolean mayEnter(int seat, int slot) {
        return isInPlay(slot) && slot != at(seat) && !hasChallengeOf(seat, slot);
    }

    void enter(int seat, int slot) {
        leave(seat);
        s.put(State.AT + seat, slot);
        s.put(State.ARRIVED + seat, round());
    }

    /** A hero leaves: the hired ally is discarded, an alliance ends. */
    void leave(int seat) {
        s.put(State.AT + seat, NONE);
        dismissAlly(seat);
        endAlliance(seat);
    }

    void dismissAlly(int seat) {
        if (ally(seat) >= 0) {
            s.move(ally(seat), State.DISCARD);
            s.put(State.ALLY_CARD + seat, NONE);
        }
    }

    void endAlliance(int seat) {
        int partner = partner(seat);
        if (partner >= 0) {
            s.put(State.PARTNER + seat, NONE);
            s.put(State.PARTNER + partner, NONE);
        }
    }

    /** "no challenge left on it and no hero there but an ally's" */
    boolean isFreeFor(int seat, int slot) {
        for (int other = 0; other < seats; other++) {
            if (other != seat && at(other) == slot && partner(seat) != other) {
                return false;
            }
        }
        return challenges(slot) == 0;
    }

    /** As an action: "from the next hero phase on, never on arrival". */
    boolean mayAccomplish(int seat) {
        return at(seat) >= 0 && s.b[State.ARRIVED + seat] < round() && isFreeFor(seat, at(seat));
    }

    // ---- Challenges ----

    int onTable() {
        return s.b[State.TAB_COUNT];
    }

    /** The {@code nth} challenge on the table in the order laid, from 0. */
    int onTable(int nth) {
        return s.b[State.TAB + nth];
    }

    int slotOf(int card) {
        return s.b[State.SLOT_OF + card];
    }

    int owner(int card) {
        return s.b[State.MARK + card] & 3;
    }

    boolean isUp(int card) {
        return (s.b[State.MARK + card] & State.UP) != 0;
    }

    /** Whether a seat knows what this challenge is. */
    boolean knows(int seat, int card) {
        return isUp(card) || (seat >= 0 && (s.b[State.MARK + card] & State.SEEN << seat) != 0);
    }

    int challenges(int slot) {
        return s.b[State.COUNT + slot];
    }

    /** The {@code nth} challenge on a slot in the order laid, from 0, or {@link #NONE}. */
    int challenge(int slot, int nth) {
        int left = nth;
        for (int i = 0; i < onTable(); i++) {
            if (slotOf(onTable(i)) == slot && left-- == 0) {
                return onTable(i);
            }
        }
        return NONE;
    }

    /** Which challenge of its slot this is, from 0. */
    int ordinal(int card) {
        int nth = 0;
        for (int i = 0; onTable(i) != card; i++) {
            nth += slotOf(onTable(i)) == slotOf(card) ? 1 : 0;
        }
        return nth;
    }

    boolean hasChallengeOf(int seat, int slot) {
        return s.b[State.COUNT_OF + State.SEATS * slot + seat] != 0;
    }

    private void count(int card, int more) {
        s.add(State.COUNT + slotOf(card), more);
        s.add(State.COUNT_OF + State.SEATS * slotOf(card) + owner(card), more);
    }

    boolean hasRoom(int slot) {
        return !rules.isStackLimited() || challenges(slot) < difficulty(slot);
    }

    /** "any adventure except one where one's own hero stands, and only while [it] has fewer challenges than its Difficulty" */
    boolean mayLie(int owner, int slot) {
        return isInPlay(slot) && at(owner) != slot && hasRoom(slot);
    }

    void lay(int card, int owner, int slot) {
        s.move(card, State.CHALLENGES);
        s.put(State.SLOT_OF + card, slot);
        s.put(State.MARK + card, (byte) (owner | State.SEEN << owner));
        s.put(State.LAID_AT + card, round());
        s.put(State.TAB + onTable(), card);
        s.add(State.TAB_COUNT, 1);
        count(card, 1);
    }

    void turnUp(int card) {
        showChallenge(card);
        s.put(State.MARK + card, (byte) (s.b[State.MARK + card] | State.UP));
    }

    /** From now on all can see a challenge, unless it was face up before. */
    private void showChallenge(int card) {
        if (!isUp(card)) {
            memory.showAll(owner(card), card);
        }
    }

    void show(int card, int seat) {
        s.put(State.MARK + card, (byte) (s.b[State.MARK + card] | State.SEEN << seat));
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
        int last = onTable() - 1;
        for (; i < last; i++) {
            s.put(State.TAB + i, onTable(i + 1));
        }
        s.put(State.TAB_COUNT, last);
    }

    /** It lies last on its new adventure; owner, facing and who has seen it do not change. */
    void shift(int card, int slot) {
        drop(card);
        s.put(State.SLOT_OF + card, slot);
        s.put(State.TAB + onTable(), card);
        s.add(State.TAB_COUNT, 1);
        count(card, 1);
    }

    // ---- Cards ----

    /** A card everybody sees goes on the discard pile. */
    void discard(int card) {
        s.move(card, State.DISCARD);
    }

    /** The card of a kind that a seat shows to all as it leaves the hand: of several copies any, as they look alike. */
    int fromHand(int seat, int kind) {
        int card = s.find(set, State.HAND + seat, kind);
        memory.showAll(seat, card);
        return card;
    }

    /** Whether a card can be drawn; the discard is shuffled when the pile is empty. */
    boolean fillPile() {
        if (s.low(State.PILE) == 0 && s.high(State.PILE) == 0) {
            // What has been shown cannot be seen any more from here on.
            memory.forget();
            int era = s.b[State.SHUFFLES] + 1;
            boolean any = false;
            for (int half = 0; half < 2; half++) {
                long rest = half == 0 ? s.low(State.DISCARD) : s.high(State.DISCARD);
                for (; rest != 0; rest &= rest - 1) {
                    int card = 64 * half + Long.numberOfTrailingZeros(rest);
                    s.move(card, State.PILE);
                    s.put(State.ERA + card, era);
                    any = true;
                }
            }
            if (any) {
                s.put(State.SHUFFLES, era);
            }
            return any;
        }
        return true;
    }

    void take(int card, int seat) {
        s.move(card, State.HAND + seat);
        s.put(State.SINCE + card, round());
    }

    // ---- Objects ----

    int objects(int seat) {
        return s.b[State.OBJECT_COUNT + seat];
    }

    int object(int seat, int nth) {
        return s.b[State.OBJECT + 4 * seat + nth];
    }

    void gainObject(int seat, int card) {
        s.move(card, State.OBJECTS + seat);
        s.put(State.OBJECT + 4 * seat + objects(seat), card);
        s.add(State.OBJECT_COUNT + seat, 1);
    }

    void loseObject(int seat, int card) {
        int i = 0;
        while (object(seat, i) != card) {
            i++;
        }
        int last = objects(seat) - 1;
        for (; i < last; i++) {
            s.put(State.OBJECT + 4 * seat + i, object(seat, i + 1));
        }
        s.put(State.OBJECT + 4 * seat + last, NONE);
        s.put(State.OBJECT_COUNT + seat, last);
    }

    /** To the bottom of the pile. */
    void returnObject(int seat, int card) {
        loseObject(seat, card);
        s.move(card, State.RETURNED);
        s.put(State.BOTTOM + s.b[State.BOTTOM_COUNT], card);
        s.add(State.BOTTOM_COUNT, 1);
    }

    /** The objects that came back first are drawn first, once the others are gone. */
    void takeFromLoot(int card) {
        if (s.zone(card) == State.RETURNED) {
            int last = s.b[State.BOTTOM_COUNT] - 1;
            for (int i = 0; i < last; i++) {
                s.put(State.BOTTOM + i, s.b[State.BOTTOM + i + 1]);
            }
            s.put(State.BOTTOM_COUNT, last);
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

    int hireCost(int seat, int card) {
        return Math.max(1, set.card(card).cost() - discount(seat));
    }

    // ---- Promises ----

    int treaties() {
        return (s.b[State.TREATIES] & 0xFF) | (s.b[State.TREATIES + 1] & 0xFF) << 8;
    }

    void treaties(int number) {
        s.put(State.TREATIES, (byte) number);
        s.put(State.TREATIES + 1, (byte) (number >> 8));
    }

    /** The promise that forbids a seat to lay or move a challenge there, or nothing. */
    java.util.Optional<Promise> sparing(int seat, int slot) {
        return s.pacts.promise(seat, Promise.Kind.NO_CHALLENGE, slot);
    }

    boolean spares(int seat, int slot) {
        return !s.pacts.promises().isEmpty() && sparing(seat, slot).isPresent();
    }

    boolean keepsPeace(int seat, int other) {
        return !s.pacts.promises().isEmpty()
                && s.pacts.promise(seat, Promise.Kind.NO_DUEL, other).isPresent();
    }
}
