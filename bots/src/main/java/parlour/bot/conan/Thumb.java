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
    private final Temper temper;
    private final int self;
    private final MoveList moves = new MoveList(64);
    private final Fight fight;
    private final Errand errand;
    private final Talk talk;

    /**
     * A way to play.
     *
     * @param whim moves that differ by less than about this may be chosen one for the other
     * @param temper of all the others
     * @param self the seat that is sensible in any case
     */
    Thumb(Deck deck, double whim, Temper temper, int self) {
        this.deck = deck;
        this.whim = whim;
        this.temper = temper;
        this.self = self;
        fight = new Fight(deck);
        errand = new Errand(deck);
        talk = new Talk();
    }

    /** The same for everybody, and everybody sensible. */
    static Thumb plain(Deck deck, double whim) {
        return new Thumb(deck, whim, Temper.SENSIBLE, -1);
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
            if (position.turn() != self) {
                double mood = random(lots);
                if (mood < temper.stubborn() && Move.kind(best) == Move.FOLLOW) {
                    return best;
                }
                if (mood >= 1 - temper.wild()) {
                    return moves.get(lots.below(moves.size()));
                }
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
