package parlour.bot.conan;

import parlour.bot.SeededRandom;
import parlour.conan.ConanPosition;
import parlour.conan.rules.MoveCode;
import parlour.game.MoveList;

/**
 * The heuristics: what a sensible player does without search. Uses public information and the hand, challenges and laid
 * cards of the seat to move, never those of other seats, so that in playouts the players do not see each other's cards.
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
     * A playing style.
     *
     * @param noise moves that differ by less than about this are interchangeable
     * @param opponents how all other seats bid
     * @param self the seat that always plays sensibly
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

    /** The same style for all seats, all of them sensible. */
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
            case "table-answer" -> TableAnswer.worth(position, move);
            case "diplomacy", "answer", "swap", "swap-answer" -> treaties.worth(position, move);
            default -> MoveCode.kind(move) == MoveCode.PASS ? 0.5 : 0;
        };
    }

    CardTables tables() {
        return tables;
    }
}
