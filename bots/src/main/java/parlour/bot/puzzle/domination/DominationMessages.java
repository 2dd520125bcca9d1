package parlour.bot.puzzle.domination;

import java.util.ArrayList;
import java.util.List;
import parlour.domination.Domination;
import parlour.domination.DominationPosition;
import parlour.domination.Pairs;
import parlour.game.Text;
import parlour.puzzle.PuzzleTheme;

/** What the solver of an ending is told. */
final class DominationMessages {

    private DominationMessages() {}

    static Text task(int seat, Margin margin) {
        Text name = name(seat);
        String en = name.en() + " to move. One move wins by " + margin.best() + "; ";
        String fr = "Les " + name.fr() + " jouent. Un seul coup gagne de " + margin.best() + " ; ";
        return margin.next() < 0
                ? new Text(en + "every other loses.", fr + "tous les autres perdent.")
                : new Text(
                        en + "the next best by " + margin.next() + ".", fr + "le suivant, de " + margin.next() + ".");
    }

    /** The stock is empty, so each player can work out what the other holds: it is said. */
    static Text assumption(DominationPosition position) {
        int other = 1 - position.turn();
        List<String> held = new ArrayList<>();
        for (int pair = 0; pair < Pairs.KINDS; pair++) {
            for (int i = 0; i < position.held(other, pair); i++) {
                held.add(Pairs.name(pair));
            }
        }
        String rack = String.join(", ", held);
        Text name = name(other);
        return new Text(
                "The stock is empty. " + name.en() + " holds " + rack + ". Both sides play best to the end.",
                "Le talon est vide. Les " + name.fr() + " ont " + rack + ". Chacun joue au mieux jusqu’à la fin.");
    }

    static Text right(int seat, int best) {
        Text name = name(seat);
        return new Text(
                name.en() + " wins by " + best + " with best play.",
                "Les " + name.fr() + " gagnent de " + best + " si chacun joue au mieux.");
    }

    /**
     * Why a move is not the best.
     *
     * @param seat the solver
     * @param lead how the game ends after the move, for the solver
     * @param best how it ends after the best move
     */
    static Text wrong(int seat, List<String> reply, int lead, int best) {
        Text me = name(seat);
        Text other = name(1 - seat);
        String en = reply.isEmpty() ? "" : other.en() + " replies " + reply.getFirst() + ", and ";
        String fr = reply.isEmpty() ? "" : "Les " + other.fr() + " répondent " + reply.getFirst() + ", et ";
        int by = Math.abs(lead);
        String enEnd = (lead > 0 ? me.en() : other.en()) + " wins by " + by + " with best play.";
        String frEnd = "les " + (lead > 0 ? me.fr() : other.fr()) + " gagnent de " + by + " si chacun joue au mieux.";
        return new Text(
                capital(en + enEnd) + " The best move wins by " + best + ".",
                capital(fr + frEnd) + " Le meilleur coup gagne de " + best + ".");
    }

    static Text idea(List<PuzzleTheme> themes) {
        if (themes.contains(PuzzleTheme.DOUBLE)) {
            return new Text("One domino can close two territories.", "Un domino peut fermer deux territoires.");
        }
        if (themes.contains(PuzzleTheme.CAPTURE)) {
            return new Text("Take a territory: which one?", "Prenez un territoire : lequel ?");
        }
        if (themes.contains(PuzzleTheme.DECLINE)) {
            return new Text(
                    "You could take a territory, but something else is better.",
                    "Vous pourriez prendre un territoire, mais il y a mieux.");
        }
        if (themes.contains(PuzzleTheme.SACRIFICE)) {
            return new Text(
                    "Give one territory away to get more back.", "Donnez un territoire pour en reprendre davantage.");
        }
        return new Text(
                "Nothing to take and nothing to give away: who runs out of safe moves first?",
                "Rien à prendre, rien à donner : qui manquera le premier de coups sûrs ?");
    }

    static Text domino(String pair) {
        return new Text("Lay the domino " + pair + ".", "Posez le domino " + pair + ".");
    }

    static Text move(String text) {
        return new Text("The move is " + text + ".", "Le coup est " + text + ".");
    }

    private static String capital(String sentence) {
        return Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1);
    }

    private static Text name(int seat) {
        return Domination.DOMINATION.seatNames().get(seat);
    }
}
