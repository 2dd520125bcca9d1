package parlour.conan;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import parlour.conan.rules.ConanRules;
import parlour.conan.rules.PackedState;
import parlour.conan.rules.Step;
import parlour.game.Outcome;
import parlour.game.Text;

/** Who has won: "the most PG wins; then trophies, objects, else shared". */
final class FinalScore {

    private FinalScore() {}

    static Outcome outcome(ConanPosition position) {
        int seats = position.seats();
        List<Integer> leaders = new ArrayList<>();
        boolean nobodyLeft = position.board().playersLeft() == 0;
        for (int seat = 0; seat < seats; seat++) {
            if (position.isInGame(seat) || nobodyLeft) {
                leaders.add(seat);
            }
        }
        boolean lastLeft = position.state().b[PackedState.REASON] == Step.EndReason.LAST_LEFT;
        if (lastLeft && leaders.size() == 1) {
            Text name = name(leaders.getFirst());
            return Outcome.won(
                    leaders,
                    seats,
                    "last-left",
                    new Text(name.en() + " is the last player left.", name.fr() + " reste la dernière place en jeu."));
        }
        int glory = keepBest(leaders, position::pg);
        boolean byTrophies = leaders.size() > 1;
        keepBest(leaders, position::trophies);
        boolean byObjects = leaders.size() > 1;
        keepBest(leaders, position::objects);
        boolean isByRounds = position.state().b[PackedState.REASON] == Step.EndReason.BY_ROUNDS;
        String when = isByRounds ? "After " + ConanRules.LAST_ROUND + " rounds " : "";
        String quand = isByRounds ? "Après " + ConanRules.LAST_ROUND + " tours, " : "";
        if (leaders.size() > 1) {
            return Outcome.won(
                    leaders,
                    seats,
                    "shared",
                    new Text(
                            when + names(leaders, true) + " share the win with " + glory
                                    + " PG and as many trophies and objects.",
                            quand + names(leaders, false) + " se partagent la victoire avec " + glory
                                    + " PG et autant de trophées et d’objets."));
        }
        Text name = name(leaders.getFirst());
        String reason =
                byObjects ? "most-objects" : byTrophies ? "most-trophies" : isByRounds ? "rounds" : "most-glory";
        String en = byObjects ? ", by objects" : byTrophies ? ", by trophies" : "";
        String fr = byObjects ? ", grâce aux objets" : byTrophies ? ", grâce aux trophées" : "";
        return Outcome.won(
                leaders,
                seats,
                reason,
                new Text(
                        when + name.en() + " wins with " + glory + " PG" + en + ".",
                        quand + name.fr() + " gagne avec " + glory + " PG" + fr + "."));
    }

    /** Leaves those who have the most, and answers how many that is. */
    private static int keepBest(List<Integer> leaders, IntUnaryOperator score) {
        int max = 0;
        for (int seat : leaders) {
            max = Math.max(max, score.applyAsInt(seat));
        }
        int best = max;
        leaders.removeIf(seat -> score.applyAsInt(seat) < best);
        return max;
    }

    static Text name(int seat) {
        return Conan.SEAT_NAMES.get(seat);
    }

    static String names(List<Integer> seats, boolean english) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < seats.size(); i++) {
            String and = i == 0 ? "" : i < seats.size() - 1 ? ", " : english ? " and " : " et ";
            Text name = name(seats.get(i));
            text.append(and).append(english ? name.en() : name.fr());
        }
        return text.toString();
    }
}
