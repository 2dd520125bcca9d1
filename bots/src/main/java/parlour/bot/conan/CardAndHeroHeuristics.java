package parlour.bot.conan;

import parlour.conan.ConanPosition;
import parlour.conan.card.Ability;
import parlour.conan.card.Card;
import parlour.conan.card.Effect;
import parlour.conan.rules.MoveCode;

/** Heuristics for cards and heroes: what to lay where, where to go, whom to face. */
final class CardAndHeroHeuristics {

    /** The value of passing in the card phase: a card kept may serve as a bluff later. */
    private static final double KEEP = 0.4;

    /** The chance of winning from which a challenge is faced. */
    private static final double DARE = 0.38;

    private final CardTables tables;

    CardAndHeroHeuristics(CardTables tables) {
        this.tables = tables;
    }

    // ---- The card phase ----

    double card(ConanPosition position, int move) {
        int seat = position.turn();
        return switch (MoveCode.kind(move)) {
            case MoveCode.LAY ->
                1 + spite(position, seat, MoveCode.arg2(move)) - (challengesIn(position, seat) == 1 ? 0.4 : 0);
            case MoveCode.OPEN -> 1.2;
            case MoveCode.PLAY -> played(position, seat, tables.card(MoveCode.arg1(move)));
            default -> KEEP;
        };
    }

    private int challengesIn(ConanPosition position, int seat) {
        int challenges = 0;
        for (int kind = 0; kind < tables.size; kind++) {
            challenges += tables.isChallenge[kind] ? position.held(seat, kind) : 0;
        }
        return challenges;
    }

    /** The effect of one more challenge on a slot, on the other players and on this seat. */
    private double spite(ConanPosition position, int seat, int slot) {
        double spite = 0;
        for (int other = 0; other < position.seats(); other++) {
            if (other != seat && position.isInGame(other) && position.slotOf(other) == slot) {
                boolean isFriend = position.partner(other) >= 0 && position.partner(seat) == other;
                double one = 0.5 + (leads(position, other) ? 0.5 : 0) + (position.challenges(slot) == 0 ? 0.5 : 0);
                spite += isFriend ? -1 : one;
            }
        }
        boolean isFree = position.slotOf(seat) < 0 || position.challenges(position.slotOf(seat)) == 0;
        return spite - (isFree && spite <= 0 ? 0.1 * tables.worth[position.adventure(slot)] : 0);
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
        int slot = position.slotOf(seat);
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
        int slot = position.slotOf(seat);
        for (int nth = 0; nth < position.challenges(slot); nth++) {
            if (CardTables.chance(lead(position, seat, slot, nth)) >= DARE) {
                return false;
            }
        }
        return true;
    }

    /** The lead against a challenge, as far as this seat knows it. */
    private double lead(ConanPosition position, int seat, int slot, int nth) {
        return position.knows(seat, slot, nth)
                ? tables.lead(position, seat, position.challenge(slot, nth))
                : tables.leadInTheDark(position, seat);
    }

    // ---- Effects ----

    double effect(ConanPosition position, int move) {
        int seat = position.turn();
        int own = position.slotOf(seat);
        return switch (MoveCode.kind(move)) {
            case MoveCode.TAKE -> 2;
            case MoveCode.STEAL, MoveCode.FORCE_DISCARD -> 1 + 0.1 * position.pg(MoveCode.arg1(move));
            case MoveCode.PEEK -> MoveCode.arg1(move) == own ? 1 : 0.5;
            case MoveCode.REMOVE ->
                1 - CardTables.chance(lead(position, seat, MoveCode.arg1(move), MoveCode.arg2(move)));
            case MoveCode.MOVE_CHALLENGE ->
                MoveCode.arg1(move) == own
                        ? 1 + spite(position, seat, MoveCode.arg3(move))
                        : spite(position, seat, MoveCode.arg3(move)) - 1;
            case MoveCode.MOVE_HERO ->
                MoveCode.arg1(move) == seat
                        ? appeal(position, seat, MoveCode.arg2(move))
                        : 1 + 0.1 * position.pg(MoveCode.arg1(move)) + 0.3 * position.challenges(MoveCode.arg2(move));
            case MoveCode.DECLINE -> 0.2;
            default -> 0;
        };
    }

    // ---- Heroes ----

    double action(ConanPosition position, int move) {
        int seat = position.turn();
        int at = position.slotOf(seat);
        return switch (MoveCode.kind(move)) {
            case MoveCode.ACCOMPLISH -> 9;
            case MoveCode.GO ->
                at < 0 ? appeal(position, seat, MoveCode.arg1(move)) : appeal(position, seat, MoveCode.arg1(move)) - 2;
            case MoveCode.FACE -> 4 * (CardTables.chance(lead(position, seat, at, MoveCode.arg2(move))) - DARE);
            case MoveCode.DUEL -> duel(position, seat, MoveCode.arg1(move));
            case MoveCode.LAY -> tables.worth[position.adventure(MoveCode.arg2(move))];
            case MoveCode.HIRE -> position.pg(seat) - position.hireCost() > 4 && position.challenges(at) > 1 ? 1 : -1;
            default -> 0;
        };
    }

    /** The approximate loot per round. */
    private double appeal(ConanPosition position, int seat, int slot) {
        double rounds = 1;
        for (int nth = 0; nth < position.challenges(slot); nth++) {
            rounds += 0.8 / Math.max(0.15, CardTables.chance(lead(position, seat, slot, nth)));
        }
        double rivals = 0;
        for (int other = 0; other < position.seats(); other++) {
            rivals += other != seat && position.slotOf(other) == slot ? 0.4 : 0;
        }
        return tables.worth[position.adventure(slot)] / rounds - rivals;
    }

    /** Only against a player who is in the way, and clearly weaker in any attribute they may choose. */
    private static double duel(ConanPosition position, int seat, int other) {
        double min = Double.POSITIVE_INFINITY;
        for (int attribute = 0; attribute < CardTables.ATTRIBUTES; attribute++) {
            min = Math.min(min, position.strength(seat, -1, attribute) - position.strength(other, -1, attribute));
        }
        return CardTables.chance(min) - 0.6;
    }
}
