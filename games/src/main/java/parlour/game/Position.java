package parlour.game;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import parlour.game.file.GameFile;

/**
 * A state of play, and the rules that apply to it. Mutable: moves are made and unmade in place.
 *
 * <p><b>Turns.</b> At every moment at most one seat acts. Secret choices that people make at the same time are made one
 * after the other and hidden by {@link #view}. Shuffles and lots are moves of {@link #CHANCE}.
 *
 * <p><b>Moves</b> are numbers that mean something to this position only; they may be kept for a copy of it, never for
 * another position. Text is the only form in which a move leaves the engine. A move's text holds no white space and
 * cannot be mistaken for anything else in a {@link GameFile}: a number, a result, a comment or a tag.
 *
 * <p><b>Secrets.</b> {@link #view}, {@link #textFor}, and, for the seat to move, {@link #legalMoves} and {@link #parseMove} depend
 * only on what the seat in question may know. {@link #notation} tells everything and is for the host alone.
 */
public interface Position {

    /** {@link #turn} when something is to be drawn: the moves are the possible outcomes, each with its weight. */
    int CHANCE = -1;

    /** {@link #turn} when the game is over. */
    int NOBODY = -2;

    /** The viewer who holds no seat. */
    int SPECTATOR = -3;

    int seats();

    /** The seat to move, from 0, or {@link #CHANCE}, or {@link #NOBODY}. */
    int turn();

    default boolean isOver() {
        return turn() == NOBODY;
    }

    /** The number a game file writes before the next move: it never falls, and several moves may share it. */
    int round();

    /**
     * Appends every legal move that can be listed, each exactly once. The order is the same whenever this position or a
     * copy of it is asked and tells the seat to move no secret; the same position reached another way may have another
     * order. A game with moves that cannot be listed (the terms of a treaty) says so and reads them from text.
     */
    void legalMoves(MoveList into);

    /** The same in a new list, where speed does not matter. */
    default MoveList legalMoves() {
        MoveList list = new MoveList();
        legalMoves(list);
        return list;
    }

    /** The texts of {@link #legalMoves}, in the same order. */
    default List<String> legalMoveTexts() {
        return Arrays.stream(legalMoves().toArray()).mapToObj(this::text).toList();
    }

    /** {@link #legalMoves}, each {@linkplain #moveView described}, in the same order. */
    default List<View> legalMoveViews() {
        return Arrays.stream(legalMoves().toArray()).mapToObj(this::moveView).toList();
    }

    /** How many moves {@link #legalMoves} would list; games answer without listing them where they can. */
    default int legalMoveCount() {
        return legalMoves().size();
    }

    /** The move at this place in the list that {@link #legalMoves} makes; for choosing at random without making the list. */
    default int legalMoveAt(int index) {
        return legalMoves().get(index);
    }

    /** How many ways there are to play two moves: the sum of {@link #legalMoveCount} after each move. */
    default long perft2() {
        long total = 0;
        for (int move : legalMoves().toArray()) {
            play(move);
            total += legalMoveCount();
            undo();
        }
        return total;
    }

    /** How often this outcome lies in the bag, when it is chance's turn. */
    default int weight(int move) {
        return 1;
    }

    /** How many lots lie in the bag, when it is chance's turn: the sum of all weights. */
    default int totalWeight() {
        return Arrays.stream(legalMoves().toArray()).map(this::weight).sum();
    }

    /**
     * The outcome that a lot stands for, when it is chance's turn: outcomes in the order of {@link #legalMoves}, each as often as
     * it weighs. For drawing without making the list.
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

    /** What this viewer may read of a legal move: its text, less what is hidden from them. */
    default String textFor(int move, int viewer) {
        return text(move);
    }

    /**
     * Whether a legal move of the seat to move shows somebody something that was hidden, beyond the move itself. A table
     * never takes such a move back. The seat to move may know the answer.
     */
    default boolean reveals(int move) {
        return false;
    }

    /**
     * A legal move of the seat to move as plain data, for drawing it: at least its {@code text}, and whatever a
     * client would otherwise need the rules for.
     */
    default View moveView(int move) {
        return new View().with("text", text(move));
    }

    /**
     * What a seat could do if it were its turn, each move {@linkplain #moveView described}; for people who look ahead.
     * Nothing where that would tell a secret, or makes no sense.
     */
    default List<View> movesIfToMove(int seat) {
        return List.of();
    }

    /**
     * Reads a move of the one whose turn it is. What is optional in the text may be left out.
     *
     * @throws NotationException if the text is not a move at all; a well-formed move that may not be played is a
     *     {@link Refusal}
     */
    ParseResult parseMove(String text) throws NotationException;

    /**
     * Reads a move that is known to be legal, from a log or from this position itself.
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

    /** Plays a legal move. A number that is no legal move here breaks the position: {@link #parseMove} text from outside. */
    void play(int move);

    /** Takes back the last move played, exactly. */
    void undo();

    /** Who won and why, once {@link #isOver}. */
    Optional<Outcome> outcome();

    /**
     * What a seat has of what decides the game, what counts most first; nothing where games are not decided by counting.
     * Several games are compared by adding up.
     */
    default List<Integer> points(int seat) {
        return List.of();
    }

    /** An independent position that goes on from here. */
    Position copy();

    /** A hash of all that matters for the rest of play, except how often positions have occurred. */
    long hash();

    /** The whole position as text, secrets included; {@link Game#parse} reads it back. */
    String notation();

    /** What a seat, or a {@link #SPECTATOR}, may see, as plain data. */
    View view(int viewer);

    /**
     * A full position, drawn with {@code lots}, that could be true for all that {@code seat} knows: for search and for
     * testing that nothing leaks. Where nothing is hidden it is a copy.
     */
    Position sample(int seat, RandomSource random);
}
