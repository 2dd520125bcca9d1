package parlour.bot.review;

import java.util.List;
import parlour.game.View;

/**
 * What a player could know at a turn.
 *
 * @param preferred the bot's move, given what the seat knew
 * @param choices the sensible moves, the best first; {@code preferred} and the move played are always included
 * @param samples the number of sampled positions in which each move was tried
 * @param isExact whether nothing was hidden any more, so that the means are exact
 */
public record SeatAnalysis(String preferred, List<MoveEstimate> choices, int samples, boolean isExact) {

    public SeatAnalysis {
        choices = List.copyOf(choices);
    }

    /** The estimate of a move. */
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
