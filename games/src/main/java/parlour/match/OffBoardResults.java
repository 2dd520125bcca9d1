package parlour.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import parlour.game.FrenchSeat;
import parlour.game.Game;
import parlour.game.Outcome;
import parlour.game.Position;
import parlour.game.Text;
import parlour.game.file.GameFile;

/** Results that the board does not show: resignation, timeout, agreed draw. */
public final class OffBoardResults {

    static final String RESIGNED = "resigned";
    static final String TIME = "time";
    static final String AGREED = "agreed-draw";

    /** Used when a file gives no reason. */
    private static final String UNKNOWN = "settled";

    private static final Text NOBODY = Text.same("");

    private OffBoardResults() {}

    /**
     * The result according to a game file, if the game did not end on the board.
     *
     * @return empty if the file says that the game is unfinished
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

    /** All seats share the win. */
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
            case RESIGNED -> new Text(name.en() + " resigned.", french(name, "abandonne", "abandonnent"));
            case TIME ->
                new Text(name.en() + " ran out of time.", french(name, "a épuisé son temps", "ont épuisé leur temps"));
            case AGREED -> new Text("A draw was agreed.", "Partie nulle d’un commun accord.");
            // Files may give other reasons.
            default ->
                new Text(
                        "The game was ended without a result on the board.",
                        "La partie s’est arrêtée sans résultat sur le plateau.");
        };
    }

    private static String french(Text name, String one, String many) {
        return FrenchSeat.capital(FrenchSeat.of(name).does(one, many)) + ".";
    }
}
