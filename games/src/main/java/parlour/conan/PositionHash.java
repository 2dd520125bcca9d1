package parlour.conan;

import parlour.conan.card.CardSet;
import parlour.conan.rules.Board;
import parlour.conan.rules.ConanState;
import parlour.conan.rules.Contest;
import parlour.conan.rules.PackedState;
import parlour.conan.rules.Promise;
import parlour.conan.text.StatementNotation;
import parlour.conan.text.TreatyNotation;

/**
 * A hash of everything that affects the rest of play: copies of a card are equal, and players' memory and the last
 * contest's result are ignored.
 */
final class PositionHash {

    private static final int[] SINGLE = {
        PackedState.STEP,
        PackedState.AFTER_EFFECTS,
        PackedState.TURN,
        PackedState.ROUND,
        PackedState.FIRST,
        PackedState.LEAD,
        PackedState.INDEX,
        PackedState.LAP,
        PackedState.PASSES,
        PackedState.ALIVE,
        PackedState.PAID,
        PackedState.SIDE,
        PackedState.SIDE + 1,
        PackedState.BID,
        PackedState.BID + 1,
        PackedState.BIDDER,
        PackedState.ATTRIBUTE,
        PackedState.BEATEN_LAST,
        PackedState.ASKED,
        PackedState.REASON
    };
    private static final int[] BY_SEAT = {
        PackedState.PG, PackedState.AT, PackedState.ARRIVED, PackedState.PARTNER, PackedState.PROPOSED
    };
    private static final int[] SHARES = {
        PackedState.WIN_SHARE, PackedState.LOSS_SHARE, PackedState.LOOT_SHARE, PackedState.OBJECT_SHARE
    };

    private PositionHash() {}

    static long of(ConanState state) {
        PackedState s = state.packed();
        Board board = state.board();
        CardSet set = state.set();
        long hash = 0;
        for (int card = 0; card < set.cards; card++) {
            hash += mix(1, s.zone(card), set.kindOf[card]);
        }
        // By index in these lists and not in the state, so that a position's hash never changes.
        for (int i = 0; i < SINGLE.length; i++) {
            hash += mix(2, i, s.b[SINGLE[i]]);
        }
        for (int seat = 0; seat < board.seats; seat++) {
            for (int i = 0; i < BY_SEAT.length; i++) {
                hash += mix(3, 4 * i + seat, s.b[BY_SEAT[i] + seat]);
            }
            for (int i = 0; i < SHARES.length; i++) {
                hash += board.partner(seat) >= 0 ? mix(4, 4 * i + seat, s.b[SHARES[i] + seat]) : 0;
            }
            for (int i = 0; i < board.objects(seat); i++) {
                hash += mix(5, 4 * seat + i, set.kindOf[board.object(seat, i)]);
            }
        }
        for (int slot = 0; slot < set.slots; slot++) {
            hash += board.isInPlay(slot) ? mix(6, slot, set.kindOf[board.adventure(slot)]) : 0;
        }
        for (int i = 0; i < board.onTable(); i++) {
            int card = board.onTable(i);
            int place = 64 * board.slotOfChallenge(card) + board.ordinal(card);
            hash += mix(7, place, set.kindOf[card] << 8 | s.b[PackedState.CHALLENGE_FLAGS + card]);
        }
        int challenge = s.b[PackedState.CHALLENGE];
        hash += challenge < 0 ? 0 : mix(8, board.slotOfChallenge(challenge), board.ordinal(challenge));
        int[] places = new int[2];
        Contest contest = state.contest();
        for (int i = 0; i < contest.laid(); i++) {
            int side = contest.laidBy(i);
            int fact = set.kindOf[contest.laid(i)] << 8 | s.b[PackedState.LAID_FLAGS + i];
            hash += mix(9, 256 * side + places[side]++, fact);
        }
        for (int i = 0; i < 3 * s.b[PackedState.JOB_COUNT]; i++) {
            hash += mix(10, i, s.b[PackedState.JOBS + i]);
        }
        for (int i = 0; i < s.b[PackedState.BOTTOM_COUNT]; i++) {
            hash += mix(11, i, set.kindOf[s.b[PackedState.BOTTOM + i]]);
        }
        for (Promise promise : s.agreements.promises()) {
            hash += mix(12 + promise.kind().index, promise.by() << 8 | promise.target(), promise.until());
        }
        if (s.agreements.offer().isPresent()) {
            String text = TreatyNotation.write(s.agreements.offer().get(), set, TreatyNotation.ALL);
            for (int i = 0; i < text.length(); i++) {
                hash += mix(20, i, text.charAt(i));
            }
        }
        if (s.agreements.statement().isPresent()) {
            String text = StatementNotation.write(s.agreements.statement().get(), set);
            for (int i = 0; i < text.length(); i++) {
                hash += mix(21, i, text.charAt(i));
            }
        }
        return hash;
    }

    /** SplitMix64 over three small numbers. */
    private static long mix(int what, int where, int value) {
        long z = ((what * 8191L + where) * 65521L + value) * 0x9E3779B97F4A7C15L;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
