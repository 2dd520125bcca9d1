package parlour.bot.conan;

import parlour.bot.SeededLots;
import parlour.conan.ConanPosition;
import parlour.conan.Move;
import parlour.game.MoveList;

/**
 * The rule of thumb: what a sensible player does without thinking ahead. It looks at what all can see and at the hand, the
 * challenges and the laid cards of whoever is to move, never at those of others, so that games played out by it are games
 * between players who do not see through each other's cards.
 */
final class Thumb {

    private final Deck deck;
    private final double whim;
    private final double stubborn;
    private final MoveList moves = new MoveList(64);
    private final Fight fight;
    private final Errand errand;
    private final Talk talk;

    /**
     * A way to play.
     *
     * @param whim moves that differ by less than about this may be chosen one for the other
     * @param stubborn how often a bid is followed whatever it is: whoever counts on others to withdraw is found out
     */
    Thumb(Deck deck, double whim, double stubborn) {
        this.deck = deck;
        this.whim = whim;
        this.stubborn = stubborn;
        fight = new Fight(deck);
        errand = new Errand(deck);
        talk = new Talk();
    }

    int choose(ConanPosition position, SeededLots lots) {
        moves.clear();
        position.moves(moves);
        if (moves.size() == 1) {
            return moves.get(0);
        }
        int best = moves.get(0);
        double most = Double.NEGATIVE_INFINITY;
        String step = position.step();
        if (step.equals("auction")) {
            fight.weigh(position, lots);
            if (Move.kind(best) == Move.FOLLOW && random(lots) < stubborn) {
                return best;
            }
        }
        for (int i = 0; i < moves.size(); i++) {
            double worth = worth(position, step, moves.get(i)) + whim * random(lots);
            if (worth > most) {
                most = worth;
                best = moves.get(i);
            }
        }
        return best;
    }

    static double random(SeededLots lots) {
        return (lots.next() >>> 11) * 0x1.0p-53;
    }

    private double worth(ConanPosition position, String step, int move) {
        return switch (step) {
            case "auction" -> fight.bid(position, move);
            case "naming" -> fight.name(position, move);
            case "laying" -> fight.lay(position, move);
            case "cancelling" -> fight.cancel(move);
            case "cards" -> errand.card(position, move);
            case "effect" -> errand.effect(position, move);
            case "heroes", "place", "challenge-lay", "ally" -> errand.action(position, move);
            case "diplomacy", "answer", "swap", "swap-answer" -> talk.worth(position, move);
            default -> Move.kind(move) == Move.PASS ? 0.5 : 0;
        };
    }

    Deck deck() {
        return deck;
    }
}
