package parlour.conquest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import parlour.game.MoveList;
import parlour.game.contract.FreshSeed;

/** Compares counting and listing routes by bitboards with the plain definition of a route. */
class OpenRoutesTest {

    /** For the long tests; the others use a new seed every time. */
    private static final long SEED = 1976;

    @Tag("random")
    @Test
    void openRoutesMatchTheDefinitionInNewPositions() {
        FreshSeed seed = new FreshSeed();
        compareRoutes(seed.value(), 1_000, seed.toString());
    }

    @Tag("long")
    @Test
    void openRoutesMatchTheDefinition() {
        compareRoutes(SEED, 4_000, "seed " + SEED);
    }

    private static void compareRoutes(long seed, int rounds, String how) {
        RandomPositions tables = new RandomPositions(seed);
        for (int i = 0; i < rounds; i++) {
            Edition edition = tables.edition();
            ConquestPosition position = i % 2 == 0 ? edition.start() : edition.parse(tables.setUp());
            for (int ply = 0; ply < i % 40 && !position.isOver(); ply++) {
                position.play(tables.move(position));
            }
            if (position.turn() < 0) {
                continue;
            }
            Set<String> routes = new TreeSet<>();
            for (int on = 0; on < Board.SQUARES; on++) {
                if (position.owner(on) == position.side()) {
                    addRoutes(position, on, routes);
                }
            }
            String where = how + ", round " + i + ", " + edition + ", " + position;
            assertEquals(routes, listed(position), where);
            assertEquals(routes.size(), position.legalMoveCount(), where);
        }
    }

    /** Every first leg of one square or more with every last leg across it, and the four straight lines. */
    private static void addRoutes(ConquestPosition position, int from, Set<String> routes) {
        int top = position.holdsKey(from) ? 1 : Handedness.top(position.orientation(from));
        for (int first = 0; first < 4; first++) {
            addIfOpen(position, from, List.of(first), List.of(top), routes);
            for (int toCorner = 1; toCorner < top; toCorner++) {
                for (int turn : new int[] {1, 3}) {
                    List<Integer> headings = List.of(first, (first + turn) % 4);
                    addIfOpen(position, from, headings, List.of(toCorner, top - toCorner), routes);
                }
            }
        }
    }

    private static void addIfOpen(
            ConquestPosition position, int from, List<Integer> headings, List<Integer> legs, Set<String> routes) {
        int file = Board.file(from);
        int rank = Board.rank(from);
        StringBuilder text = new StringBuilder(Board.name(from));
        List<Integer> entered = new ArrayList<>();
        for (int leg = 0; leg < legs.size(); leg++) {
            for (int step = 0; step < legs.get(leg); step++) {
                file += Board.fileStep(headings.get(leg));
                rank += Board.rankStep(headings.get(leg));
                if (!Board.contains(file, rank)) {
                    return;
                }
                entered.add(Board.square(file, rank));
            }
            text.append(' ').append(Board.name(entered.getLast()));
        }
        int last = entered.removeLast();
        boolean passed = entered.stream().allMatch(position::isEmpty);
        boolean mayCapture = !position.holdsKey(from) || position.rules().keyCaptures();
        boolean lands = position.isEmpty(last) || (position.owner(last) != position.side() && mayCapture);
        if (passed && lands) {
            routes.add(text.toString());
        }
    }

    private static Set<String> listed(ConquestPosition position) {
        MoveList moves = Edition.moves(position);
        Set<String> routes = new TreeSet<>();
        for (int i = 0; i < moves.size(); i++) {
            String squares = position.text(moves.get(i)).replaceAll("^K|=[1-6]|#", "");
            routes.add(squares.replaceAll("[-x]", " "));
        }
        assertEquals(routes.size(), moves.size(), () -> "a route is listed twice in " + position);
        return routes;
    }

    /** Counting the replies without playing the moves, and picking a move without listing them. */
    @Tag("random")
    @Test
    void shortcutsMatchTheFullComputationInNewPositions() {
        FreshSeed seed = new FreshSeed();
        compareShortcuts(seed.value(), 300, seed.toString());
    }

    @Tag("long")
    @Test
    void shortcutsMatchTheFullComputation() {
        compareShortcuts(SEED + 4, 1_000, "seed " + (SEED + 4));
    }

    private static void compareShortcuts(long seed, int rounds, String how) {
        RandomPositions tables = new RandomPositions(seed);
        for (int i = 0; i < rounds; i++) {
            Edition edition = tables.edition();
            ConquestPosition position = i % 2 == 0 ? edition.start() : edition.parse(tables.setUp());
            for (int ply = 0; ply < i % 50 && !position.isOver(); ply++) {
                position.play(tables.move(position));
            }
            String where = how + ", round " + i + ", " + edition + ", " + position;
            String before = everything(position);
            MoveList moves = Edition.moves(position);
            long replies = 0;
            for (int n = 0; n < moves.size(); n++) {
                assertEquals(moves.get(n), position.legalMoveAt(n), where);
                position.play(moves.get(n));
                replies += Edition.moves(position).size();
                position.undo();
            }
            assertEquals(replies, position.perft2(), where);
            assertEquals(before, everything(position), where);
        }
    }

    @Tag("random")
    @Test
    void undoingANewGameRestoresEveryPosition() {
        FreshSeed seed = new FreshSeed();
        takeBack(seed.value(), 60, seed.toString());
    }

    @Tag("long")
    @Test
    void undoRestoresEveryPosition() {
        takeBack(SEED + 1, 300, "seed " + (SEED + 1));
    }

    private static void takeBack(long seed, int rounds, String how) {
        RandomPositions tables = new RandomPositions(seed);
        for (int game = 0; game < rounds; game++) {
            Edition edition = tables.edition();
            ConquestPosition position = game % 3 == 0 ? edition.parse(tables.setUp()) : edition.start();
            List<String> before = new ArrayList<>();
            while (!position.isOver() && before.size() < 200) {
                before.add(everything(position));
                position.play(tables.move(position));
            }
            while (!before.isEmpty()) {
                position.undo();
                assertEquals(before.removeLast(), everything(position), how + ", game " + game);
            }
            assertThrows(IllegalStateException.class, position::undo);
        }
    }

    @Tag("random")
    @Test
    void playingOnAfterUndoingANewGameEqualsPlayingAfresh() {
        FreshSeed seed = new FreshSeed();
        playOnAfterTakingBack(seed.value(), 40, seed.toString());
    }

    @Tag("long")
    @Test
    void playingOnAfterUndoEqualsPlayingAfresh() {
        playOnAfterTakingBack(SEED + 2, 200, "seed " + (SEED + 2));
    }

    private static void playOnAfterTakingBack(long seed, int rounds, String how) {
        RandomPositions tables = new RandomPositions(seed);
        for (int game = 0; game < rounds; game++) {
            Edition edition = tables.edition();
            ConquestPosition wanders = edition.start();
            ConquestPosition straight = edition.start();
            for (int ply = 0; ply < 60 && !straight.isOver(); ply++) {
                for (int detour = 0; detour < 2; detour++) {
                    wanders.play(tables.move(wanders));
                    if (!wanders.isOver()) {
                        wanders.play(tables.move(wanders));
                        wanders.undo();
                    }
                    wanders.undo();
                }
                int move = tables.move(straight);
                straight.play(move);
                wanders.play(move);
                assertEquals(everything(straight), everything(wanders), how + ", game " + game);
            }
        }
    }

    @Test
    void copyIsIndependent() {
        ConquestPosition position = new Edition("sixfaces", List.of()).start();
        String before = everything(position);
        ConquestPosition copy = position.copy();
        assertEquals(before, everything(copy));
        copy.play(Edition.moves(copy).get(0));
        assertEquals(before, everything(position));
    }

    /** The incrementally updated hash equals that of the position parsed from its text. */
    @Test
    void hashDoesNotDependOnThePath() {
        RandomPositions tables = new RandomPositions(SEED + 3);
        for (int game = 0; game < 200; game++) {
            Edition edition = tables.edition();
            ConquestPosition position = edition.start();
            while (!position.isOver() && position.round() < 60) {
                ConquestPosition read = edition.parse(position.notation());
                assertEquals(read.hash(), position.hash(), "seed " + (SEED + 3) + ", " + position);
                position.play(tables.move(position));
            }
        }
    }

    private static String everything(ConquestPosition position) {
        return position.notation() + " " + position.hash() + " " + position.view(0) + " " + position.legalMoveCount()
                + " "
                + position.turn() + " " + position.occurrences() + " "
                + java.util.Arrays.toString(Edition.moves(position).toArray());
    }
}
