package parlour.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import parlour.game.Game;
import parlour.game.Outcome;
import parlour.game.Position;
import parlour.game.Text;
import parlour.game.file.GameFile;

/** Ends that the board does not show: somebody resigned, ran out of time, or all agreed on a draw. */
public final class OffBoardResults {

    static final String RESIGNED = "resigned";
    static final String TIME = "time";
    static final String AGREED = "agreed-draw";

    /** In a file that does not tell why. */
    private static final String UNKNOWN = "settled";

    private static final Text NOBODY = Text.same("");

    private OffBoardResults() {}

    /**
     * How a game ended according to its file, if not on the board.
     *
     * @return nothing if the file says that it goes on
     */
    public static Optional<Event.Ended> read(GameFile file, String secret) {
        if (file.result().equals(GameFile.UNFINISHED)) {
            return Optional.empty();
        }
        List<Integer> shares = new ArrayList<>();
        for (String share : file.result().split("-", -1)) {
            shares.add(Integer.parseInt(share.substring(share.indexOf('/') + 1)));
        }
        return Optional.of(
                new Event.Ended(shares, file.tag(GameFile.TERMINATION).orElse(UNKNOWN), secret));
    }

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

    public static Outcome outcome(Event.Ended ended, Game game, Position position) {
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
        Text name = loser < 0 ? NOBODY : game.seatNames().get(loser);
        return switch (loser < 0 && !ended.reason().equals(AGREED) ? UNKNOWN : ended.reason()) {
            case RESIGNED -> new Text(name.en() + " resigned.", name.fr() + " : abandon.");
            case TIME -> new Text(name.en() + " ran out of time.", name.fr() + " : temps écoulé.");
            case AGREED -> new Text("A draw was agreed.", "Partie nulle d’un commun accord.");
            // Files may name reasons of their own.
            default -> new Text("The game ended off the board.", "La partie s’est terminée hors du plateau.");
        };
    }
}
