package parlour.domination;

import java.util.ArrayList;
import java.util.List;
import parlour.game.RandomSource;

/**
 * Samples the order in which a player may have drawn dominoes, given which they laid and in which order: a domino is
 * drawn before it is laid, and seven are on the rack when the first is laid.
 *
 * <p>All possible orders are equally likely. An order is built from the last draw to the first: the last domino drawn
 * is any of those on the rack at that time, and so on. Equal dominoes are interchangeable, so orders with equal ones on
 * the rack would be found too often; the excess is rejected.
 */
final class DrawOrderSampler {

    private final int total;

    /** The dominoes drawn, each with the number of the last draw at which it may have been drawn. */
    private final List<Item> items = new ArrayList<>();

    private final List<Integer> known = new ArrayList<>();
    private int played;

    private record Item(int pair, int latest) {}

    /** @param total the number of draws */
    DrawOrderSampler(int total) {
        this.total = total;
    }

    /** Adds the next domino that was laid. */
    void addPlayed(int pair) {
        items.add(new Item(pair, Math.min(DominationRules.RACK - 1 + played, total - 1)));
        played++;
    }

    /** Adds a domino that was drawn and has not been laid. */
    void addUnplayed(int pair) {
        items.add(new Item(pair, total - 1));
    }

    /** Adds the next of the first draws, whose order is known. Of equal dominoes the first drawn is laid first. */
    void addKnown(int pair) {
        known.add(pair);
        for (int i = 0; i < items.size(); i++) {
            if (items.get(i).pair == pair) {
                items.remove(i);
                return;
            }
        }
        throw new IllegalStateException("drawn and never seen again: " + Pairs.name(pair));
    }

    int[] drawn(RandomSource random) {
        int[] pairs = new int[total];
        for (int i = 0; i < known.size(); i++) {
            pairs[i] = known.get(i);
        }
        boolean found = false;
        while (!found) {
            found = fill(pairs, random);
        }
        return pairs;
    }

    private boolean fill(int[] pairs, RandomSource random) {
        int[] rack = new int[items.size()];
        int held = 0;
        int next = items.size() - 1;
        for (int draw = total - 1; draw >= known.size(); draw--) {
            while (next >= 0 && items.get(next).latest >= draw) {
                rack[held++] = items.get(next--).pair;
            }
            int choice = random.nextInt(held);
            int pair = rack[choice];
            int equal = 0;
            for (int i = 0; i < held; i++) {
                equal += rack[i] == pair ? 1 : 0;
            }
            if (equal > 1 && random.nextInt(equal) != 0) {
                return false;
            }
            pairs[draw] = pair;
            rack[choice] = rack[--held];
        }
        return true;
    }
}
