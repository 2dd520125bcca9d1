package parlour.bot.endings;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import parlour.bot.Thought;
import parlour.conquest.ConquestPosition;
import parlour.game.MoveList;

/** Plays solved endings without a fault: wins as fast as can be, loses as late as can be. */
public final class EndingPlay {

    private final Endings endings;

    public EndingPlay(Endings endings) {
        this.endings = endings;
    }

    /** The best move, the first of them if there are several; nothing where the table does not help or nobody moves. */
    public OptionalInt best(ConquestPosition position) {
        if (position.turn() < 0 || endings.worth(position) == Endings.UNKNOWN) {
            return OptionalInt.empty();
        }
        MoveList moves = new MoveList();
        position.moves(moves);
        int best = 0;
        int highest = Integer.MIN_VALUE;
        for (int i = 0; i < moves.size(); i++) {
            position.play(moves.get(i));
            int score = afterMove(position);
            position.undo();
            if (score > highest) {
                highest = score;
                best = moves.get(i);
            }
        }
        return OptionalInt.of(best);
    }

    /** What the move just played is worth to the one who played it, one ply further from the end. */
    private int afterMove(ConquestPosition position) {
        if (position.isOver()) {
            int mover = 1 - position.side();
            double share = position.outcome().orElseThrow().share(mover);
            return share == 1 ? Thought.WIN - 1 : 0;
        }
        int theirs = endings.worth(position);
        return -theirs + Integer.signum(theirs);
    }

    /**
     * The best moves, the best first, each with all that follows it; none where the table does not help.
     *
     * @param most how many at most
     */
    public List<Thought> lines(ConquestPosition position, int most) {
        if (position.turn() < 0 || endings.worth(position) == Endings.UNKNOWN) {
            return List.of();
        }
        MoveList moves = new MoveList();
        position.moves(moves);
        List<Thought> lines = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            String text = position.text(moves.get(i));
            position.play(moves.get(i));
            lines.add(new Thought(text, afterMove(position), List.of(text), 1, 0));
            position.undo();
        }
        lines.sort(Comparator.comparingInt(Thought::score).reversed());
        return lines.subList(0, Math.min(most, lines.size())).stream()
                .map(line -> followed(position, line))
                .toList();
    }

    private Thought followed(ConquestPosition position, Thought first) {
        ConquestPosition ahead = position.copy();
        MoveList moves = new MoveList();
        ahead.moves(moves);
        for (int i = 0; i < moves.size(); i++) {
            if (ahead.text(moves.get(i)).equals(first.move())) {
                ahead.play(moves.get(i));
                break;
            }
        }
        List<String> line = new ArrayList<>(first.line());
        if (first.score() != 0) {
            think(ahead).ifPresent(rest -> line.addAll(rest.line()));
        }
        return new Thought(first.move(), first.score(), line, line.size(), 0);
    }

    /** The best move with all that follows; the line of a draw is only its first move. */
    public Optional<Thought> think(ConquestPosition position) {
        List<String> line = new ArrayList<>();
        int score = endings.worth(position);
        ConquestPosition ahead = position.copy();
        OptionalInt move = best(ahead);
        while (move.isPresent()) {
            line.add(ahead.text(move.getAsInt()));
            ahead.play(move.getAsInt());
            move = score == 0 ? OptionalInt.empty() : best(ahead);
        }
        return line.isEmpty()
                ? Optional.empty()
                : Optional.of(new Thought(line.getFirst(), score, line, line.size(), 0));
    }
}
