package parlour.domination;

import java.util.ArrayList;
import java.util.List;
import parlour.game.Outcome;
import parlour.game.Text;

/**
 * Determines the winners: "Most territories. Among those tied, most of the 24 border territories. Still tied: they
 * share the win." Over two mirrored games both counts are added up.
 */
record FinalScore(List<Integer> territories, List<Integer> border) {

    static FinalScore of(DominationPosition position) {
        List<Integer> territories = new ArrayList<>();
        List<Integer> border = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            int all = 0;
            int atBorder = 0;
            for (int game = 0; game < position.games(); game++) {
                all += position.boardState(game).territories[seat];
                atBorder += position.boardState(game).border[seat];
            }
            territories.add(all);
            border.add(atBorder);
        }
        return new FinalScore(territories, border);
    }

    Outcome outcome() {
        int seats = territories.size();
        List<Integer> leaders = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            leaders.add(seat);
        }
        int max = keepBest(leaders, territories);
        if (leaders.size() == 1) {
            Text name = name(leaders.getFirst());
            return Outcome.won(
                    leaders,
                    seats,
                    "most-territories",
                    new Text(
                            name.en() + " has the most territories: " + max + ".",
                            "Les " + name.fr() + " ont le plus de territoires : " + max + "."));
        }
        int mostAtBorder = keepBest(leaders, border);
        if (leaders.size() == 1) {
            Text name = name(leaders.getFirst());
            return Outcome.won(
                    leaders,
                    seats,
                    "most-border-territories",
                    new Text(
                            "At " + max + " territories, " + name.en() + " wins the tie with the most on the border: "
                                    + mostAtBorder + ".",
                            "À égalité avec " + max + " territoires, les " + name.fr() + " en ont le plus en bordure : "
                                    + mostAtBorder + "."));
        }
        return Outcome.won(
                leaders,
                seats,
                "shared",
                new Text(
                        names(leaders, true) + " tie for first: " + max + " territories each, " + mostAtBorder
                                + " on the border.",
                        "L" + names(leaders, false).substring(1) + " sont premiers ex æquo : " + max
                                + " territoires chacun, dont " + mostAtBorder + " en bordure."));
    }

    /** Keeps those with the highest score, and returns how many they are. */
    private static int keepBest(List<Integer> leaders, List<Integer> scores) {
        int max = 0;
        for (int seat : leaders) {
            max = Math.max(max, scores.get(seat));
        }
        int best = max;
        leaders.removeIf(seat -> scores.get(seat) < best);
        return max;
    }

    private static Text name(int seat) {
        return Domination.DOMINATION.seatNames().get(seat);
    }

    private static String names(List<Integer> leaders, boolean english) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < leaders.size(); i++) {
            String and = i == 0 ? "" : i < leaders.size() - 1 ? ", " : english ? " and " : " et ";
            Text name = name(leaders.get(i));
            text.append(and).append(english ? name.en() : "les " + name.fr());
        }
        return text.toString();
    }
}
