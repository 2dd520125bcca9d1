package parlour.bot.conan;

import parlour.conan.ConanPosition;
import parlour.conan.Move;
import parlour.conan.Terms;

/** Treaties by the rule of thumb: what is proposed, and what is agreed to. */
final class Talk {

    private static final int NEARLY_WON = 26;

    double worth(ConanPosition position, int move) {
        int seat = position.turn();
        return switch (Move.kind(move)) {
            case Move.PASS, Move.NO -> 0.5;
            case Move.ALLIANCE -> position.pg(Move.a(move)) >= NEARLY_WON ? 0 : union(position, seat);
            case Move.PEACE, Move.SPARE, Move.SWAP -> 0;
            case Move.YES ->
                0.5 + position.offer().map(terms -> gain(position, seat, terms)).orElse(-1.0);
            default -> 0;
        };
    }

    /** Two heroes before the same challenges each have the better values of both. */
    private static double union(ConanPosition position, int seat) {
        int slot = position.at(seat);
        return slot >= 0 && position.challenges(slot) > 0 ? 0.9 : 0.2;
    }

    private static double gain(ConanPosition position, int seat, Terms terms) {
        double gain = -0.01;
        for (Terms.Term term : terms.terms()) {
            gain += switch (term) {
                case Terms.Glory(int from, int to, int n) -> to == seat ? n : from == seat ? -n : 0;
                case Terms.Hand(int from, int to, int _) -> to == seat ? 0.8 : from == seat ? -1 : 0;
                case Terms.Thing(int from, int to, int _) -> to == seat ? 1.5 : from == seat ? -1.5 : 0;
                case Terms.Vow vow -> vow.by() == seat ? -0.7 : 0.3;
                case Terms.Union union -> {
                    int other = union.one() == seat ? union.other() : union.one();
                    int share = union.one() == seat || union.other() == seat ? union.loot() + union.win() : 0;
                    boolean isFair = share >= 60 && position.pg(other) < NEARLY_WON;
                    yield isFair ? union(position, seat) - 0.5 : -1;
                }
            };
        }
        return gain;
    }
}
