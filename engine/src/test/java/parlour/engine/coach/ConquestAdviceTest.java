package parlour.engine.coach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.bot.SeededRandom;
import parlour.conquest.Board;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.conquest.RouteCode;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Position;

/** Plays on wherever the coach claims something, with nothing but the list of legal moves and the outcome. */
final class ConquestAdviceTest {

    private final TreeSet<String> seen = new TreeSet<>();

    @ParameterizedTest
    @CsvSource({"conquest, keyCaptures=yes, 9", "conquest, keyCaptures=no, 3", "sixfaces, keyCaptures=yes, 6"})
    void everyClaimHoldsWhenTheGameIsPlayedOn(String id, String settings, int games) {
        int visited = CoachPositions.visit(id, settings, games, this::check);
        assertTrue(visited > 4 * games, visited + " positions");
        assertTrue(seen.size() >= 6, seen.toString());
    }

    @Test
    void claimsHoldOnBoardsWithFewDice() {
        SeededRandom random = new SeededRandom(3);
        for (int i = 0; i < 400; i++) {
            ConquestPosition position = fewDice(random);
            if (!position.isOver()) {
                check(
                        Conquest.CONQUEST,
                        position,
                        position.text(position.legalMoveAt(random.nextInt(position.legalMoveCount()))));
            }
        }
        assertTrue(seen.containsAll(List.of("race-won", "race-lost")), seen.toString());
    }

    /** The Key dice and up to two dice a side, anywhere. */
    private static ConquestPosition fewDice(SeededRandom random) {
        String[][] board = new String[8][9];
        for (String[] rank : board) {
            Arrays.fill(rank, "1");
        }
        List<String> dice = new ArrayList<>(List.of("K", "k"));
        for (int i = random.nextInt(5); i > 0; i--) {
            dice.add(List.of("A3", "B4", "a3", "c1", "D1", "f2").get(random.nextInt(6)));
        }
        for (String die : dice) {
            board[random.nextInt(8)][random.nextInt(9)] = die;
        }
        String ranks = Arrays.stream(board).map(rank -> String.join("", rank)).collect(Collectors.joining("/"));
        String text = ranks + (random.nextInt(2) == 0 ? " w 0 1" : " b 0 1");
        if (!text.contains("K") || !text.contains("k")) {
            return fewDice(random);
        }
        try {
            return Conquest.CONQUEST.parse(text, Options.defaults(Conquest.CONQUEST));
        } catch (NotationException tooMany) {
            return fewDice(random);
        }
    }

    @AfterEach
    void clear() {
        seen.clear();
    }

    private void check(Game game, Position any, String move) {
        ConquestPosition before = (ConquestPosition) any.copy();
        int seat = before.turn();
        ConquestPosition after = before.copy();
        after.play(after.legalMove(move));
        for (Advice advice : CoachPositions.about(game, before, move)) {
            seen.add(advice.motif());
            check(advice, before.copy(), after.copy(), seat, move);
        }
        for (Advice advice : CoachPositions.now(game, before)) {
            seen.add(advice.motif());
            checkThreat(advice, before.copy(), seat);
        }
    }

    private static void check(Advice advice, ConquestPosition before, ConquestPosition after, int seat, String move) {
        String why = advice + " in " + before + " after " + move;
        int other = 1 - seat;
        switch (advice.motif()) {
            case "wins-now" -> assertTrue(isWon(after, seat), why);
            case "win-missed" -> {
                assertTrue(winsWith(before, cited(advice).getLast(), seat), why);
                assertFalse(isWon(after, seat), why);
            }
            case "key-can-be-taken", "goal-can-be-reached" -> {
                assertTrue(winsWith(after, cited(advice).getLast(), other), why);
                assertTrue(hasSafeMove(before, other), why);
                assertEquals(
                        cited(advice).getLast().contains("x" + advice.marks().getLast()), takesKey(advice), why);
            }
            case "no-escape" -> {
                assertTrue(winsWith(after, cited(advice).getLast(), other), why);
                assertFalse(hasSafeMove(before, other), why);
            }
            case "win-in-two-missed" -> {
                assertTrue(forces(before, cited(advice).getLast(), seat), why);
                assertFalse(forces(before, move, seat), why);
            }
            case "allows-win-in-two" -> assertTrue(forces(after, cited(advice).getLast(), other), why);
            case "win-in-two" -> assertTrue(forces(before, move, seat), why);
            case "race-won" -> assertTrue(arrives(after, seat, distance(after, seat)), why);
            case "race-lost" -> assertTrue(runs(after, other, distance(after, other)), why);
            case "threat-parried" -> {
                assertTrue(couldPlay(before, other, cited(advice).getLast()), why);
                assertFalse(hasWin(after, other), why);
            }
            case "threat" -> assertTrue(couldPlay(after, seat, cited(advice).getLast()), why);
            case "die-can-be-taken" -> {
                after.play(after.legalMove(cited(advice).getFirst()));
                assertFalse(canTakeOn(after, advice.marks().getLast()), why);
                assertFalse(hasWin(after, seat), why);
            }
            case "exchange-loses" -> {
                List<String> line = cited(advice);
                line.forEach(capture -> after.play(after.legalMove(capture)));
                assertEquals(1, line.size() % 2, why);
            }
            case "capture-missed" -> {
                String capture = cited(advice).getLast();
                assertTrue(capture.contains("x"), why);
                before.play(before.legalMove(capture));
                assertFalse(canTakeOn(before, advice.marks().getLast()), why);
                assertFalse(hasWin(before, other), why);
            }
            case "die-taken" -> {
                assertEquals(before.dice() - 1, after.dice(), why);
                assertFalse(canTakeOn(after, advice.marks().getFirst()), why);
            }
            default -> throw new AssertionError("not checked: " + why);
        }
    }

    private static void checkThreat(Advice advice, ConquestPosition position, int seat) {
        String why = advice + " in " + position;
        String cited = cited(advice).getFirst();
        switch (advice.motif()) {
            case "key-threatened" -> assertTrue(couldPlay(position, 1 - seat, cited), why);
            case "die-threatened" ->
                assertTrue(
                        position.movesIfToMove(1 - seat).stream()
                                .anyMatch(view -> cited.equals(view.fields().get("text"))),
                        why);
            default -> throw new AssertionError("not checked: " + why);
        }
    }

    private static boolean takesKey(Advice advice) {
        return advice.motif().equals("key-can-be-taken");
    }

    /** The moves a reason names, in order. */
    private static List<String> cited(Advice advice) {
        List<String> moves = new ArrayList<>();
        for (String word : advice.aboutMove().en().split("[ ,.]+", -1)) {
            if (word.matches("K?[a-i][1-8](-[a-i][1-8])?[-x][a-i][1-8].*")) {
                moves.add(word);
            }
        }
        return moves;
    }

    // ---- Plain search ----

    private static int[] moves(ConquestPosition position) {
        return position.isOver() ? new int[0] : position.legalMoves().toArray();
    }

    private static boolean isWon(ConquestPosition position, int side) {
        return position.isOver() && position.outcome().orElseThrow().share(side) == 1;
    }

    private static boolean winsWith(ConquestPosition position, String move, int side) {
        position.play(position.legalMove(move));
        boolean wins = isWon(position, side);
        position.undo();
        return wins;
    }

    /** Whether a side has a winning move if it is to move. */
    private static boolean hasWin(ConquestPosition position, int side) {
        if (position.isOver()) {
            return false;
        }
        return position.movesIfToMove(side).stream()
                .anyMatch(view -> Boolean.TRUE.equals(view.fields().get("wins")));
    }

    private static boolean couldPlay(ConquestPosition position, int side, String move) {
        return position.movesIfToMove(side).stream()
                .anyMatch(view -> move.equals(view.fields().get("text"))
                        && Boolean.TRUE.equals(view.fields().get("wins")));
    }

    private static boolean hasSafeMove(ConquestPosition position, int other) {
        return Arrays.stream(moves(position)).anyMatch(move -> {
            position.play(move);
            boolean isSafe = Arrays.stream(moves(position)).noneMatch(reply -> {
                position.play(reply);
                boolean wins = isWon(position, other);
                position.undo();
                return wins;
            });
            position.undo();
            return isSafe;
        });
    }

    /** Whether the move wins at once, or after every reply another one does. */
    private static boolean forces(ConquestPosition position, String move, int side) {
        position.play(position.legalMove(move));
        boolean forces = isWon(position, side)
                || (moves(position).length > 0
                        && Arrays.stream(moves(position)).allMatch(reply -> {
                            position.play(reply);
                            boolean wins = Arrays.stream(moves(position)).anyMatch(last -> {
                                position.play(last);
                                boolean won = isWon(position, side);
                                position.undo();
                                return won;
                            });
                            position.undo();
                            return wins;
                        }));
        position.undo();
        return forces;
    }

    private static boolean canTakeOn(ConquestPosition position, String square) {
        return Arrays.stream(moves(position))
                .anyMatch(move -> Board.name(RouteCode.to(move)).equals(square));
    }

    private static int distance(ConquestPosition position, int side) {
        return Board.distance(position.keySquare(side), ConquestPosition.goal(side));
    }

    /** With the runner to move: whether its Key die reaches the goal in so many steps, whatever is played. */
    private static boolean runs(ConquestPosition position, int runner, int steps) {
        return steps > 0
                && Arrays.stream(moves(position)).anyMatch(move -> {
                    boolean isKey = RouteCode.from(move) == position.keySquare(runner);
                    position.play(move);
                    boolean wins = isKey && (isWon(position, runner) || arrives(position, runner, steps - 1));
                    position.undo();
                    return wins;
                });
    }

    private static boolean arrives(ConquestPosition position, int runner, int steps) {
        return steps > 0
                && !position.isOver()
                && Arrays.stream(moves(position)).allMatch(reply -> {
                    position.play(reply);
                    boolean wins = !position.isOver() && runs(position, runner, steps);
                    position.undo();
                    return wins;
                });
    }
}
