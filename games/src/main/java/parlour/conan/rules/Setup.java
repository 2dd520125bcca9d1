package parlour.conan.rules;

import parlour.conan.card.CardSet;

/** Before the first round: heroes drawn and swapped, an adventure and a challenge each, the first hands. */
final class Setup {

    private final Board board;
    private final PackedState s;
    private final CardSet set;
    private final int seats;

    Setup(Board board) {
        this.board = board;
        this.s = board.s;
        this.set = board.set;
        this.seats = board.rules.seats();
    }

    private void step(int step) {
        s.put(PackedState.STEP, step);
    }

    void make(int move) {
        int kind = MoveCode.kind(move);
        int a = MoveCode.arg1(move);
        switch (s.b[PackedState.STEP]) {
            case Step.HERO_DRAW -> drawHero(a);
            case Step.SWAP_OFFER -> {
                if (kind == MoveCode.SWAP) {
                    s.put(PackedState.ASKED, a);
                    step(Step.SWAP_ANSWER);
                } else {
                    nextSwap();
                }
            }
            case Step.SWAP_ANSWER -> {
                if (kind == MoveCode.YES) {
                    swapHeroes(board.actor(), s.b[PackedState.ASKED]);
                }
                nextSwap();
            }
            case Step.ADVENTURE_DRAW -> drawAdventure(a);
            case Step.FIRST_LOT -> begin(a);
            case Step.CHALLENGE_DRAW -> {
                board.take(s.find(set, PackedState.PILE, a), board.actor());
                step(Step.CHALLENGE_LAY);
            }
            case Step.CHALLENGE_LAY -> {
                board.lay(s.find(set, PackedState.HAND + board.actor(), a), board.actor(), MoveCode.arg2(move));
                s.add(PackedState.INDEX, 1);
                phase(s.b[PackedState.INDEX] < seats ? Step.CHALLENGE_DRAW : Step.DEAL);
            }
            case Step.DEAL -> deal(a);
            default -> throw new IllegalStateException("step " + s.b[PackedState.STEP]);
        }
    }

    private void drawHero(int kind) {
        int seat = s.b[PackedState.INDEX];
        int card = s.find(set, PackedState.BOX, kind);
        s.move(card, PackedState.HERO + seat);
        s.put(PackedState.HERO_CARD + seat, card);
        s.add(PackedState.INDEX, 1);
        phase(s.b[PackedState.INDEX] < seats ? Step.HERO_DRAW : Step.SWAP_OFFER);
    }

    /** Sets the next step, returning to the first seat after the last. */
    private void phase(int next) {
        if (s.b[PackedState.INDEX] >= seats) {
            s.put(PackedState.INDEX, 0);
        }
        step(next);
    }

    private void swapHeroes(int one, int other) {
        int first = board.hero(one);
        int second = board.hero(other);
        s.move(first, PackedState.HERO + other);
        s.move(second, PackedState.HERO + one);
        s.put(PackedState.HERO_CARD + one, second);
        s.put(PackedState.HERO_CARD + other, first);
    }

    private void nextSwap() {
        s.put(PackedState.ASKED, PackedState.NONE);
        s.add(PackedState.INDEX, 1);
        phase(s.b[PackedState.INDEX] < seats ? Step.SWAP_OFFER : Step.ADVENTURE_DRAW);
    }

    private void drawAdventure(int kind) {
        board.openAdventure(s.find(set, PackedState.PILE, kind));
        s.add(PackedState.INDEX, 1);
        if (s.b[PackedState.INDEX] == seats) {
            int candidates = board.hardest();
            s.put(PackedState.INDEX, 0);
            if (Integer.bitCount(candidates) == 1) {
                begin(Integer.numberOfTrailingZeros(candidates));
            } else {
                step(Step.FIRST_LOT);
            }
        }
    }

    private void begin(int first) {
        s.put(PackedState.FIRST, first);
        s.put(PackedState.LEAD, first);
        step(Step.CHALLENGE_DRAW);
    }

    private void deal(int kind) {
        board.take(s.find(set, PackedState.PILE, kind), board.actor());
        s.add(PackedState.LAP, 1);
        if (s.b[PackedState.LAP] == ConanRules.FIRST_HAND) {
            board.fromBank(BankReason.START, board.actor(), ConanRules.FIRST_GLORY);
            s.put(PackedState.LAP, 0);
            s.add(PackedState.INDEX, 1);
            if (s.b[PackedState.INDEX] == seats) {
                s.put(PackedState.ALIVE, (1 << seats) - 1);
                s.put(PackedState.INDEX, 0);
                step(Step.PLACE);
            }
        }
    }
}
