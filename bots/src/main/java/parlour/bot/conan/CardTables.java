package parlour.bot.conan;

import parlour.conan.ConanPosition;
import parlour.conan.card.Ability;
import parlour.conan.card.Attribute;
import parlour.conan.card.Card;
import parlour.conan.card.CardSet;
import parlour.conan.card.Effect;

/** Lookup tables about cards, by kind, for the search. */
final class CardTables {

    static final int ATTRIBUTES = 3;

    final int size;

    /** How much a card adds in a resolution; 0 for all other cards. */
    final int[] adds;

    /** The attributes a card adds to, as a bit set. */
    final int[] addsTo;

    /** The attribute a card shifts a contest to, or -1. */
    final int[] shiftsTo;

    final boolean[] isEdge;
    final boolean[] isCancel;
    final boolean[] isChallenge;

    /** The value of accomplishing an adventure, in PG. */
    final double[] worth;

    /** The kinds of resolution cards. */
    final int[] resolutions;

    private final Card[] cards;
    private final int[] challenges;

    CardTables(CardSet set) {
        size = set.kinds().size();
        cards = set.kinds().toArray(Card[]::new);
        adds = new int[size];
        addsTo = new int[size];
        shiftsTo = new int[size];
        isEdge = new boolean[size];
        isCancel = new boolean[size];
        isChallenge = new boolean[size];
        worth = new double[size];
        int[] signs = new int[size];
        int[] foes = new int[size];
        int resolution = 0;
        int challenge = 0;
        for (int kind = 0; kind < size; kind++) {
            shiftsTo[kind] = -1;
            Card card = cards[kind];
            isChallenge[kind] = card.role().isChallenge();
            if (isChallenge[kind]) {
                foes[challenge++] = kind;
            }
            if (card.role() == Card.Role.ADVENTURE) {
                worth[kind] = card.glory()
                        + 1.5 * card.objects()
                        + 0.7 * card.abilities().size();
            }
            if (card.role() == Card.Role.RESOLUTION) {
                signs[resolution++] = kind;
                card.abilities().forEach(ability -> read(ability, set.kind(card.id())));
            }
        }
        resolutions = java.util.Arrays.copyOf(signs, resolution);
        challenges = java.util.Arrays.copyOf(foes, challenge);
    }

    private void read(Ability ability, int kind) {
        switch (ability.effect()) {
            case Effect.Add add -> {
                adds[kind] = add.n();
                for (Attribute attribute : add.attributes()) {
                    addsTo[kind] |= 1 << indexOf(attribute);
                }
            }
            case Effect.Shift shift -> shiftsTo[kind] = indexOf(shift.attribute());
            case Effect.Edge _ -> isEdge[kind] = true;
            case Effect.Cancel _ -> isCancel[kind] = true;
            default -> {}
        }
    }

    private static int indexOf(Attribute attribute) {
        return switch (attribute) {
            case STRENGTH -> 0;
            case CUNNING -> 1;
            case SPIRIT -> 2;
        };
    }

    Card card(int kind) {
        return cards[kind];
    }

    int value(int kind, int attribute) {
        return cards[kind].values().get(attribute);
    }

    /** The two best cards a seat holds for an attribute, added up. */
    int support(ConanPosition position, int seat, int attribute) {
        int best = 0;
        int second = 0;
        for (int kind : resolutions) {
            if ((addsTo[kind] >> attribute & 1) != 0) {
                for (int i = position.held(seat, kind); i > 0; i--) {
                    int n = adds[kind];
                    if (n > best) {
                        second = best;
                        best = n;
                    } else if (n > second) {
                        second = n;
                    }
                }
            }
        }
        return best + second;
    }

    /** All the cards a seat holds for an attribute, added up. */
    int all(ConanPosition position, int seat, int attribute) {
        int sum = 0;
        for (int kind : resolutions) {
            if ((addsTo[kind] >> attribute & 1) != 0) {
                sum += adds[kind] * position.held(seat, kind);
            }
        }
        return sum;
    }

    /** A seat's lead over a challenge in its best attribute, its own cards included. */
    double lead(ConanPosition position, int seat, int kind) {
        double max = Double.NEGATIVE_INFINITY;
        for (int attribute = 0; attribute < ATTRIBUTES; attribute++) {
            double lead = position.strength(seat, kind, attribute)
                    - value(kind, attribute)
                    + 0.8 * support(position, seat, attribute);
            max = Math.max(max, lead);
        }
        return max;
    }

    /** The average lead over an unseen challenge. */
    double leadInTheDark(ConanPosition position, int seat) {
        double sum = 0;
        // Every fourth is enough: their values are evenly permuted.
        int looked = 0;
        for (int i = 0; i < challenges.length; i += 4) {
            sum += lead(position, seat, challenges[i]);
            looked++;
        }
        return sum / looked;
    }

    /** The chance of winning a contest with this lead, if the other side has average cards. */
    static double chance(double lead) {
        return 1 / (1 + Math.exp(0.8 * (0.8 - lead)));
    }
}
