package parlour.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import parlour.game.Game;
import parlour.game.Outcome;
import parlour.game.Text;

/** Endings that are not on the board: "Resigning and agreeing a draw are always possible." */
final class Settlement {

    private static final String RESIGNED = "resigned";
    private static final String AGREED = "agreed-draw";
    private static final Text DRAW = new Text("A draw by agreement.", "Partie nulle par accord.");

    private Settlement() {}

    static Outcome resigned(Game game, int seat, int seats) {
        List<Integer> others =
                IntStream.range(0, seats).filter(other -> other != seat).boxed().toList();
        Text name = game.seatNames().get(seat);
        return Outcome.won(others, seats, RESIGNED, new Text(name.en() + " resigns.", name.fr() + " : abandon."));
    }

    static Outcome agreed(int seats) {
        return Outcome.won(IntStream.range(0, seats).boxed().toList(), seats, AGREED, DRAW);
    }

    /** What a file says of an ending that its moves do not show. */
    static Outcome read(String result, String termination) {
        List<Outcome.Share> shares = new ArrayList<>();
        for (String share : result.split("-", -1)) {
            int slash = share.indexOf('/');
            shares.add(new Outcome.Share(Integer.parseInt(share.substring(slash + 1))));
        }
        Text sentence = switch (termination) {
            case RESIGNED -> new Text("Somebody resigned.", "Quelqu’un a abandonné.");
            case AGREED -> DRAW;
            default -> new Text("Settled off the board.", "Conclue hors du damier.");
        };
        return new Outcome(shares, termination.isEmpty() ? "settled" : termination, sentence);
    }
}
