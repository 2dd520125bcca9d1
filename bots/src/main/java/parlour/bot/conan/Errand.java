package parlour.bot.conan;

import parlour.conan.Ability;
import parlour.conan.Card;
import parlour.conan.ConanPosition;
import parlour.conan.Effect;
import parlour.conan.Move;

/** Cards and heroes by the rule of thumb: what to lay where, where to go, whom to face. */
final class Errand {

    /** What passing is worth in the card phase: a card kept is a bluff later. */
    private static final double KEEP = 0.4;

    /** From about these chances on a challenge is faced. */
    private static final double DARE = 0.38;

    private final Deck deck;

    Errand(Deck deck) {
        this.deck = deck;
    }

    // ---- The card phase ----

    double card(ConanPosition position, int move) {
        int seat = position.turn();
        return switch (Move.kind(move)) {
            case Move.LAY -> 1 + spite(position, seat, Move.b(move)) - (challengesIn(position, seat) == 1 ? 0.4 : 0);
            case Move.OPEN -> 1.2;
            case Move.PLAY -> played(position, seat, deck.card(Move.a(move)));
            default -> KEEP;
        };
    }

    private int challengesIn(ConanPosition position, int seat) {
        int challenges = 0;
        for (int kind = 0; kind < deck.size; kind++) {
            challenges += deck.isChallenge[kind] ? position.held(seat, kind) : 0;
        }
        return challenges;
    }

    /** What one more challenge on a slot does to the others, and to oneself. */
    private double spite(ConanPosition position, int seat, int slot) {
        double spite = 0;
        for (int other = 0; other < position.seats(); other++) {
            if (other != seat && position.isIn(other) && position.at(other) == slot) {
                boolean isFriend = position.partner(other) >= 0 && position.partner(seat) == other;
                double one = 0.5 + (leads(position, other) ? 0.5 : 0) + (position.challenges(slot) == 0 ? 0.5 : 0);
                spite += isFriend ? -1 : one;
            }
        }
        boolean isFree = position.at(seat) < 0 || position.challenges(position.at(seat)) == 0;
        return spite - (isFree && spite <= 0 ? 0.1 * deck.worth[position.adventure(slot)] : 0);
    }

    private static boolean leads(ConanPosition position, int seat) {
        for (int other = 0; other < position.seats(); other++) {
            if (other != seat && position.pg(other) > position.pg(seat)) {
                return false;
            }
        }
        return true;
    }

    private double played(ConanPosition position, int seat, Card card) {
        double worth = 0;
        int slot = position.at(seat);
        int stuck = slot < 0 ? 0 : position.challenges(slot);
        for (Ability ability : card.abilities()) {
            worth += switch (ability.effect()) {
                case Effect.Steal steal -> steal.n();
                case Effect.Draw draw -> 0.7 * draw.n();
                case Effect.Peek _ -> 0.4;
                case Effect.Discard discard -> 0.5 * discard.n();
                case Effect.RemoveChallenge _, Effect.MoveChallenge _ -> stuck > 0 ? 1.5 : -1;
                case Effect.MoveHero(boolean own, boolean _) ->
                    !own ? 0.9 : stuck > 1 && isHopeless(position, seat) ? 1.6 : -1;
                default -> 0;
            };
        }
        return worth;
    }

    private boolean isHopeless(ConanPosition position, int seat) {
        int slot = position.at(seat);
        for (int nth = 0; nth < position.challenges(slot); nth++) {
            if (Deck.chance(lead(position, seat, slot, nth)) >= DARE) {
                return false;
            }
        }
        return true;
    }

    /** Against a challenge as far as this seat knows it. */
    private double lead(ConanPosition position, int seat, int slot, int nth) {
        return position.knows(seat, slot, nth)
                ? deck.lead(position, seat, position.challenge(slot, nth))
                : deck.leadInTheDark(position, seat);
    }

    // ---- Effects ----

    double effect(ConanPosition position, int move) {
        int seat = position.turn();
        int own = position.at(seat);
        return switch (Move.kind(move)) {
            case Move.TAKE -> 2;
            case Move.ROB, Move.SPOIL -> 1 + 0.1 * position.pg(Move.a(move));
            case Move.PEEK -> Move.a(move) == own ? 1 : 0.5;
            case Move.REMOVE -> 1 - Deck.chance(lead(position, seat, Move.a(move), Move.b(move)));
            case Move.MOVE_CHALLENGE ->
                Move.a(move) == own ? 1 + spite(position, seat, Move.c(move)) : spite(position, seat, Move.c(move)) - 1;
            case Move.MOVE_HERO ->
                Move.a(move) == seat
                        ? appeal(position, seat, Move.b(move))
                        : 1 + 0.1 * position.pg(Move.a(move)) + 0.3 * position.challenges(Move.b(move));
            case Move.DECLINE -> 0.2;
            default -> 0;
        };
    }

    // ---- Heroes ----

    double action(ConanPosition position, int move) {
        int seat = position.turn();
        int at = position.at(seat);
        return switch (Move.kind(move)) {
            case Move.ACCOMPLISH -> 9;
            case Move.GO -> at < 0 ? appeal(position, seat, Move.a(move)) : appeal(position, seat, Move.a(move)) - 2;
            case Move.FACE -> 4 * (Deck.chance(lead(position, seat, at, Move.b(move))) - DARE);
            case Move.DUEL -> duel(position, seat, Move.a(move));
            case Move.LAY -> deck.worth[position.adventure(Move.b(move))];
            case Move.HIRE -> position.pg(seat) - position.hireCost() > 4 && position.challenges(at) > 1 ? 1 : -1;
            default -> 0;
        };
    }

    /** Loot a round, about. */
    private double appeal(ConanPosition position, int seat, int slot) {
        double rounds = 1;
        for (int nth = 0; nth < position.challenges(slot); nth++) {
            rounds += 0.8 / Math.max(0.15, Deck.chance(lead(position, seat, slot, nth)));
        }
        double rivals = 0;
        for (int other = 0; other < position.seats(); other++) {
            rivals += other != seat && position.at(other) == slot ? 0.4 : 0;
        }
        return deck.worth[position.adventure(slot)] / rounds - rivals;
    }

    /** Only against somebody who is in the way, and clearly weaker wherever it may choose to fight. */
    private static double duel(ConanPosition position, int seat, int other) {
        double least = Double.POSITIVE_INFINITY;
        for (int attribute = 0; attribute < Deck.ATTRIBUTES; attribute++) {
            least = Math.min(least, position.strength(seat, -1, attribute) - position.strength(other, -1, attribute));
        }
        return Deck.chance(least) - 0.6;
    }
}
