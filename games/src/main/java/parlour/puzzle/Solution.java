package parlour.puzzle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import parlour.conquest.ConquestPosition;

/** Computes a winning line against the longest defence. Deterministic for a position. */
public final class Solution {

    private Solution() {}

    /**
     * The line of a position in which the side to move wins by force.
     *
     * @param moves the length of the shortest forced win
     */
    public static List<SolutionMove> of(ConquestPosition start, int moves) {
        ConquestPosition position = start.copy();
        ForcedWinSolver proof = new ForcedWinSolver(position);
        List<SolutionMove> line = new ArrayList<>();
        for (int left = moves; left >= 1; left--) {
            List<String> winning = texts(position, proof.winningMoves(left));
            if (winning.isEmpty()) {
                throw new IllegalArgumentException("no win in " + moves + " from " + start);
            }
            line.add(new SolutionMove(winning.getFirst(), winning.subList(1, winning.size())));
            position.play(position.legalMove(winning.getFirst()));
            if (left > 1) {
                int reply = longestDefence(position, proof, left - 1);
                line.add(new SolutionMove(position.text(reply), List.of()));
                position.play(reply);
            }
        }
        return line;
    }

    /**
     * The reply that delays the loss longest; among those the one that leaves the other side the fewest winning moves,
     * and then the first in the order of their texts.
     *
     * @param moves the number of moves within which every reply loses
     */
    static int longestDefence(ConquestPosition position, ForcedWinSolver proof, int moves) {
        int best = ConquestPosition.NO_MOVE;
        String bestText = "";
        int longest = 0;
        int fewest = 0;
        for (int reply : position.legalMoves().toArray()) {
            String text = position.text(reply);
            position.play(reply);
            int distance = proof.distance(moves);
            int ways = distance < longest ? 0 : proof.winningMoves(moves).length;
            position.undo();
            boolean better = distance > longest
                    || (distance == longest && (ways < fewest || (ways == fewest && text.compareTo(bestText) < 0)));
            if (better) {
                best = reply;
                bestText = text;
                longest = distance;
                fewest = ways;
            }
        }
        return best;
    }

    private static List<String> texts(ConquestPosition position, int[] moves) {
        List<String> texts = new ArrayList<>();
        for (int move : moves) {
            texts.add(position.text(move));
        }
        Collections.sort(texts);
        return texts;
    }
}
