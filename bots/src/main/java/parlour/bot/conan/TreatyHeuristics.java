package parlour.bot.conan;

import parlour.conan.ConanPosition;
import parlour.conan.rules.MoveCode;
import parlour.conan.rules.TreatyTerms;

/** Heuristics for treaties: what to propose, and what to agree to. */
final class TreatyHeuristics {

    private static final int NEARLY_WON = 26;

    double worth(ConanPosition position, int move) {
        int seat = position.turn();
        return switch (MoveCode.kind(move)) {
            case MoveCode.PASS, MoveCode.NO -> 0.5;
            case MoveCode.ALLIANCE -> position.pg(MoveCode.arg1(move)) >= NEARLY_WON ? 0 : union(position, seat);
            case MoveCode.PEACE, MoveCode.SPARE, MoveCode.SWAP -> 0;
            case MoveCode.YES ->
                0.5 + position.offer().map(terms -> gain(position, seat, terms)).orElse(-1.0);
            default -> 0;
        };
    }

    /** Two allied heroes facing the same challenges each use the better attributes of both. */
    private static double union(ConanPosition position, int seat) {
        int slot = position.slotOf(seat);
        return slot >= 0 && position.challenges(slot) > 0 ? 0.9 : 0.2;
    }

    private static double gain(ConanPosition position, int seat, TreatyTerms terms) {
        double gain = -0.01;
        for (TreatyTerms.Term term : terms.terms()) {
            gain += switch (term) {
                case TreatyTerms.GloryGift(int from, int to, int n) -> to == seat ? n : from == seat ? -n : 0;
                case TreatyTerms.CardGift(int from, int to, int _) -> to == seat ? 0.8 : from == seat ? -1 : 0;
                case TreatyTerms.ObjectGift(int from, int to, int _) -> to == seat ? 1.5 : from == seat ? -1.5 : 0;
                case TreatyTerms.PromiseTerm vow -> vow.by() == seat ? -0.7 : 0.3;
                case TreatyTerms.AllianceTerm union -> {
                    int other = union.one() == seat ? union.other() : union.one();
                    // What the seat gets when the other acts, and keeps when it acts itself, on average.
                    int kept = 200 - union.lootShare(seat) - union.winShare(seat);
                    int given = union.lootShare(other) + union.winShare(other);
                    boolean isMine = union.one() == seat || union.other() == seat;
                    int share = !isMine ? 0 : union.isBySeat() ? Math.min(kept, given) : union.loot() + union.win();
                    boolean isFair = share >= 60 && position.pg(other) < NEARLY_WON;
                    yield isFair ? union(position, seat) - 0.5 : -1;
                }
            };
        }
        return gain;
    }
}
