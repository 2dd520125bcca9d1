package parlour.conquest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import parlour.game.MoveList;
import parlour.game.Perft;

/** Compares counting the replies to all moves at once with playing every move and listing the replies. */
class Perft2Test {

    private static final long SEED = 1975;

    @Test
    void perft2EqualsPlayingEveryMove() {
        RandomPositions tables = new RandomPositions(SEED);
        int captures = 0;
        int withoutKeyCaptures = 0;
        for (int i = 0; i < 3_000; i++) {
            Edition edition = tables.edition();
            ConquestPosition position = position(tables, edition, i);
            MoveList moves = Edition.moves(position);
            long answers = 0;
            for (int n = 0; n < moves.size(); n++) {
                captures += position.isEmpty(RouteCode.to(moves.get(n))) ? 0 : 1;
                position.play(moves.get(n));
                answers += Edition.moves(position).size();
                position.undo();
            }
            withoutKeyCaptures += position.rules().keyCaptures() ? 0 : 1;
            assertEquals(
                    answers, position.perft2(), "seed " + SEED + ", round " + i + ", " + edition + ", " + position);
        }
        // Captures, and Key dice that may not capture, are counted by separate code.
        assertTrue(captures > 3_000, captures + " captures");
        assertTrue(withoutKeyCaptures > 500, withoutKeyCaptures + " positions");
    }

    @Test
    void perftEqualsPlayingEveryMove() {
        RandomPositions tables = new RandomPositions(SEED + 1);
        for (int i = 0; i < 60; i++) {
            Edition edition = tables.edition();
            ConquestPosition position = position(tables, edition, i);
            String where = "seed " + (SEED + 1) + ", round " + i + ", " + edition + ", " + position;
            assertEquals(played(position, 3), new Perft().count(position, 3), where);
        }
    }

    /**
     * After some random moves, or set up. No draw is near, since then the replies are counted by playing; the lot is
     * drawn for the same reason.
     */
    private static ConquestPosition position(RandomPositions tables, Edition edition, int round) {
        ConquestPosition position = round % 2 == 0 ? edition.start() : edition.parse(tables.setUp());
        int left = 1 + round % 70;
        while (left-- > 0 && !position.isOver()) {
            position.play(tables.move(position));
            if (position.isOver()) {
                position.undo();
                break;
            }
        }
        String[] words = position.notation().split(" ", -1);
        return edition.parse(words[0] + " " + words[1].replace('?', 'w') + " 0 1");
    }

    private static long played(ConquestPosition position, int depth) {
        if (depth == 0) {
            return 1;
        }
        long total = 0;
        for (int move : Edition.moves(position).toArray()) {
            position.play(move);
            total += played(position, depth - 1);
            position.undo();
        }
        return total;
    }
}
