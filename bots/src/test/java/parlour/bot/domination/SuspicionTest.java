package parlour.bot.domination;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.bot.Knowledge;
import parlour.bot.SeededLots;
import parlour.domination.Board;
import parlour.domination.DominationPosition;
import parlour.domination.Layout;
import parlour.domination.Pairs;

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

    /** A position in which the seat before the one to move has just left a territory open, and the kind that closes it. */
    private record Declined(DominationPosition position, int decliner, int closer) {

        Suspicion suspicion() {
            Suspicion suspicion = new Suspicion(new Terrain(position.layout()), position.seats());
            suspicion.look(position, position.turn());
            return suspicion;
        }

        Samples samples(int pool, long seed) {
            return new Samples(new Knowledge(position, position.turn()), new SeededLots(seed), suspicion(), pool);
        }
    }

    private static List<Declined> declined(String... settings) {
        List<Declined> all = new ArrayList<>();
        for (long seed = 1; seed <= 200; seed++) {
            DominationPosition position = Tables.withLeft(60, seed, settings);
            int closer = closer(position);
            SeededLots lots = new SeededLots(seed);
            int decliner = position.turn();
            int move = position.nth(lots.below(position.count()));
            if (closer < 0 || position.conquers(move) > 0 || Layout.pair(move) == closer) {
                continue;
            }
            position.play(move);
            position.play(lots.outcome(position));
            if (position.unseen(position.turn(), closer) > 0) {
                all.add(new Declined(position, decliner, closer));
            }
        }
        assertTrue(all.size() > 10, all.size() + " cases");
        return all;
    }

    @ParameterizedTest
    @ValueSource(strings = {"seats=2", "seats=3", "seats=4", "match=mirrored"})
    void whoeverLeavesATerritoryOpenHardlyHoldsTheDominoForIt(String setting) {
        int without = 0;
        int with = 0;
        for (Declined each : declined(setting)) {
            assertTrue(each.suspicion().isAny());
            Samples plain = each.samples(1, 3);
            Samples weighed = each.samples(16, 3);
            for (int i = 0; i < 50; i++) {
                without += plain.next().held(each.decliner(), each.closer()) > 0 ? 1 : 0;
                with += weighed.next().held(each.decliner(), each.closer()) > 0 ? 1 : 0;
            }
        }
        assertTrue(1.2 * with < without, with + " samples instead of " + without);
    }

    @Test
    void aSampleIsLessLikelyForEveryDominoThatWasDeclined() {
        for (Declined each : declined("seats=2")) {
            Suspicion suspicion = each.suspicion();
            double withOne = suspicion.factor(each.decliner(), each.closer());
            assertTrue(withOne < 0.8, "" + withOne);
            DominationPosition sample = each.samples(1, 5).next();
            double product = 1;
            for (int pair = 0; pair < Pairs.KINDS; pair++) {
                product *= Math.pow(suspicion.factor(each.decliner(), pair), sample.held(each.decliner(), pair));
            }
            assertEquals(product, suspicion.likelihood(sample, each.position().turn()), 1e-12);
        }
    }

    /** What was said of the own seat would change nothing: its rack is known. */
    @Test
    void theViewerIsNotSuspected() {
        for (Declined each : declined("seats=3")) {
            for (int pair = 0; pair < Pairs.KINDS; pair++) {
                assertEquals(1, each.suspicion().factor(each.position().turn(), pair));
            }
        }
    }

    /** Every turn since, the domino may have been drawn: with nothing declined again, doubt fades. */
    @Test
    void whatWasDeclinedLongAgoSaysLess() {
        int fading = 0;
        for (Declined each : declined("seats=2")) {
            double then = each.suspicion().factor(each.decliner(), each.closer());
            DominationPosition later = each.position();
            SeededLots lots = new SeededLots(1);
            for (int plies = 0; plies < 8; plies++) {
                later.play(later.nth(lots.below(later.count())));
                later.play(lots.outcome(later));
            }
            double now = new Declined(later, each.decliner(), each.closer())
                    .suspicion()
                    .factor(each.decliner(), each.closer());
            fading += now > then ? 1 : 0;
        }
        assertTrue(fading > 0);
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
