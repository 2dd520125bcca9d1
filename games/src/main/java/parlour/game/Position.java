package parlour.game;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import parlour.game.file.GameFile;

/**
 * A state of play, and the rules that apply to it. Mutable: moves are made and unmade in place.
 *
 * <p><b>Turns.</b> At most one seat acts at a time. Simultaneous secret choices are made one after the other and hidden
 * by {@link #view}. Shuffles and lots are moves of {@link #CHANCE}.
 *
 * <p><b>Moves</b> are numbers that are valid only for this position and copies of it. A move leaves the engine only as
 * text. A move's text contains no white space and cannot be mistaken for anything else in a {@link GameFile}: a number,
 * a result, a comment or a tag.
 *
 * <p><b>Secrets.</b> {@link #view}, {@link #textFor}, and, for the seat to move, {@link #legalMoves} and
 * {@link #parseMove} depend only on what the seat in question may know. {@link #notation} reveals everything and is for
 * the host only.
 */
public interface Position {

    /** {@link #turn} when something is to be drawn: the moves are the possible outcomes, each with its weight. */
    int CHANCE = -1;

    /** {@link #turn} when the game is over. */
    int NOBODY = -2;

    /** A viewer without a seat. */
    int SPECTATOR = -3;

    int seats();

    /** The seat to move, from 0, or {@link #CHANCE}, or {@link #NOBODY}. */
    int turn();

    default boolean isOver() {
        return turn() == NOBODY;
    }

    /** The number written in a game file before the next move: it never decreases, and several moves may share it. */
    int round();

    /**
     * Appends every legal move that can be listed, each exactly once. The order is the same for this position and its
     * copies, and reveals no secret to the seat to move; the same position reached by other moves may have another
     * order. A game with moves that cannot be listed (the terms of a treaty) documents this and parses them from text.
     */
    void legalMoves(MoveList into);

    /** The same in a new list, for callers where speed does not matter. */
    default MoveList legalMoves() {
        MoveList list = new MoveList();
        legalMoves(list);
        return list;
    }

    /** The texts of {@link #legalMoves}, in the same order. */
    default List<String> legalMoveTexts() {
        return Arrays.stream(legalMoves().toArray()).mapToObj(this::text).toList();
    }

    /** The views of {@link #legalMoves}, each a {@link #moveView}, in the same order. */
    default List<View> legalMoveViews() {
        return Arrays.stream(legalMoves().toArray()).mapToObj(this::moveView).toList();
    }

    /** The list {@link #legalMoveViews} as JSON; games with many moves write it directly. */
    default View.Json legalMovesJson() {
        StringBuilder text = new StringBuilder("[");
        for (View move : legalMoveViews()) {
            text.append(text.length() == 1 ? "" : ",").append(move.json());
        }
        return new View.Json(text.append(']').toString());
    }

    /** The number of moves {@link #legalMoves} would list; games compute it without listing them where they can. */
    default int legalMoveCount() {
        return legalMoves().size();
    }

    /** The move at this index in {@link #legalMoves}; for choosing at random without building the list. */
    default int legalMoveAt(int index) {
        return legalMoves().get(index);
    }

    /** The number of two-move sequences: the sum of {@link #legalMoveCount} after each move. */
    default long perft2() {
        long total = 0;
        for (int move : legalMoves().toArray()) {
            play(move);
            total += legalMoveCount();
            undo();
        }
        return total;
    }

    /** The weight of this outcome, when it is chance's turn. */
    default int weight(int move) {
        return 1;
    }

    /** The sum of all weights, when it is chance's turn. */
    default int totalWeight() {
        return Arrays.stream(legalMoves().toArray()).map(this::weight).sum();
    }

    /**
     * The outcome drawn by a number, when it is chance's turn: outcomes in the order of {@link #legalMoves}, each
     * repeated according to its weight. For drawing without building the list.
     *
     * @param index from 0 to {@link #totalWeight} - 1
     */
    default int outcomeAt(int index) {
        MoveList outcomes = legalMoves();
        int left = index;
        int i = 0;
        while (left >= weight(outcomes.get(i))) {
            left -= weight(outcomes.get(i));
            i++;
        }
        return outcomes.get(i);
    }

    /** The full text of a legal move. */
    String text(int move);

    /** A legal move's text as this viewer may read it, without what is hidden from them. */
    default String textFor(int move, int viewer) {
        return text(move);
    }

    /**
     * Whether a legal move of the seat to move reveals hidden information to another player, beyond the move itself. A
     * table never takes such a move back. The seat to move may know the answer.
     */
    default boolean reveals(int move) {
        return false;
    }

    /**
     * A legal move of the seat to move as plain data, for displaying it: at least its {@code text}, and all that a
     * client would otherwise need the rules for.
     */
    default View moveView(int move) {
        return new View().with("text", text(move));
    }

    /**
     * The {@linkplain #moveView views} of the moves a seat could make if it were its turn, for showing threats. Empty
     * where that would reveal a secret, or makes no sense.
     */
    default List<View> movesIfToMove(int seat) {
        return List.of();
    }

    /**
     * Parses a move of the seat to move. Optional parts of the text may be omitted.
     *
     * @throws NotationException if the text is not a move at all; a well-formed but illegal move returns a
     *     {@link Refusal}
     */
    ParseResult parseMove(String text) throws NotationException;

    /**
     * Parses a move that is known to be legal, from a log or from this position itself.
     *
     * @throws IllegalStateException if it is not
     */
    default int legalMove(String text) {
        try {
            return switch (parseMove(text)) {
                case ParseResult.Legal legal -> legal.move();
                case Refusal refusal -> throw new IllegalStateException(text + ": " + refusal);
            };
        } catch (NotationException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }

    /** Plays a legal move. Any other number corrupts the position: use {@link #parseMove} for untrusted text. */
    void play(int move);

    /**
     * Plays a legal move like {@link #play}, and returns what came of it beyond its text, as every viewer may know it:
     * plain data for telling the game in words. Empty if the text says everything.
     */
    default Optional<View> playWithFacts(int move) {
        play(move);
        return Optional.empty();
    }

    /** Takes back the last move played and restores the position exactly. */
    void undo();

    /** Who won and why, once {@link #isOver}. */
    Optional<Outcome> outcome();

    /**
     * A seat's scores that decide the game, the most important first; empty for games that are not decided by points.
     * Several games are compared by their sums.
     */
    default List<Integer> points(int seat) {
        return List.of();
    }

    /** An independent copy. */
    Position copy();

    /** A hash of everything that affects the rest of play, except how often positions have occurred. */
    long hash();

    /** The whole position as text, secrets included; {@link Game#parse} reads it back. */
    String notation();

    /** What a seat, or a {@link #SPECTATOR}, may see, as plain data. */
    View view(int viewer);

    /**
     * A random full position consistent with everything {@code seat} knows: for search and for testing that nothing
     * leaks. A copy if nothing is hidden.
     */
    Position sample(int seat, RandomSource random);
}
