package parlour.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import parlour.game.Game;
import parlour.game.Outcome;
import parlour.game.Position;
import parlour.game.Text;

/** Ends that the board does not show: somebody resigned, ran out of time, or all agreed on a draw. */
final class Results {

    // As the command line writes them into game files, too.
    static final String RESIGNED = "resigned";
    static final String TIME = "time";
    static final String AGREED = "agreed-draw";

    private Results() {}

    static List<Integer> shares(Outcome outcome) {
        return outcome.shares().stream().map(Outcome.Share::among).toList();
    }

    /** Everybody shares the win. */
    static List<Integer> drawn(int seats) {
        return Collections.nCopies(seats, seats);
    }

    /** With two seats, the other one wins. */
    static List<Integer> lost(int loser) {
        return loser == 0 ? List.of(0, 1) : List.of(1, 0);
    }

    static Outcome outcome(Event.Ended ended, Game game, Position position) {
        List<Outcome.Share> shares = new ArrayList<>();
        for (int among : ended.shares()) {
            shares.add(new Outcome.Share(among));
        }
        return new Outcome(shares, ended.reason(), sentence(ended, game, position));
    }

    private static Text sentence(Event.Ended ended, Game game, Position position) {
        return position.outcome().map(Outcome::sentence).orElseGet(() -> offTheBoard(ended, game));
    }

    private static Text offTheBoard(Event.Ended ended, Game game) {
        int loser = ended.shares().indexOf(0);
        return switch (ended.reason()) {
            case RESIGNED -> {
                Text name = game.seatNames().get(loser);
                yield new Text(name.en() + " resigned.", name.fr() + " : abandon.");
            }
            case TIME -> {
                Text name = game.seatNames().get(loser);
                yield new Text(name.en() + " ran out of time.", name.fr() + " : temps écoulé.");
            }
            case AGREED -> new Text("A draw was agreed.", "Partie nulle d’un commun accord.");
            default -> throw new IllegalStateException(ended.reason());
        };
    }
}
