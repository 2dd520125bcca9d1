package parlour.engine.coach;

import java.util.List;
import parlour.game.Text;
import parlour.game.View;

/**
 * One thing that has been proved, in words.
 *
 * @param motif what kind of thing: stable and in kebab case, for programs
 * @param toPlayer said to the player: before a move, or about the position
 * @param aboutMove the same as a reason why a move was good or bad, whoever reads it
 * @param marks the squares, places or territories it names, for the board to mark
 */
public record Advice(String motif, Tone tone, Text toPlayer, Text aboutMove, List<String> marks) {

    /** What the player gets from it. */
    public enum Tone {
        /** The move loses or misses something, and another would not have. */
        WARNING,
        /** The move wins or saves something. */
        GOOD,
        /** Worth knowing. */
        NOTE;

        String code() {
            return switch (this) {
                case WARNING -> "warning";
                case GOOD -> "good";
                case NOTE -> "note";
            };
        }
    }

    public Advice {
        marks = List.copyOf(marks);
    }

    public static Advice warning(String motif, Text toPlayer, Text aboutMove, List<String> marks) {
        return new Advice(motif, Tone.WARNING, toPlayer, aboutMove, marks);
    }

    public static Advice good(String motif, Text both, List<String> marks) {
        return new Advice(motif, Tone.GOOD, both, both, marks);
    }

    public static Advice note(String motif, Text both, List<String> marks) {
        return new Advice(motif, Tone.NOTE, both, both, marks);
    }

    public View view() {
        return new View()
                .with("motif", motif)
                .with("tone", tone.code())
                .with("sentence", toPlayer)
                .with("reason", aboutMove)
                .with("marks", marks);
    }
}
