package parlour.bot.conan;

import parlour.conan.ConanPosition;
import parlour.conan.card.Ability;
import parlour.conan.card.Attribute;
import parlour.conan.card.Card;
import parlour.conan.card.CardSet;
import parlour.conan.card.Effect;

/** What a search looks up about cards all the time, by kind. */
final class CardTables {

    static final int ATTRIBUTES = 3;

    final int size;

    /** How much a card adds in a resolution; 0 for all others. */
    final int[] adds;

    /** For which attributes, a bit each. */
    final int[] addsTo;

    /** The attribute a card shifts a contest to, or -1. */
    final int[] shiftsTo;

    final boolean[] isEdge;
    final boolean[] isCancel;
    final boolean[] isChallenge;

    /** What accomplishing an adventure is worth, in PG. */
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

    /** By how much a seat's hero would be ahead of a challenge in the attribute that suits it best, its own cards included. */
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

    /** The same against a challenge nobody has seen, on average. */
    double leadInTheDark(ConanPosition position, int seat) {
        double sum = 0;
        // Every fourth will do: their values are permuted evenly.
        int looked = 0;
        for (int i = 0; i < challenges.length; i += 4) {
            sum += lead(position, seat, challenges[i]);
            looked++;
        }
        return sum / looked;
    }

    /** The chance to win a contest with such a lead, if the other side has cards like anybody. */
    static double chance(double lead) {
        return 1 / (1 + Math.exp(0.8 * (0.8 - lead)));
    }
}
