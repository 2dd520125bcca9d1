package parlour.conan.rules;

import parlour.conan.card.Card;
import parlour.conan.card.CardSet;
import parlour.game.MoveList;

/** Lists the legal moves of the seat to move, or of chance. */
public final class MoveGenerator {

    private final Board board;
    private final PackedState s;
    private final CardSet set;
    private final EffectStack effects;
    private final Contest contest;
    private final Diplomacy diplomacy;

    MoveGenerator(Board board, EffectStack effects, Contest contest, Diplomacy diplomacy) {
        this.board = board;
        this.s = board.s;
        this.set = board.set;
        this.effects = effects;
        this.contest = contest;
        this.diplomacy = diplomacy;
    }

    // ---- Players ----

    public void list(MoveList into) {
        int seat = s.b[PackedState.TURN];
        switch (s.b[PackedState.STEP]) {
            case Step.SWAP_OFFER -> {
                into.add(MoveCode.of(MoveCode.PASS));
                for (int other = 0; other < board.seats; other++) {
                    if (other != seat) {
                        into.add(MoveCode.of(MoveCode.SWAP, other));
                    }
                }
            }
            case Step.SWAP_ANSWER, Step.AGREEING -> {
                into.add(MoveCode.of(MoveCode.NO));
                into.add(MoveCode.of(MoveCode.YES));
            }
            case Step.CHALLENGE_LAY -> listFirstLays(seat, into);
            case Step.PLACE -> listGoing(seat, into);
            case Step.CARDS -> listCards(seat, into);
            case Step.EFFECT -> effects.list(into);
            case Step.HEROES -> listActions(seat, into);
            case Step.ALLY -> {
                into.add(MoveCode.of(MoveCode.OVERCOME));
                if (canHire(seat)) {
                    into.add(MoveCode.of(MoveCode.HIRE));
                }
            }
            case Step.AUCTION -> contest.listBids(into);
            case Step.NAMING -> {
                for (int attribute = 0; attribute < 3; attribute++) {
                    into.add(MoveCode.of(MoveCode.NAME, attribute));
                }
            }
            case Step.LAYING -> {
                into.add(MoveCode.of(MoveCode.PASS));
                listKinds(
                        MoveCode.LAY_FACE_DOWN, s.low(PackedState.HAND + seat), s.high(PackedState.HAND + seat), into);
            }
            case Step.CANCELLING -> contest.listCancels(into);
            case Step.PROPOSING -> {
                into.add(MoveCode.of(MoveCode.PASS));
                diplomacy.list(seat, into);
            }
            case Step.ANSWERING -> {
                into.add(MoveCode.of(MoveCode.NO));
                if (diplomacy.canAgree(seat)) {
                    into.add(MoveCode.of(MoveCode.YES));
                }
            }
            default -> {}
        }
    }

    /** "Nobody may choose to spend or give the last PG." */
    boolean canHire(int seat) {
        return board.hireCost(seat, s.b[PackedState.CHALLENGE]) < board.pg(seat);
    }

    private void listKinds(int move, long low, long high, MoveList into) {
        int last = -1;
        for (int half = 0; half < 2; half++) {
            for (long rest = half == 0 ? low : high; rest != 0; rest &= rest - 1) {
                int kind = set.kindOf[64 * half + Long.numberOfTrailingZeros(rest)];
                if (kind != last) {
                    into.add(MoveCode.of(move, kind));
                    last = kind;
                }
            }
        }
    }

    /** "Set-up ignores the stack limit when no other adventure has room." */
    private void listFirstLays(int seat, MoveList into) {
        int kind = set.kindOf[s.nth(PackedState.HAND + seat, 0)];
        for (int slot = 0; slot < board.seats; slot++) {
            if (mayLayFirst(seat, slot)) {
                into.add(MoveCode.of(MoveCode.LAY, kind, slot));
            }
        }
    }

    boolean mayLayFirst(int seat, int slot) {
        boolean anyRoom = false;
        for (int other = 0; other < board.seats; other++) {
            anyRoom |= other != seat && board.hasRoom(other);
        }
        return slot != seat && (board.hasRoom(slot) || !anyRoom);
    }

    private void listGoing(int seat, MoveList into) {
        for (int slot = 0; slot < set.slots; slot++) {
            if (board.mayEnter(seat, slot)) {
                into.add(MoveCode.of(MoveCode.GO, slot));
            }
        }
    }

    boolean mayLay(int seat, int slot) {
        return board.mayLie(seat, slot) && !board.spares(seat, slot);
    }

    private void listCards(int seat, MoveList into) {
        into.add(MoveCode.of(MoveCode.PASS));
        // Most hands hold several challenges: the legal slots are computed once for all of them.
        int slots = 0;
        for (int slot = 0; slot < set.slots; slot++) {
            slots |= board.isInPlay(slot) && mayLay(seat, slot) ? 1 << slot : 0;
        }
        int last = -1;
        for (int half = 0; half < 2; half++) {
            long rest = half == 0 ? s.low(PackedState.HAND + seat) : s.high(PackedState.HAND + seat);
            for (; rest != 0; rest &= rest - 1) {
                int card = 64 * half + Long.numberOfTrailingZeros(rest);
                int kind = set.kindOf[card];
                if (kind != last) {
                    listCard(seat, card, kind, slots, into);
                    last = kind;
                }
            }
        }
    }

    private void listCard(int seat, int card, int kind, int slots, MoveList into) {
        if (set.isChallenge(card)) {
            for (int rest = slots; rest != 0; rest &= rest - 1) {
                into.add(MoveCode.of(MoveCode.LAY, kind, Integer.numberOfTrailingZeros(rest)));
            }
        } else if (set.roleOf[kind] == Card.Role.ADVENTURE.index) {
            into.add(MoveCode.of(MoveCode.OPEN, kind));
        } else if (set.roleOf[kind] == Card.Role.ACTION.index && mayPlay(seat, kind)) {
            into.add(MoveCode.of(MoveCode.PLAY, kind));
        }
    }

    boolean mayPlay(int seat, int kind) {
        boolean any = false;
        for (int ability : set.abilitiesOf[kind]) {
            any |= effects.canDo(set.deed(ability), seat);
        }
        return any;
    }

    /** "Move to an adventure: obligatory for a hero who stands on none" */
    private void listActions(int seat, MoveList into) {
        int at = board.slotOf(seat);
        if (at < 0) {
            int before = into.size();
            listGoing(seat, into);
            if (into.size() == before) {
                into.add(MoveCode.of(MoveCode.PASS));
            }
            return;
        }
        into.add(MoveCode.of(MoveCode.PASS));
        int challenges = board.challenges(at);
        for (int nth = 0; nth < challenges; nth++) {
            into.add(MoveCode.of(MoveCode.FACE, at, nth));
        }
        for (int other = 0; other < board.seats; other++) {
            if (mayDuel(seat, other) && !board.keepsPeace(seat, other)) {
                into.add(MoveCode.of(MoveCode.DUEL, other));
            }
        }
        if (challenges == 0) {
            listGoing(seat, into);
            if (board.mayAccomplish(seat)) {
                into.add(MoveCode.of(MoveCode.ACCOMPLISH));
            }
        }
    }

    /** Ignores promises. */
    public boolean mayDuel(int seat, int other) {
        return other != seat && board.slotOf(other) == board.slotOf(seat) && board.partner(seat) != other;
    }

    // ---- Chance ----

    /** The zone chance draws from; of the returned objects only the first can be drawn. */
    int bagZone() {
        return switch (s.b[PackedState.STEP]) {
            case Step.HERO_DRAW -> PackedState.BOX;
            case Step.EFFECT ->
                switch (effects.job()) {
                    case Step.Job.LOOT -> s.size(PackedState.LOOT) > 0 ? PackedState.LOOT : PackedState.RETURNED;
                    case Step.Job.DROP -> PackedState.HAND + effects.jobSeat();
                    default -> PackedState.PILE;
                };
            default -> PackedState.PILE;
        };
    }

    private long bag(int half) {
        int zone = bagZone();
        long cards = half == 0 ? s.low(zone) : s.high(zone);
        return switch (s.b[PackedState.STEP]) {
            case Step.ADVENTURE_DRAW -> cards & set.ofRole(Card.Role.ADVENTURE, half);
            case Step.CHALLENGE_DRAW -> cards & (half == 0 ? set.challengesLow : set.challengesHigh);
            default -> {
                if (zone == PackedState.RETURNED) {
                    int next = s.b[PackedState.BOTTOM];
                    yield next >> 6 == half ? 1L << next : 0;
                }
                yield cards;
            }
        };
    }

    /** The {@link MoveCode} of chance's move. */
    public int chanceMove() {
        return switch (s.b[PackedState.STEP]) {
            case Step.HERO_DRAW -> MoveCode.HERO;
            case Step.ADVENTURE_DRAW -> MoveCode.ADVENTURE;
            case Step.FIRST_LOT -> MoveCode.FIRST;
            case Step.EFFECT ->
                switch (effects.job()) {
                    case Step.Job.LOOT -> MoveCode.LOOT;
                    case Step.Job.DROP -> MoveCode.DISCARD;
                    default -> MoveCode.DRAW;
                };
            default -> MoveCode.DRAW;
        };
    }

    /** The seat for which chance draws, or which loses the card drawn. */
    public int drawer() {
        return s.b[PackedState.STEP] == Step.EFFECT ? effects.jobSeat() : board.actor();
    }

    public void listChance(MoveList into) {
        int move = chanceMove();
        if (move == MoveCode.FIRST) {
            for (int rest = board.hardest(); rest != 0; rest &= rest - 1) {
                into.add(MoveCode.of(move, Integer.numberOfTrailingZeros(rest)));
            }
        } else {
            listKinds(move, bag(0), bag(1), into);
        }
    }

    public int weight(int move) {
        if (MoveCode.kind(move) == MoveCode.FIRST) {
            return 1;
        }
        int kind = MoveCode.arg1(move);
        int weight = 0;
        for (int i = 0; i < set.copies[kind]; i++) {
            int card = set.firstOf[kind] + i;
            weight += (bag(card >> 6) >>> card & 1) != 0 ? 1 : 0;
        }
        return weight;
    }

    public int bagSize() {
        return s.b[PackedState.STEP] == Step.FIRST_LOT
                ? Integer.bitCount(board.hardest())
                : Long.bitCount(bag(0)) + Long.bitCount(bag(1));
    }

    public int drawn(int lot) {
        int move = chanceMove();
        if (move == MoveCode.FIRST) {
            int rest = board.hardest();
            for (int i = 0; i < lot; i++) {
                rest &= rest - 1;
            }
            return MoveCode.of(move, Integer.numberOfTrailingZeros(rest));
        }
        return MoveCode.of(move, set.kindOf[PackedState.nth(bag(0), bag(1), lot)]);
    }
}
