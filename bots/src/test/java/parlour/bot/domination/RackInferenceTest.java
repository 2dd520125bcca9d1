package parlour.bot.domination;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.bot.InformationState;
import parlour.bot.SeededRandom;
import parlour.bot.sampling.WeightedSampler;
import parlour.domination.Board;
import parlour.domination.DominationPosition;
import parlour.domination.Pairs;

final class RackInferenceTest {

    /** The kind that would close a territory, or -1 if none has one side left. */
    private static int closer(DominationPosition position) {
        for (int territory = 0; territory < Board.TERRITORIES; territory++) {
            for (int side = 0; position.sides(territory) == 3 && side < 4; side++) {
                int slot = position.layout().side(territory, side);
                if (position.isFree(slot)) {
                    return position.layout().pair(slot);
                }
            }
        }
        return -1;
    }

    /** A position in which the previous seat has just left a territory open, and the kind that closes it. */
    private record Declined(DominationPosition position, int decliner, int closer) {

        RackInference suspicion() {
            RackInference inference = new RackInference(new LayoutTables(position.layout()), position.seats());
            inference.look(position, position.turn());
            return inference;
        }

        WeightedSampler<DominationPosition> samples(int pool, long seed) {
            return suspicion().sampler(new InformationState(position, position.turn()), new SeededRandom(seed), pool);
        }
    }

    private static List<Declined> declined(String... settings) {
        List<Declined> all = new ArrayList<>();
        for (long seed = 1; seed <= 200; seed++) {
            DominationPosition position = DominationPositions.withLeft(60, seed, settings);
            int closer = closer(position);
            SeededRandom random = new SeededRandom(seed);
            int decliner = position.turn();
            int move = position.legalMoveAt(random.nextInt(position.legalMoveCount()));
            if (closer < 0 || position.conquers(move) > 0 || position.layout().pair(move) == closer) {
                continue;
            }
            position.play(move);
            position.play(random.drawOutcome(position));
            if (position.unseen(position.turn(), closer) > 0) {
                all.add(new Declined(position, decliner, closer));
            }
        }
        assertTrue(all.size() > 10, all.size() + " cases");
        return all;
    }

    @ParameterizedTest
    @ValueSource(strings = {"seats=2", "seats=3", "seats=4", "match=mirrored"})
    void leavingATerritoryOpenLowersTheHoldProbability(String setting) {
        int without = 0;
        int with = 0;
        for (Declined each : declined(setting)) {
            assertTrue(each.suspicion().isAny());
            WeightedSampler<DominationPosition> plain = each.samples(1, 3);
            WeightedSampler<DominationPosition> weighed = each.samples(16, 3);
            for (int i = 0; i < 50; i++) {
                without += plain.next().held(each.decliner(), each.closer()) > 0 ? 1 : 0;
                with += weighed.next().held(each.decliner(), each.closer()) > 0 ? 1 : 0;
            }
        }
        assertTrue(1.2 * with < without, with + " samples instead of " + without);
    }

    @Test
    void everyDeclinedDominoMakesASampleLessLikely() {
        for (Declined each : declined("seats=2")) {
            RackInference inference = each.suspicion();
            double withOne = inference.factor(each.decliner(), each.closer());
            assertTrue(withOne < 0.8, "" + withOne);
            DominationPosition sample = each.samples(1, 5).next();
            double product = 1;
            for (int pair = 0; pair < Pairs.KINDS; pair++) {
                product *= Math.pow(inference.factor(each.decliner(), pair), sample.held(each.decliner(), pair));
            }
            assertEquals(product, inference.likelihood(sample, each.position().turn()), 1e-12);
        }
    }

    /** Inference about the viewer's own seat would be useless: its rack is known. */
    @Test
    void viewersOwnRackIsNotInferred() {
        for (Declined each : declined("seats=3")) {
            for (int pair = 0; pair < Pairs.KINDS; pair++) {
                assertEquals(1, each.suspicion().factor(each.position().turn(), pair));
            }
        }
    }

    /** The domino may have been drawn in any turn since: unless it is declined again, the inference fades. */
    @Test
    void olderMovesCountLess() {
        int fading = 0;
        for (Declined each : declined("seats=2")) {
            double then = each.suspicion().factor(each.decliner(), each.closer());
            DominationPosition later = each.position();
            SeededRandom random = new SeededRandom(1);
            for (int plies = 0; plies < 8; plies++) {
                later.play(later.legalMoveAt(random.nextInt(later.legalMoveCount())));
                later.play(random.drawOutcome(later));
            }
            double now = new Declined(later, each.decliner(), each.closer())
                    .suspicion()
                    .factor(each.decliner(), each.closer());
            fading += now > then ? 1 : 0;
        }
        assertTrue(fading > 0);
    }

    @Test
    void nothingIsInferredBeforeTheFirstMove() {
        DominationPosition position = DominationPositions.withLeft(112, 1);
        RackInference inference = new RackInference(new LayoutTables(position.layout()), 2);
        inference.look(position, position.turn());
        assertFalse(inference.isAny());
        assertEquals(1, inference.likelihood(position, position.turn()));
    }
}
