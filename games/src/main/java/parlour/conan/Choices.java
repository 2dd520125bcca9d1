package parlour.conan;

import parlour.game.MoveList;

/** What may be done: by the seat to move, or by chance. */
final class Choices {

    private final Board board;
    private final State s;
    private final CardSet set;
    private final Effects effects;
    private final Contest contest;
    private final Talks talks;

    Choices(Board board, Effects effects, Contest contest, Talks talks) {
        this.board = board;
        this.s = board.s;
        this.set = board.set;
        this.effects = effects;
        this.contest = contest;
        this.talks = talks;
    }

    // ---- People ----

    void list(MoveList into) {
        int seat = s.b[State.TURN];
        switch (s.b[State.STEP]) {
            case Step.SWAP_OFFER -> {
                into.add(Move.of(Move.PASS));
                for (int other = 0; other < board.seats; other++) {
                    if (other != seat) {
                        into.add(Move.of(Move.SWAP, other));
                    }
                }
            }
            case Step.SWAP_ANSWER -> {
                into.add(Move.of(Move.NO));
                into.add(Move.of(Move.YES));
            }
            case Step.CHALLENGE_LAY -> listFirstLays(seat, into);
            case Step.PLACE -> listGoing(seat, into);
            case Step.CARDS -> listCards(seat, into);
            case Step.EFFECT -> effects.list(into);
            case Step.HEROES -> listActions(seat, into);
            case Step.ALLY -> {
                into.add(Move.of(Move.OVERCOME));
                if (canHire(seat)) {
                    into.add(Move.of(Move.HIRE));
                }
            }
            case Step.AUCTION -> contest.listBids(into);
            case Step.NAMING -> {
                for (int attribute = 0; attribute < 3; attribute++) {
                    into.add(Move.of(Move.NAME, attribute));
                }
            }
            case Step.LAYING -> {
                into.add(Move.of(Move.PASS));
                listKinds(Move.DOWN, s.low(State.HAND + seat), s.high(State.HAND + seat), into);
            }
            case Step.CANCELLING -> contest.listCancels(into);
            case Step.PROPOSING -> {
                into.add(Move.of(Move.PASS));
                talks.list(seat, into);
            }
            case Step.ANSWERING -> {
                into.add(Move.of(Move.NO));
                if (talks.canAgree(seat)) {
                    into.add(Move.of(Move.YES));
                }
            }
            default -> {}
        }
    }

    /** "Nobody may choose to spend or give the last PG." */
    boolean canHire(int seat) {
        return board.hireCost(seat, s.b[State.CHALLENGE]) < board.pg(seat);
    }

    private void listKinds(int move, long low, long high, MoveList into) {
        int last = -1;
        for (int half = 0; half < 2; half++) {
            for (long rest = half == 0 ? low : high; rest != 0; rest &= rest - 1) {
                int kind = set.kindOf[64 * half + Long.numberOfTrailingZeros(rest)];
                if (kind != last) {
                    into.add(Move.of(move, kind));
                    last = kind;
                }
            }
        }
    }

    /** "Set-up ignores the stack limit when no other adventure has room." */
    private void listFirstLays(int seat, MoveList into) {
        int kind = set.kindOf[s.nth(State.HAND + seat, 0)];
        for (int slot = 0; slot < board.seats; slot++) {
            if (mayLayFirst(seat, slot)) {
                into.add(Move.of(Move.LAY, kind, slot));
            }
        }
    }

    boolean mayLayFirst(int seat, int slot) {
        boolean anyRoom = false;
        for (int other = 0; other < board.seats; other++) {
            anyRoom |= other != seat && board.hasRoom(other);
        }
        return slot < board.seats && slot != seat && (board.hasRoom(slot) || !anyRoom);
    }

    private void listGoing(int seat, MoveList into) {
        for (int slot = 0; slot < State.MOST_SLOTS; slot++) {
            if (board.mayEnter(seat, slot)) {
                into.add(Move.of(Move.GO, slot));
            }
        }
    }

    boolean mayLay(int seat, int slot) {
        return board.mayLie(seat, slot) && !board.spares(seat, slot);
    }

    private void listCards(int seat, MoveList into) {
        into.add(Move.of(Move.PASS));
        // Most hands hold several challenges: where one may be laid is asked once for all of them.
        int slots = 0;
        for (int slot = 0; slot < State.MOST_SLOTS; slot++) {
            slots |= board.isInPlay(slot) && mayLay(seat, slot) ? 1 << slot : 0;
        }
        int last = -1;
        for (int half = 0; half < 2; half++) {
            long rest = half == 0 ? s.low(State.HAND + seat) : s.high(State.HAND + seat);
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
                into.add(Move.of(Move.LAY, kind, Integer.numberOfTrailingZeros(rest)));
            }
        } else if (set.roleOf[kind] == Card.Role.ADVENTURE.index) {
            into.add(Move.of(Move.OPEN, kind));
        } else if (set.roleOf[kind] == Card.Role.ACTION.index && mayPlay(seat, kind)) {
            into.add(Move.of(Move.PLAY, kind));
        }
    }

    boolean mayPlay(int seat, int kind) {
        boolean any = false;
        for (int ability : set.abilitiesOf[kind]) {
            any |= effects.canDo(set.abilities.get(ability).effect(), seat);
        }
        return any;
    }

    /** "Move to an adventure: obligatory for a hero who stands on none" */
    private void listActions(int seat, MoveList into) {
        int at = board.at(seat);
        if (at < 0) {
            int before = into.size();
            listGoing(seat, into);
            if (into.size() == before) {
                into.add(Move.of(Move.PASS));
            }
            return;
        }
        into.add(Move.of(Move.PASS));
        int challenges = board.challenges(at);
        for (int nth = 0; nth < challenges; nth++) {
            into.add(Move.of(Move.FACE, at, nth));
        }
        for (int other = 0; other < board.seats; other++) {
            if (mayDuel(seat, other) && !board.keepsPeace(seat, other)) {
                into.add(Move.of(Move.DUEL, other));
            }
        }
        if (challenges == 0) {
            listGoing(seat, into);
            if (board.mayAccomplish(seat)) {
                into.add(Move.of(Move.ACCOMPLISH));
            }
        }
    }

    /** Promises aside. */
    boolean mayDuel(int seat, int other) {
        return other != seat && board.at(other) == board.at(seat) && board.partner(seat) != other;
    }

    // ---- Chance ----

    /** Where chance draws from: a zone, or the first of the objects that came back. */
    int bagZone() {
        return switch (s.b[State.STEP]) {
            case Step.HERO_DRAW -> State.BOX;
            case Step.EFFECT ->
                switch (effects.job()) {
                    case Step.LOOT_JOB -> s.size(State.LOOT) > 0 ? State.LOOT : State.RETURNED;
                    case Step.DROP_JOB -> State.HAND + effects.jobSeat();
                    default -> State.PILE;
                };
            default -> State.PILE;
        };
    }

    private long bag(int half) {
        int zone = bagZone();
        long cards = half == 0 ? s.low(zone) : s.high(zone);
        return switch (s.b[State.STEP]) {
            case Step.ADVENTURE_DRAW -> cards & set.ofRole(Card.Role.ADVENTURE, half);
            case Step.CHALLENGE_DRAW -> cards & (half == 0 ? set.challengesLow : set.challengesHigh);
            default -> {
                if (zone == State.RETURNED) {
                    int next = s.b[State.BOTTOM];
                    yield next >> 6 == half ? 1L << next : 0;
                }
                yield cards;
            }
        };
    }

    /** What kind of move chance makes. */
    int chanceMove() {
        return switch (s.b[State.STEP]) {
            case Step.HERO_DRAW -> Move.HERO;
            case Step.ADVENTURE_DRAW -> Move.ADVENTURE;
            case Step.FIRST_LOT -> Move.FIRST;
            case Step.EFFECT ->
                switch (effects.job()) {
                    case Step.LOOT_JOB -> Move.LOOT;
                    case Step.DROP_JOB -> Move.DISCARD;
                    default -> Move.DRAW;
                };
            default -> Move.DRAW;
        };
    }

    /** For whom chance draws, or who loses what it draws. */
    int drawer() {
        return s.b[State.STEP] == Step.EFFECT ? effects.jobSeat() : board.actor();
    }

    void listChance(MoveList into) {
        int move = chanceMove();
        if (move == Move.FIRST) {
            for (int rest = board.hardest(); rest != 0; rest &= rest - 1) {
                into.add(Move.of(move, Integer.numberOfTrailingZeros(rest)));
            }
        } else {
            listKinds(move, bag(0), bag(1), into);
        }
    }

    int weight(int move) {
        if (Move.kind(move) == Move.FIRST) {
            return 1;
        }
        int kind = Move.a(move);
        int weight = 0;
        for (int i = 0; i < set.copies[kind]; i++) {
            int card = set.firstOf[kind] + i;
            weight += (bag(card >> 6) >>> card & 1) != 0 ? 1 : 0;
        }
        return weight;
    }

    int bagSize() {
        return s.b[State.STEP] == Step.FIRST_LOT
                ? Integer.bitCount(board.hardest())
                : Long.bitCount(bag(0)) + Long.bitCount(bag(1));
    }

    int drawn(int lot) {
        int move = chanceMove();
        if (move == Move.FIRST) {
            int rest = board.hardest();
            for (int i = 0; i < lot; i++) {
                rest &= rest - 1;
            }
            return Move.of(move, Integer.numberOfTrailingZeros(rest));
        }
        return Move.of(move, set.kindOf[State.nth(bag(0), bag(1), lot)]);
    }
}
