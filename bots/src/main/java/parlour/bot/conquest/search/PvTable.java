package parlour.bot.conquest.search;

import java.util.ArrayList;
import java.util.List;

/** The best line from every ply on: a triangular table of moves. */
final class PvTable {

    private final int[][] moves;
    private final int[] end;

    PvTable(int plies) {
        moves = new int[plies + 1][plies + 1];
        end = new int[plies + 1];
    }

    /** Clears the line from this ply on. */
    void cut(int ply) {
        end[ply] = ply;
    }

    /** Sets the best move at this ply, followed by the best line of the next ply. */
    void extend(int ply, int move) {
        moves[ply][ply] = move;
        int last = Math.max(end[ply + 1], ply + 1);
        System.arraycopy(moves[ply + 1], ply + 1, moves[ply], ply + 1, last - ply - 1);
        end[ply] = last;
    }

    List<Integer> fromRoot() {
        List<Integer> line = new ArrayList<>();
        for (int ply = 0; ply < end[0]; ply++) {
            line.add(moves[0][ply]);
        }
        return line;
    }
}
