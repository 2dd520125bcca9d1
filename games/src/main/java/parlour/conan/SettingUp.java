package parlour.conan;

/** Before the first round: heroes drawn and swapped, an adventure and a challenge each, the first hands. */
final class SettingUp {

    private final Board board;
    private final State s;
    private final CardSet set;
    private final int seats;

    SettingUp(Board board) {
        this.board = board;
        this.s = board.s;
        this.set = board.set;
        this.seats = board.rules.seats();
    }

    private void step(int step) {
        s.put(State.STEP, step);
    }

    void make(int move) {
        int kind = Move.kind(move);
        int a = Move.a(move);
        switch (s.b[State.STEP]) {
            case Step.HERO_DRAW -> drawHero(a);
            case Step.SWAP_OFFER -> {
                if (kind == Move.SWAP) {
                    s.put(State.ASKED, a);
                    step(Step.SWAP_ANSWER);
                } else {
                    nextSwap();
                }
            }
            case Step.SWAP_ANSWER -> {
                if (kind == Move.YES) {
                    swapHeroes(board.actor(), s.b[State.ASKED]);
                }
                nextSwap();
            }
            case Step.ADVENTURE_DRAW -> drawAdventure(a);
            case Step.FIRST_LOT -> begin(a);
            case Step.CHALLENGE_DRAW -> {
                board.take(s.find(set, State.PILE, a), board.actor());
                step(Step.CHALLENGE_LAY);
            }
            case Step.CHALLENGE_LAY -> {
                board.lay(s.find(set, State.HAND + board.actor(), a), board.actor(), Move.b(move));
                s.add(State.INDEX, 1);
                phase(s.b[State.INDEX] < seats ? Step.CHALLENGE_DRAW : Step.DEAL);
            }
            case Step.DEAL -> deal(a);
            default -> throw new IllegalStateException("step " + s.b[State.STEP]);
        }
    }

    private void drawHero(int kind) {
        int seat = s.b[State.INDEX];
        int card = s.find(set, State.BOX, kind);
        s.move(card, State.HERO + seat);
        s.put(State.HERO_CARD + seat, card);
        s.add(State.INDEX, 1);
        phase(s.b[State.INDEX] < seats ? Step.HERO_DRAW : Step.SWAP_OFFER);
    }

    /** The next step, from its first seat if it is another one. */
    private void phase(int next) {
        if (s.b[State.INDEX] >= seats) {
            s.put(State.INDEX, 0);
        }
        step(next);
    }

    private void swapHeroes(int one, int other) {
        int first = board.hero(one);
        int second = board.hero(other);
        s.move(first, State.HERO + other);
        s.move(second, State.HERO + one);
        s.put(State.HERO_CARD + one, second);
        s.put(State.HERO_CARD + other, first);
    }

    private void nextSwap() {
        s.put(State.ASKED, State.NONE);
        s.add(State.INDEX, 1);
        phase(s.b[State.INDEX] < seats ? Step.SWAP_OFFER : Step.ADVENTURE_DRAW);
    }

    private void drawAdventure(int kind) {
        board.openAdventure(s.find(set, State.PILE, kind));
        s.add(State.INDEX, 1);
        if (s.b[State.INDEX] == seats) {
            int candidates = board.hardest();
            s.put(State.INDEX, 0);
            if (Integer.bitCount(candidates) == 1) {
                begin(Integer.numberOfTrailingZeros(candidates));
            } else {
                step(Step.FIRST_LOT);
            }
        }
    }

    private void begin(int first) {
        s.put(State.FIRST, first);
        s.put(State.LEAD, first);
        s.put(State.INDEX, 0);
        step(Step.CHALLENGE_DRAW);
    }

    private void deal(int kind) {
        board.take(s.find(set, State.PILE, kind), board.actor());
        s.add(State.LAP, 1);
        if (s.b[State.LAP] == ConanRules.FIRST_HAND) {
            board.fromBank(Bank.START, board.actor(), ConanRules.FIRST_GLORY);
            s.put(State.LAP, 0);
            s.add(State.INDEX, 1);
            if (s.b[State.INDEX] == seats) {
                s.put(State.ALIVE, (1 << seats) - 1);
                s.put(State.INDEX, 0);
                step(Step.PLACE);
            }
        }
    }
}
