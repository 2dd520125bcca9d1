package parlour.engine.companion;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import parlour.engine.request.RefusedException;
import parlour.engine.request.RequestPosition;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Outcome;
import parlour.game.Position;
import parlour.game.Text;
import parlour.game.View;
import parlour.game.file.GameFile;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;

/** The record, as a game file, of a game played elsewhere. */
public final class ScoreSheet {

    // The same words as in game files of the command line and of tables.
    private static final List<String> LOST = List.of("resigned", "time");
    private static final String AGREED = "agreed-draw";

    private ScoreSheet() {}

    /**
     * Reads a game and its {@code moves}, and {@code names} by seat; {@code date}, {@code event}, {@code hands} and
     * {@code program} become tags; {@code ended} is the reason, if the game did not end by the rules, and {@code loser} the seat
     * responsible.
     */
    public static View write(JsonFields fields) throws MalformedFieldException, RefusedException {
        Game game = RequestPosition.game(fields);
        Options options = RequestPosition.options(game, fields);
        Position start = game.start(options);
        try {
            GameFile file = GameFile.of(game, options, start, fields.texts("moves"));
            List<String> names = fields.texts("names");
            for (int seat = 0; seat < Math.min(names.size(), start.seats()); seat++) {
                file = file.with(GameFile.seatTag(game, seat), names.get(seat));
            }
            for (String tag : List.of(GameFile.DATE, "Event", "Hands", GameFile.PROGRAM)) {
                Optional<String> value = fields.optionalText(tag.toLowerCase(Locale.ROOT));
                file = value.isPresent() ? file.with(tag, value.get()) : file;
            }
            Optional<String> ended = fields.optionalText("ended");
            if (ended.isPresent() && file.result().equals(GameFile.UNFINISHED)) {
                file = file.ended(shares(fields, ended.get(), start.seats()).result(), ended.get());
            }
            return new View()
                    .with("type", "score-sheet")
                    .with("result", file.result())
                    .with("file", file.write());
        } catch (NotationException unreadable) {
            throw new RefusedException("unreadable-move", unreadable);
        }
    }

    /** With two seats the other one wins; a draw is shared by all. */
    private static Outcome shares(JsonFields fields, String ended, int seats) throws MalformedFieldException {
        Text none = Text.same("");
        if (ended.equals(AGREED)) {
            List<Integer> all = IntStream.range(0, seats).boxed().toList();
            return Outcome.won(all, seats, ended, none);
        }
        if (!LOST.contains(ended) || seats != 2) {
            throw fields.malformed(
                    "ended",
                    "agreed-draw, or with two seats resigned or time",
                    "agreed-draw, ou à deux resigned ou time");
        }
        int loser = (int) fields.longValue("loser", 0, 1, 0);
        return Outcome.won(List.of(1 - loser), seats, ended, none);
    }
}
