package parlour.bot.domination;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import parlour.bot.Knowledge;
import parlour.bot.SeededLots;
import parlour.domination.Board;
import parlour.domination.DominationPosition;
import parlour.domination.Layout;

final class SuspicionTest {

    /** The kind that would close a territory, or -1 if none has one side left. */
    private static int closer(DominationPosition position) {
        for (int territory = 0; territory < Board.TERRITORIES; territory++) {
            for (int side = 0; position.sides(territory) == 3 && side < 4; side++) {
                int slot = position.layout().side(territory, side);
                if (position.isFree(slot)) {
                    return Layout.pair(slot);
                }
            }
        }
        return -1;
    }

    @Test
    void whoeverLeavesATerritoryOpenHardlyHoldsTheDominoForIt() {
        int cases = 0;
        for (long seed = 1; seed <= 400; seed++) {
            DominationPosition position = Tables.withLeft(60, seed);
            int closer = closer(position);
            SeededLots lots = new SeededLots(seed);
            int decliner = position.turn();
            int move = position.nth(lots.below(position.count()));
            if (closer < 0 || position.conquers(move) > 0 || Layout.pair(move) == closer) {
                continue;
            }
            position.play(move);
            position.play(lots.outcome(position));
            int viewer = position.turn();
            if (position.unseen(viewer, closer) == 0) {
                continue;
            }
            Suspicion suspicion = new Suspicion(new Terrain(position.layout()), 2);
            suspicion.look(position, viewer);
            assertTrue(suspicion.isAny());
            Samples plain = new Samples(new Knowledge(position, viewer), new SeededLots(seed), suspicion, 1);
            Samples weighed = new Samples(new Knowledge(position, viewer), new SeededLots(seed), suspicion, 16);
            int without = 0;
            int with = 0;
            for (int i = 0; i < 100; i++) {
                without += plain.next().held(decliner, closer) > 0 ? 1 : 0;
                with += weighed.next().held(decliner, closer) > 0 ? 1 : 0;
            }
            assertTrue(with < without, "seed " + seed + ": " + with + " of 100 instead of " + without);
            cases++;
        }
        assertTrue(cases > 10, cases + " cases");
    }

    @Test
    void nobodyIsSuspectedBeforeTheFirstMove() {
        DominationPosition position = Tables.withLeft(112, 1);
        Suspicion suspicion = new Suspicion(new Terrain(position.layout()), 2);
        suspicion.look(position, position.turn());
        assertFalse(suspicion.isAny());
        assertEquals(1, suspicion.likelihood(position, position.turn()));
    }
}
