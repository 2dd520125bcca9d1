package parlour.bot.endings;

import static parlour.conquest.ConquestPosition.BLACK;
import static parlour.conquest.ConquestPosition.WHITE;

import java.util.List;
import java.util.stream.Stream;
import parlour.bot.Thought;
import parlour.conquest.ConquestPosition;
import parlour.conquest.Handedness;

/**
 * What a table of endings says as a whole. Every placement of the dice counts once; colours are not counted twice.
 *
 * @param withDie the side with the die is to move
 * @param withoutDie the side with only its Key die is to move
 * @param keysOnly Key against Key, White to move
 * @param byTop {@code withDie} by the face on top, 1 to 6
 * @param longestWithDie the longest win of the side that has the die and is to move
 * @param longestWithoutDie the same for the other side
 */
public record Figures(
        EndingRules rules,
        Tally withDie,
        Tally withoutDie,
        Tally keysOnly,
        List<Tally> byTop,
        Longest longestWithDie,
        Longest longestWithoutDie) {

    /** The rules of record draw after so many plies without a capture. */
    public static final int NO_PROGRESS = 100;

    /**
     * A position that takes as long as any.
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

    public Figures {
        byTop = List.copyOf(byTop);
    }

    public static Figures of(Endings endings) {
        Tally[] withDie = {new Tally(), new Tally()};
        Tally keysOnly = new Tally();
        List<Tally> byTop = Stream.generate(Tally::new).limit(6).toList();
        int[] longest = new int[2];
        int[] plies = new int[2];
        for (int index = 0; index < Layout.SIZE; index++) {
            int code = endings.code(index);
            Placement placement = Placement.at(index);
            int mover = placement.mover();
            if (placement.die() == Layout.GONE) {
                if (mover == WHITE) {
                    keysOnly.add(code);
                }
                continue;
            }
            withDie[mover].add(code);
            if (mover == WHITE) {
                byTop.get(Handedness.top(placement.way()) - 1).add(code);
            }
            if (Layout.isWin(code) && code > plies[mover]) {
                plies[mover] = code;
                longest[mover] = index;
            }
        }
        return new Figures(
                endings.rules(),
                withDie[WHITE],
                withDie[BLACK],
                keysOnly,
                byTop,
                longest(endings, longest[WHITE]),
                longest(endings, longest[BLACK]));
    }

    private static Longest longest(Endings endings, int index) {
        ConquestPosition position = Placement.at(index).position(endings.rules(), Handedness.RIGHT);
        Thought thought = new EndingPlay(endings).think(position).orElseThrow();
        return new Longest(thought.pliesToEnd(), position.notation(), thought.line());
    }

    /** Wins of either side that the rule on progress would take away if it began to count now: captures aside. */
    public int tooLong() {
        return withDie.wonBeyond(NO_PROGRESS) + withoutDie.wonBeyond(NO_PROGRESS) + keysOnly.wonBeyond(NO_PROGRESS);
    }
}
