package parlour.conan;

/** What becomes of a player without glory, and of what was theirs. */
final class GoingOut {

    private final Board board;
    private final State s;
    private final int seats;

    GoingOut(Board board) {
        this.board = board;
        this.s = board.s;
        this.seats = board.rules.seats();
    }

    /** "At 0 PG a player is out"; answers whether one or nobody is left because of it. */
    boolean putOut() {
        int before = board.playersLeft();
        int from = s.b[State.FIRST];
        for (int i = 0; i < seats; i++) {
            int seat = (from + i) % seats;
            if (board.isIn(seat) && board.pg(seat) == 0) {
                putOut(seat);
            }
        }
        return board.playersLeft() < before && board.playersLeft() <= 1;
    }

    /** "challenges, hand and ally discarded, objects back to their pile, adventures stay" */
    private void putOut(int seat) {
        for (int i = board.onTable() - 1; i >= 0; i--) {
            int card = board.onTable(i);
            if (board.owner(card) == seat) {
                board.lift(card, State.DISCARD);
            }
        }
        while (s.size(State.HAND + seat) > 0) {
            int kind = board.set.kindOf[s.nth(State.HAND + seat, 0)];
            board.discard(board.fromHand(seat, kind));
        }
        board.leave(seat);
        while (board.objects(seat) > 0) {
            board.returnObject(seat, board.object(seat, 0));
        }
        s.move(board.hero(seat), State.BOX);
        s.put(State.HERO_CARD + seat, State.NONE);
        s.put(State.ALIVE, s.b[State.ALIVE] & ~(1 << seat));
        s.agree(s.pacts.withoutSeat(seat));
        if (s.b[State.FIRST] == seat && board.playersLeft() > 0) {
            s.put(State.FIRST, board.after(seat));
        }
    }
}
