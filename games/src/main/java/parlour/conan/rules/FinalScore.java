package parlour.conan.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import parlour.game.Outcome;
import parlour.game.Text;

/** Determines the winners: "the most PG wins; then trophies, objects, else shared". */
public final class FinalScore {

    private FinalScore() {}

    public static Outcome outcome(Board board) {
        int seats = board.seats;
        List<Integer> leaders = new ArrayList<>();
        boolean nobodyLeft = board.playersLeft() == 0;
        for (int seat = 0; seat < seats; seat++) {
            if (board.isInGame(seat) || nobodyLeft) {
                leaders.add(seat);
            }
        }
        boolean lastLeft = board.s.b[PackedState.REASON] == Step.EndReason.LAST_LEFT;
        if (lastLeft && leaders.size() == 1) {
            Text name = SeatNames.of(leaders.getFirst());
            return Outcome.won(
                    leaders,
                    seats,
                    "last-left",
                    new Text(name.en() + " is the last player left.", name.fr() + " est le dernier joueur en lice."));
        }
        int glory = keepBest(leaders, board::pg);
        boolean byTrophies = leaders.size() > 1;
        keepBest(leaders, seat -> board.s.size(PackedState.TROPHIES + seat));
        boolean byObjects = leaders.size() > 1;
        keepBest(leaders, board::objects);
        boolean isByRounds = board.s.b[PackedState.REASON] == Step.EndReason.BY_ROUNDS;
        String when = isByRounds ? "After " + ConanRules.LAST_ROUND + " rounds " : "";
        String quand = isByRounds ? "Après " + ConanRules.LAST_ROUND + " manches, " : "";
        if (leaders.size() > 1) {
            return Outcome.won(
                    leaders,
                    seats,
                    "shared",
                    new Text(
                            when + names(leaders, true) + " tie for first with " + glory
                                    + " glory and as many trophies and objects.",
                            quand + names(leaders, false) + " sont premiers ex æquo avec " + glory
                                    + " points de gloire et autant de trophées et d’objets."));
        }
        Text name = SeatNames.of(leaders.getFirst());
        String reason =
                byObjects ? "most-objects" : byTrophies ? "most-trophies" : isByRounds ? "rounds" : "most-glory";
        String en = byObjects ? ", by objects" : byTrophies ? ", by trophies" : "";
        String fr = byObjects ? ", grâce aux objets" : byTrophies ? ", grâce aux trophées" : "";
        return Outcome.won(
                leaders,
                seats,
                reason,
                new Text(
                        when + name.en() + " wins with " + glory + " glory" + en + ".",
                        quand + name.fr() + " gagne avec " + glory + (glory == 1 ? " point" : " points") + " de gloire"
                                + fr + "."));
    }

    /** Keeps those with the highest score, and returns how many they are. */
    private static int keepBest(List<Integer> leaders, IntUnaryOperator score) {
        int max = 0;
        for (int seat : leaders) {
            max = Math.max(max, score.applyAsInt(seat));
        }
        int best = max;
        leaders.removeIf(seat -> score.applyAsInt(seat) < best);
        return max;
    }

    private static String names(List<Integer> seats, boolean english) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < seats.size(); i++) {
            String and = i == 0 ? "" : i < seats.size() - 1 ? ", " : english ? " and " : " et ";
            Text name = SeatNames.of(seats.get(i));
            text.append(and).append(english ? name.en() : name.fr());
        }
        return text.toString();
    }
}
