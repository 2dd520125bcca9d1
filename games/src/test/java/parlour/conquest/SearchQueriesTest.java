package parlour.conquest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.game.MoveList;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.ParseResult;
import parlour.game.View;

/** Compares every fast query for search with the plain rules. */
class SearchQueriesTest {

    private static final int GAMES = 12;
    private static final int SET_UP = 250;

    @ParameterizedTest
    @ValueSource(strings = {"keySquare=key", "keySquare=any", "keyCaptures=no", "handedness=left"})
    void queriesAgreeWithTheRules(String setting) throws NotationException {
        Options options = Options.of(Conquest.CONQUEST, List.of(setting, "first=white"));
        for (int seed = 0; seed < GAMES; seed++) {
            Random random = new Random(seed);
            ConquestPosition position = Conquest.CONQUEST.start(options);
            int[] earlier = {};
            for (int ply = 0; ply < 80 && !position.isOver(); ply++) {
                String where = "seed " + seed + ": " + position;
                int[] moves = moves(position);
                checkMoves(position, moves, earlier, where);
                checkWins(position, moves, where);
                checkPass(position, where);
                checkSafeSteps(position, where);
                earlier = moves;
                position.play(moves[random.nextInt(moves.length)]);
                for (int plies = 0; plies < 10; plies++) {
                    int since = plainSinceRepeated(position);
                    assertEquals(since > 0 && since <= plies, position.isRepeatedWithin(plies), where);
                }
            }
        }
    }

    /** Dice crowded into a corner, unprotected Keys, dice of one side only: positions rare in games from the start. */
    @Test
    void queriesAgreeWithTheRulesWhenFewDiceAreLeft() {
        long seed = 1977;
        RandomPositions tables = new RandomPositions(seed);
        for (int round = 0; round < SET_UP; round++) {
            Edition edition = tables.edition();
            ConquestPosition position = edition.parse(tables.setUp());
            int[] earlier = {};
            int[] latest = {};
            for (int ply = 0; ply < 4 && position.turn() >= 0; ply++) {
                String where = "seed " + seed + ", round " + round + ", " + edition + ": " + position;
                int[] moves = moves(position);
                checkMoves(position, moves, earlier, where);
                checkOtherSide(position, where);
                checkWins(position, moves, where);
                checkPass(position, where);
                checkSafeSteps(position, where);
                checkThreats(position, where);
                checkDice(position, where);
                earlier = latest;
                latest = moves;
                position.play(tables.move(position));
            }
        }
    }

    /** Queries about the side not to move must match what would be true if it were its turn. */
    private static void checkOtherSide(ConquestPosition position, String where) {
        int other = 1 - position.side();
        position.playNullMove();
        int[] replies = moves(position);
        position.undoNullMove();
        position.searchQueries().refresh();
        int first = other * ConquestPosition.DICE_A_SIDE;
        for (int die = first + 1; die < first + ConquestPosition.DICE_A_SIDE; die++) {
            int on = position.searchQueries().squareOf(die);
            if (on >= 0) {
                int routes = 0;
                for (int reply : replies) {
                    routes += RouteCode.from(reply) == on ? 1 : 0;
                }
                assertEquals(routes, position.searchQueries().routes(die), where);
            }
        }
        for (int on = 0; on < Board.SQUARES; on++) {
            if (position.owner(on) != other) {
                assertEquals(endsOn(replies, on), position.searchQueries().attacks(other, on), where);
            }
        }
    }

    private static void checkDice(ConquestPosition position, String where) {
        int ordinary = 0;
        int firstFound = -1;
        for (int die = 0; die < 2 * ConquestPosition.DICE_A_SIDE; die++) {
            int on = position.searchQueries().squareOf(die);
            if (on >= 0) {
                assertEquals(die / ConquestPosition.DICE_A_SIDE, position.owner(on), where);
                assertEquals(position.orientation(on), position.searchQueries().orientationOf(die), where);
                boolean key = die % ConquestPosition.DICE_A_SIDE == 0;
                assertEquals(key, position.holdsKey(on), where);
                ordinary += key ? 0 : 1;
                firstFound = firstFound < 0 && !key ? on : firstFound;
            }
        }
        assertEquals(firstFound, position.searchQueries().firstOrdinary(), where);
        assertEquals(
                ordinary,
                position.searchQueries().ordinaryDice(ConquestPosition.WHITE)
                        + position.searchQueries().ordinaryDice(ConquestPosition.BLACK),
                where);
    }

    /** A seat's threats are the moves it could play if it were its turn. */
    private static void checkThreats(ConquestPosition position, String where) {
        String before = position.notation();
        for (int seat = 0; seat < 2; seat++) {
            ConquestPosition board = position.copy();
            if (seat != board.side()) {
                board.playNullMove();
            }
            List<View> moves = new ArrayList<>();
            for (int move : moves(board)) {
                moves.add(board.moveView(move));
            }
            assertEquals(moves, position.movesIfToMove(seat), where);
        }
        assertEquals(before, position.notation(), where);
    }

    @Test
    void noThreatsBeforeTheLotOrAfterTheEnd() {
        ConquestPosition start = new Edition("conquest", List.of()).start();
        ConquestPosition end = new Edition("conquest", List.of()).parse("4K4/9/9/9/9/9/9/k8 b 0 9");
        for (int seat = 0; seat < 2; seat++) {
            assertEquals(List.of(), start.movesIfToMove(seat));
            assertEquals(List.of(), end.movesIfToMove(seat));
        }
        Edition edition = new Edition("conquest", List.of());
        ConquestPosition besideEachOther = edition.parse("9/9/9/3kK4/9/9/9/9 ? 0 1");
        ConquestPosition besideTheWinner = edition.parse("3kK4/9/9/9/9/9/9/9 b 0 9");
        for (ConquestPosition position : List.of(start, end, besideEachOther, besideTheWinner)) {
            MoveList captures = new MoveList();
            position.searchQueries().captures(captures);
            assertTrue(captures.isEmpty());
        }
    }

    /** The Keys step to and fro: the position of four plies ago occurs again. */
    @Test
    void repetitionIsFoundWithinTheLimitAndNotAcrossACapture() throws NotationException {
        ConquestPosition position = new Edition("sixfaces", List.of()).parse("k8/9/9/9/9/1a27/1A37/8K w 0 1");
        play(position, "Ki1-h1", "Ka8-a7", "Kh1-i1");
        assertFalse(position.isRepeatedWithin(99));
        play(position, "Ka7-a8");
        assertFalse(position.isRepeatedWithin(3));
        assertTrue(position.isRepeatedWithin(4));
        assertTrue(position.isRepeatedWithin(99));
        assertEquals(2, position.occurrences());
        play(position, "b2xb3");
        assertFalse(position.isRepeatedWithin(99));
        assertEquals(1, position.occurrences());
        play(position, "Ka8-a7", "Ki1-h1", "Ka7-a8", "Kh1-i1");
        assertFalse(position.isRepeatedWithin(3));
        assertTrue(position.isRepeatedWithin(4));
        play(position, "Ka8-a7", "Ki1-h1");
        assertTrue(position.isRepeatedWithin(4));
        position.undo();
        position.undo();
        position.undo();
        assertFalse(position.isRepeatedWithin(99));
    }

    /** A null move is no move, so no position before it can be repeated. */
    @Test
    void repetitionIsNotFoundAcrossANullMove() throws NotationException {
        ConquestPosition position = new Edition("sixfaces", List.of()).parse("k8/9/9/9/9/9/9/8K w 0 1");
        long start = position.hash();
        play(position, "Ki1-h1");
        position.playNullMove();
        play(position, "Kh1-i1");
        position.playNullMove();
        assertEquals(start, position.hash());
        assertFalse(position.isRepeatedWithin(99));
        position.undoNullMove();
        assertEquals(1, position.pliesSinceCapture());
    }

    private static void play(ConquestPosition position, String... texts) throws NotationException {
        for (String text : texts) {
            position.play(((ParseResult.Legal) position.parseMove(text)).move());
        }
    }

    private static int[] moves(ConquestPosition position) {
        MoveList list = new MoveList();
        position.legalMoves(list);
        return list.toArray();
    }

    private static void checkMoves(ConquestPosition position, int[] moves, int[] earlier, String where) {
        MoveList captures = new MoveList();
        position.searchQueries().captures(captures);
        Set<Integer> all = new HashSet<>();
        Set<List<Integer>> results = new HashSet<>();
        Set<List<Integer>> kept = new HashSet<>();
        int[] routes = new int[Board.SQUARES];
        for (int i = 0; i < moves.length; i++) {
            assertEquals(moves[i], position.legalMoveAt(i), where);
        }
        for (int move : moves) {
            all.add(move);
            routes[RouteCode.from(move)]++;
            assertEquals(!position.isEmpty(RouteCode.to(move)), captures.contains(move), where);
            List<Integer> result = List.of(
                    RouteCode.from(move),
                    RouteCode.to(move),
                    RouteCode.orientationAfter(
                            position.rules().hand(), position.orientation(RouteCode.from(move)), move));
            results.add(result);
            if (!position.searchQueries().isDuplicateRoute(move)) {
                assertTrue(kept.add(result), where + " has twins of " + position.text(move));
            }
            assertTrue(position.searchQueries().isMove(move), where);
        }
        assertEquals(results, kept, where);
        for (int move : earlier) {
            assertEquals(all.contains(move), position.searchQueries().isMove(move), where);
        }
        position.searchQueries().refresh();
        int first = position.side() * ConquestPosition.DICE_A_SIDE;
        int dice = 0;
        for (int die = first + 1; die < first + ConquestPosition.DICE_A_SIDE; die++) {
            if (position.searchQueries().squareOf(die) >= 0) {
                assertEquals(
                        routes[position.searchQueries().squareOf(die)],
                        position.searchQueries().routes(die),
                        where);
                dice++;
            }
        }
        assertEquals(dice, position.searchQueries().ordinaryDice(position.side()), where);
        for (int on = 0; on < Board.SQUARES; on++) {
            if (position.owner(on) != position.side()) {
                assertEquals(endsOn(moves, on), position.searchQueries().attacks(position.side(), on), where);
            }
        }
    }

    private static boolean endsOn(int[] moves, int on) {
        for (int move : moves) {
            if (RouteCode.to(move) == on) {
                return true;
            }
        }
        return false;
    }

    private static void checkWins(ConquestPosition position, int[] moves, String where) {
        for (int longestTurn = 1; longestTurn <= 6; longestTurn++) {
            boolean wins = false;
            for (int move : moves) {
                boolean seen = !RouteCode.turns(move) || RouteCode.length(move) <= longestTurn;
                wins |= seen && wins(position, move);
            }
            int win = position.searchQueries().winningMove(position.side(), longestTurn);
            assertEquals(wins, win != ConquestPosition.NO_MOVE, where);
            assertTrue(!wins || (contains(moves, win) && wins(position, win)), where);
        }
    }

    private static boolean contains(int[] moves, int wanted) {
        return Arrays.stream(moves).anyMatch(move -> move == wanted);
    }

    private static boolean wins(ConquestPosition position, int move) {
        int mover = position.side();
        position.play(move);
        boolean wins = position.outcome().map(end -> end.share(mover) == 1).orElse(false);
        position.undo();
        return wins;
    }

    private static void checkPass(ConquestPosition position, String where) {
        String before = position.notation();
        long hash = position.hash();
        int other = 1 - position.side();
        int threat = position.searchQueries().winningMove(other);
        assertEquals(position.searchQueries().winningMove(other, RouteFinder.ANY_TURN), threat, where);
        position.playNullMove();
        assertEquals(other, position.side(), where);
        assertEquals(threat, position.searchQueries().winningMove(other), where);
        checkWins(position, moves(position), where);
        position.undoNullMove();
        assertEquals(before, position.notation(), where);
        assertEquals(hash, position.hash(), where);
    }

    /** A square is reached if an ordinary die of the other side could end a move there. */
    private static void checkSafeSteps(ConquestPosition position, String where) {
        int who = position.side();
        position.playNullMove();
        int[] replies = moves(position);
        int safe = 0;
        int key = position.keySquare(who);
        for (int direction = 0; direction < 4; direction++) {
            int file = Board.file(key) + Board.fileStep(direction);
            int rank = Board.rank(key) + Board.rankStep(direction);
            if (Board.contains(file, rank) && position.isEmpty(Board.square(file, rank))) {
                boolean reached = false;
                for (int reply : replies) {
                    reached |= RouteCode.to(reply) == Board.square(file, rank)
                            && !position.holdsKey(RouteCode.from(reply));
                }
                safe += reached ? 0 : 1;
            }
        }
        position.undoNullMove();
        assertEquals(safe, position.searchQueries().safeSteps(who), where);
    }

    /** Undoes moves until the same board occurs, without a capture in between. */
    private static int plainSinceRepeated(ConquestPosition position) {
        ConquestPosition past = position.copy();
        for (int plies = 1; plies <= position.pliesSinceCapture(); plies++) {
            past.undo();
            if (past.hash() == position.hash()) {
                return plies;
            }
        }
        return 0;
    }
}
