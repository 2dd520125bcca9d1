package parlour.engine.lesson;

import java.util.ArrayList;
import java.util.List;
import parlour.domination.Board;
import parlour.domination.DominationPosition;
import parlour.game.Text;

/** Goals for playing Domination well. */
final class DominationStrategyGoals {

    private DominationStrategyGoals() {}

    private static List<Integer> opened(Played played) {
        List<Integer> opened = DominationGoals.open((DominationPosition) played.after());
        opened.removeAll(DominationGoals.open((DominationPosition) played.before()));
        return opened;
    }

    /** A third side is laid, and nobody else can hold the domino for the fourth. */
    static Goal opensForOneself() {
        return played -> {
            DominationPosition after = (DominationPosition) played.after();
            List<Integer> opened = opened(played);
            if (opened.isEmpty()) {
                return new Verdict.Wrong(
                        "That gives nothing away, but it is no third side either.",
                        "Cela ne donne rien, mais ce n’est pas un troisième côté.");
            }
            for (int territory : opened) {
                int pair = after.layout().pair(DominationGoals.missing(after, territory));
                int unseen = after.unseen(played.seat(), pair);
                String name = Board.territoryName(territory);
                String domino = DominationGoals.missingPair(after, territory);
                if (unseen > 0) {
                    return new Verdict.Wrong(
                            "Territory " + name + " now lacks a " + domino + ", and " + unseen
                                    + (unseen == 1 ? " of the four is" : " of the four are")
                                    + " still unseen: the other player may have one.",
                            "Il manque maintenant un " + domino + " à " + name + ", et sur les quatre " + unseen
                                    + (unseen == 1 ? " reste invisible" : " restent invisibles")
                                    + " : l’autre joueur en a peut-être un.");
                }
            }
            int territory = opened.getFirst();
            String name = Board.territoryName(territory);
            String domino = DominationGoals.missingPair(after, territory);
            return new Verdict.Right(
                    "All four " + domino + " are laid or yours: nobody else can close " + name + ".",
                    "Les quatre " + domino + " sont posés ou à vous : personne d’autre ne peut fermer " + name + ".");
        };
    }

    /** The best result against best play, where everything can be known: no stock, two players. */
    static Goal best() {
        return played -> {
            DominationPosition before = (DominationPosition) played.before();
            DominationPosition after = (DominationPosition) played.after();
            int seat = played.seat();
            int now = before.territories(seat) - before.territories(1 - seat);
            int reached = lead(after.copy(), seat) - now;
            int possible = lead(before.copy(), seat) - now;
            if (reached == possible) {
                return new Verdict.Right(gains(reached, "With best play", "Au mieux"));
            }
            Text got = gains(reached, "After this, with best play", "Ensuite, au mieux");
            Text best = gains(possible, "Another move does better", "Un autre coup fait mieux");
            return new Verdict.Wrong(
                    new Text(got.en() + " " + best.en(), got.fr() + " " + best.fr()),
                    after.isOver() ? Verdict.Wrong.NONE : bestMove(after, 1 - seat));
        };
    }

    /** How many more territories than the other player one closes from here on. */
    private static Text gains(int difference, String en, String fr) {
        if (difference == 0) {
            return new Text(
                    en + ": both close as many of the last territories.",
                    fr + " : chacun ferme autant des derniers territoires.");
        }
        int n = Math.abs(difference);
        return difference > 0
                ? new Text(
                        en + ": you close " + n + " more of the last territories.",
                        fr + " : vous en fermez " + n + " de plus.")
                : new Text(
                        en + ": the other player closes " + n + " more of the last territories.",
                        fr + " : l’autre en ferme " + n + " de plus.");
    }

    /** The final lead of a seat with best play of both. */
    static int lead(DominationPosition position, int seat) {
        if (position.isOver()) {
            return position.territories(seat) - position.territories(1 - seat);
        }
        boolean isOwn = position.turn() == seat;
        int best = isOwn ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (int move : position.legalMoves().toArray()) {
            position.play(move);
            int lead = lead(position, seat);
            position.undo();
            best = isOwn ? Math.max(best, lead) : Math.min(best, lead);
        }
        return best;
    }

    private static int bestMove(DominationPosition position, int seat) {
        int wanted = lead(position.copy(), seat);
        List<Integer> best = new ArrayList<>(Games.moves(position, move -> {
            DominationPosition after = position.copy();
            after.play(move);
            return lead(after, seat) == wanted;
        }));
        return best.getFirst();
    }

    /** An opponent that closes what it can and otherwise avoids third sides, without looking further. */
    static int greedy(DominationPosition position) {
        int most = Integer.MIN_VALUE;
        List<Integer> best = new ArrayList<>();
        for (int move : position.legalMoves().toArray()) {
            DominationPosition after = position.copy();
            after.play(move);
            int worth =
                    2 * position.conquers(move) - DominationGoals.open(after).size();
            if (worth > most) {
                most = worth;
                best.clear();
            }
            if (worth == most) {
                best.add(move);
            }
        }
        return Games.any(position, best);
    }
}
