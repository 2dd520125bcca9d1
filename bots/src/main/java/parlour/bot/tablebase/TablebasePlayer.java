package parlour.bot.tablebase;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import parlour.bot.ScoredMove;
import parlour.conquest.ConquestPosition;

/** Plays solved endings perfectly: wins as fast and loses as late as possible. */
public final class TablebasePlayer {

    private final Tablebase tablebase;

    public TablebasePlayer(Tablebase tablebase) {
        this.tablebase = tablebase;
    }

    /**
     * The best move, the first of them if there are several; empty if the position is not in the table or the game is
     * over.
     */
    public OptionalInt best(ConquestPosition position) {
        if (position.turn() < 0 || tablebase.worth(position) == Tablebase.UNKNOWN) {
            return OptionalInt.empty();
        }
        int best = 0;
        int highest = Integer.MIN_VALUE;
        for (int move : position.legalMoves().toArray()) {
            position.play(move);
            int score = afterMove(position);
            position.undo();
            if (score > highest) {
                highest = score;
                best = move;
            }
        }
        return OptionalInt.of(best);
    }

    /** The score of the move just played, for the side that played it, one ply further from the end. */
    private int afterMove(ConquestPosition position) {
        if (position.isOver()) {
            int mover = 1 - position.side();
            double share = position.outcome().orElseThrow().share(mover);
            return share == 1 ? ScoredMove.WIN - 1 : 0;
        }
        int theirs = tablebase.worth(position);
        return -theirs + Integer.signum(theirs);
    }

    /**
     * The best moves, the best first, each with its line to the end; empty if the position is not in the table.
     *
     * @param max how many at most
     */
    public List<ScoredMove> lines(ConquestPosition position, int max) {
        if (position.turn() < 0 || tablebase.worth(position) == Tablebase.UNKNOWN) {
            return List.of();
        }
        List<ScoredMove> lines = new ArrayList<>();
        for (int move : position.legalMoves().toArray()) {
            String text = position.text(move);
            position.play(move);
            lines.add(new ScoredMove(text, afterMove(position), List.of(text), 1, 0));
            position.undo();
        }
        lines.sort(Comparator.comparingInt(ScoredMove::score).reversed());
        return lines.subList(0, Math.min(max, lines.size())).stream()
                .map(line -> followed(position, line))
                .toList();
    }

    private ScoredMove followed(ConquestPosition position, ScoredMove first) {
        ConquestPosition ahead = position.copy();
        ahead.play(ahead.legalMove(first.move()));
        List<String> line = new ArrayList<>(first.line());
        if (first.score() != 0) {
            think(ahead).ifPresent(rest -> line.addAll(rest.line()));
        }
        return new ScoredMove(first.move(), first.score(), line, line.size(), 0);
    }

    /** The best move with its line to the end; for a draw, only the move. */
    public Optional<ScoredMove> think(ConquestPosition position) {
        List<String> line = new ArrayList<>();
        int score = tablebase.worth(position);
        ConquestPosition ahead = position.copy();
        OptionalInt move = best(ahead);
        while (move.isPresent()) {
            line.add(ahead.text(move.getAsInt()));
            ahead.play(move.getAsInt());
            move = score == 0 ? OptionalInt.empty() : best(ahead);
        }
        return line.isEmpty()
                ? Optional.empty()
                : Optional.of(new ScoredMove(line.getFirst(), score, line, line.size(), 0));
    }
}
