package parlour.bot.review;

import java.util.List;
import parlour.game.View;

/**
 * What could be known at a turn.
 *
 * @param preferred what the bot would have done, with what the seat knew
 * @param choices what made sense, the best first; {@code preferred} and the move that was played are always among them
 * @param samples in how many positions that could be true each was tried
 * @param isExact whether nothing was hidden any more and the means are no estimates
 */
public record SeatAnalysis(String preferred, List<MoveEstimate> choices, int samples, boolean isExact) {

    public SeatAnalysis {
        choices = List.copyOf(choices);
    }

    /** A choice by its move. */
    public MoveEstimate choice(String move) {
        return choice(choices, move);
    }

    static MoveEstimate choice(List<MoveEstimate> among, String move) {
        return among.stream()
                .filter(choice -> choice.move().equals(move))
                .findFirst()
                .orElseThrow();
    }

    public MoveEstimate best() {
        return choices.getFirst();
    }

    View into(View view) {
        return view.with("preferred", preferred)
                .with("choices", choices.stream().map(MoveEstimate::view).toList())
                .with("samples", samples)
                .with("exact", isExact);
    }
}
