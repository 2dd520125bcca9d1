package parlour.conan.rules;

/** Removes players without glory, and their cards. */
final class Elimination {

    private final Board board;
    private final PackedState s;
    private final int seats;

    Elimination(Board board) {
        this.board = board;
        this.s = board.s;
        this.seats = board.rules.seats();
    }

    /** "At 0 PG a player is out"; returns whether this leaves at most one player. */
    boolean putOut() {
        int before = board.playersLeft();
        int from = s.b[PackedState.FIRST];
        for (int i = 0; i < seats; i++) {
            int seat = (from + i) % seats;
            if (board.isInGame(seat) && board.pg(seat) == 0) {
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
                board.lift(card, PackedState.DISCARD);
            }
        }
        while (s.size(PackedState.HAND + seat) > 0) {
            int kind = board.set.kindOf[s.nth(PackedState.HAND + seat, 0)];
            board.discard(board.fromHand(seat, kind));
        }
        board.leave(seat);
        while (board.objects(seat) > 0) {
            board.returnObject(seat, board.object(seat, 0));
        }
        s.move(board.hero(seat), PackedState.BOX);
        s.put(PackedState.HERO_CARD + seat, PackedState.NONE);
        s.put(PackedState.ALIVE, s.b[PackedState.ALIVE] & ~(1 << seat));
        s.agree(s.agreements.withoutSeat(seat));
        if (s.b[PackedState.FIRST] == seat && board.playersLeft() > 0) {
            s.put(PackedState.FIRST, board.after(seat));
        }
    }
}
