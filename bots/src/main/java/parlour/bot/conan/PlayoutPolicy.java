package parlour.bot.conan;

import parlour.bot.SeededRandom;
import parlour.conan.ConanPosition;
import parlour.conan.rules.MoveCode;
import parlour.game.MoveList;

/**
 * The rule of thumb: what a sensible player does without thinking ahead. It looks at what all can see and at the hand, the
 * challenges and the laid cards of the seat to move, never at those of others, so that games played out by it are games
 * between players who do not see through each other's cards.
 */
final class PlayoutPolicy {

    private final CardTables tables;
    private final double noise;
    private final OpponentModel opponents;
    private final int self;
    private final MoveList moves = new MoveList(64);
    private final ContestHeuristics contests;
    private final CardAndHeroHeuristics cardsAndHeroes;
    private final TreatyHeuristics treaties;

    /**
     * A way to play.
     *
     * @param noise moves that differ by less than about this may be chosen one for the other
     * @param opponents of all the others
     * @param self the seat that is sensible in any case
     */
    PlayoutPolicy(CardTables tables, double noise, OpponentModel opponents, int self) {
        this.tables = tables;
        this.noise = noise;
        this.opponents = opponents;
        this.self = self;
        contests = new ContestHeuristics(tables);
        cardsAndHeroes = new CardAndHeroHeuristics(tables);
        treaties = new TreatyHeuristics();
    }

    /** The same for everybody, and everybody sensible. */
    static PlayoutPolicy plain(CardTables tables, double noise) {
        return new PlayoutPolicy(tables, noise, OpponentModel.SENSIBLE, -1);
    }

    int choose(ConanPosition position, SeededRandom random) {
        moves.clear();
        position.legalMoves(moves);
        if (moves.size() == 1) {
            return moves.get(0);
        }
        int best = moves.get(0);
        double max = Double.NEGATIVE_INFINITY;
        String step = position.step();
        if (step.equals("auction")) {
            contests.weigh(position, random);
            if (position.turn() != self) {
                double mood = random.nextDouble();
                if (mood < opponents.alwaysCalls() && MoveCode.kind(best) == MoveCode.FOLLOW) {
                    return best;
                }
                if (mood >= 1 - opponents.raisesAtRandom()) {
                    return moves.get(random.nextInt(moves.size()));
                }
            }
        }
        for (int i = 0; i < moves.size(); i++) {
            double worth = worth(position, step, moves.get(i)) + noise * random.nextDouble();
            if (worth > max) {
                max = worth;
                best = moves.get(i);
            }
        }
        return best;
    }

    private double worth(ConanPosition position, String step, int move) {
        return switch (step) {
            case "auction" -> contests.bid(position, move);
            case "naming" -> contests.name(position, move);
            case "laying" -> contests.lay(position, move);
            case "cancelling" -> contests.cancel(move);
            case "cards" -> cardsAndHeroes.card(position, move);
            case "effect" -> cardsAndHeroes.effect(position, move);
            case "heroes", "place", "challenge-lay", "ally" -> cardsAndHeroes.action(position, move);
            case "diplomacy", "answer", "swap", "swap-answer" -> treaties.worth(position, move);
            default -> MoveCode.kind(move) == MoveCode.PASS ? 0.5 : 0;
        };
    }

    CardTables tables() {
        return tables;
    }
}
