package parlour.bot.tablebase;

import static parlour.conquest.ConquestPosition.BLACK;
import static parlour.conquest.ConquestPosition.WHITE;

import java.util.List;
import java.util.stream.Stream;
import parlour.bot.ScoredMove;
import parlour.conquest.ConquestPosition;
import parlour.conquest.Handedness;

/**
 * Statistics of a tablebase. Every placement of the dice counts once; colours are not counted twice.
 *
 * @param withDie the side with the die is to move
 * @param withoutDie the side with only its Key die is to move
 * @param keysOnly Key against Key, White to move
 * @param byTop {@code withDie} by the face on top, 1 to 6
 * @param longestWithDie the longest win of the side that has the die and is to move
 * @param longestWithoutDie the same for the other side
 */
public record TablebaseStatistics(
        TablebaseRules rules,
        WinDrawLossCounts withDie,
        WinDrawLossCounts withoutDie,
        WinDrawLossCounts keysOnly,
        List<WinDrawLossCounts> byTop,
        Longest longestWithDie,
        Longest longestWithoutDie) {

    /** Under the rules of record, the number of plies without a capture after which the game is drawn. */
    public static final int NO_PROGRESS = 100;

    /**
     * A position with the longest win.
     *
     * @param plies to the end
     * @param position its text, for right-handed dice
     * @param line the best play of both sides
     */
    public record Longest(int plies, String position, List<String> line) {

        /** Moves of the winner, who makes the first and the last. */
        public int moves() {
            return (plies + 1) / 2;
        }
    }

    public TablebaseStatistics {
        byTop = List.copyOf(byTop);
    }

    public static TablebaseStatistics of(Tablebase tablebase) {
        WinDrawLossCounts[] withDie = {new WinDrawLossCounts(), new WinDrawLossCounts()};
        WinDrawLossCounts keysOnly = new WinDrawLossCounts();
        List<WinDrawLossCounts> byTop =
                Stream.generate(WinDrawLossCounts::new).limit(6).toList();
        int[] longest = new int[2];
        int[] plies = new int[2];
        for (int index = 0; index < TablebaseIndex.SIZE; index++) {
            int code = tablebase.code(index);
            IndexedPosition placement = IndexedPosition.at(index);
            int mover = placement.mover();
            if (placement.die() == TablebaseIndex.CAPTURED) {
                if (mover == WHITE) {
                    keysOnly.add(code);
                }
                continue;
            }
            withDie[mover].add(code);
            if (mover == WHITE) {
                byTop.get(Handedness.top(placement.orientation()) - 1).add(code);
            }
            if (TablebaseIndex.isWin(code) && code > plies[mover]) {
                plies[mover] = code;
                longest[mover] = index;
            }
        }
        return new TablebaseStatistics(
                tablebase.rules(),
                withDie[WHITE],
                withDie[BLACK],
                keysOnly,
                byTop,
                longest(tablebase, longest[WHITE]),
                longest(tablebase, longest[BLACK]));
    }

    private static Longest longest(Tablebase tablebase, int index) {
        ConquestPosition position = IndexedPosition.at(index).position(tablebase.rules(), Handedness.RIGHT);
        ScoredMove scored = new TablebasePlayer(tablebase).think(position).orElseThrow();
        return new Longest(scored.pliesToEnd(), position.notation(), scored.line());
    }

    /** Wins of either side that the no-progress rule would take away if it started to count now, ignoring captures. */
    public int tooLong() {
        return withDie.wonBeyond(NO_PROGRESS) + withoutDie.wonBeyond(NO_PROGRESS) + keysOnly.wonBeyond(NO_PROGRESS);
    }
}
