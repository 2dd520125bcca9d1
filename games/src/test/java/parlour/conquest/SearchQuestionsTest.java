package parlour.conquest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.game.MoveList;
import parlour.game.NotationException;
import parlour.game.Options;

/** What a search asks of a position is answered quickly; here every answer is compared with the plain rules. */
class SearchQuestionsTest {

    private static final int GAMES = 12;

    @ParameterizedTest
    @ValueSource(strings = {"keySquare=key", "keySquare=any", "keyCaptures=no", "handedness=left"})
    void quickAnswersAgreeWithTheRules(String setting) throws NotationException {
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

    private static int[] moves(ConquestPosition position) {
        MoveList list = new MoveList();
        position.moves(list);
        return list.toArray();
    }

    private static void checkMoves(ConquestPosition position, int[] moves, int[] earlier, String where) {
        MoveList captures = new MoveList();
        position.lookout().captures(captures);
        Set<Integer> all = new HashSet<>();
        Set<List<Integer>> results = new HashSet<>();
        Set<List<Integer>> kept = new HashSet<>();
        int[] routes = new int[Board.SQUARES];
        for (int move : moves) {
            all.add(move);
            routes[Routes.from(move)]++;
            assertEquals(!position.isEmpty(Routes.to(move)), captures.contains(move), where);
            List<Integer> result = List.of(
                    Routes.from(move), Routes.to(move), position.lookout().arrival(move));
            results.add(result);
            if (!position.lookout().isTwin(move)) {
                assertTrue(kept.add(result), where + " has twins of " + position.text(move));
            }
            assertTrue(position.lookout().isMove(move), where);
        }
        assertEquals(results, kept, where);
        for (int move : earlier) {
            assertEquals(all.contains(move), position.lookout().isMove(move), where);
        }
        position.lookout().lookAround();
        int first = position.side() * ConquestPosition.DICE_A_SIDE;
        int dice = 0;
        for (int die = first + 1; die < first + ConquestPosition.DICE_A_SIDE; die++) {
            if (position.lookout().squareOf(die) >= 0) {
                assertEquals(
                        routes[position.lookout().squareOf(die)],
                        position.lookout().routes(die),
                        where);
                dice++;
            }
        }
        assertEquals(dice, position.lookout().ordinaryDice(position.side()), where);
        for (int on = 0; on < Board.SQUARES; on++) {
            if (position.owner(on) != position.side()) {
                assertEquals(endsOn(moves, on), position.lookout().attacks(position.side(), on), where);
            }
        }
    }

    private static boolean endsOn(int[] moves, int on) {
        for (int move : moves) {
            if (Routes.to(move) == on) {
                return true;
            }
        }
        return false;
    }

    private static void checkWins(ConquestPosition position, int[] moves, String where) {
        for (int longestTurn = 1; longestTurn <= 6; longestTurn++) {
            boolean wins = false;
            for (int move : moves) {
                boolean seen = !Routes.turns(move) || Routes.length(move) <= longestTurn;
                wins |= seen && wins(position, move);
            }
            int win = position.lookout().winningMove(position.side(), longestTurn);
            assertEquals(wins, win != ConquestPosition.NO_MOVE, where);
            assertTrue(!wins || wins(position, win), where);
        }
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
        int threat = position.lookout().winningMove(other);
        position.pass();
        assertEquals(other, position.side(), where);
        assertEquals(threat, position.lookout().winningMove(other), where);
        checkWins(position, moves(position), where);
        position.undoPass();
        assertEquals(before, position.notation(), where);
        assertEquals(hash, position.hash(), where);
    }

    /** A square is reached if a die of the other side could end a move there; only ordinary dice count. */
    private static void checkSafeSteps(ConquestPosition position, String where) {
        int who = position.side();
        position.pass();
        int[] replies = moves(position);
        int safe = 0;
        int key = position.keySquare(who);
        for (int direction = 0; direction < 4; direction++) {
            int file = Board.file(key) + Board.fileStep(direction);
            int rank = Board.rank(key) + Board.rankStep(direction);
            if (Board.contains(file, rank) && position.isEmpty(Board.square(file, rank))) {
                boolean reached = false;
                for (int reply : replies) {
                    reached |= Routes.to(reply) == Board.square(file, rank) && !position.holdsKey(Routes.from(reply));
                }
                safe += reached ? 0 : 1;
            }
        }
        position.undoPass();
        assertEquals(safe, position.lookout().safeSteps(who), where);
    }

    /** Takes moves back until the same board stands there, without a capture between. */
    private static int plainSinceRepeated(ConquestPosition position) {
        ConquestPosition past = position.copy();
        for (int plies = 1; plies <= position.quietPlies(); plies++) {
            past.undo();
            if (past.hash() == position.hash()) {
                return plies;
            }
        }
        return 0;
    }
}
