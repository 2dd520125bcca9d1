package parlour.match.view;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import parlour.game.View;
import parlour.match.Event;
import parlour.match.Match;
import parlour.match.PlayedMove;
import parlour.match.Player;

/**
 * Events as a viewer may see them.
 *
 * <p>A client updates its copy of a table as follows: {@code played} and {@code drawn} add their text to the history,
 * {@code taken-back} removes the last entry, and the {@linkplain #changed fields changed} replace the previous ones.
 * The perspective of a viewer with several seats may move to another seat with a decision: its events are still seen
 * from the old seat, and {@link TableField#HISTORY} is sent as a whole if it {@linkplain TableView#historyDiffersFor
 * reads differently} from the new one.
 */
public final class EventView {

    private EventView() {}

    /** The fields any of these events may have changed. */
    public static Set<TableField> changed(List<Event> events) {
        Set<TableField> fields = EnumSet.noneOf(TableField.class);
        for (Event event : events) {
            fields.addAll(TableField.changedBy(event));
        }
        return fields;
    }

    /** The event that {@code match} has just applied, as seen from seat {@code as}. */
    public static View of(Event event, Match match, int as) {
        return switch (event) {
            case Event.Opened e -> kind("opened").with("by", e.opener());
            case Event.SeatTaken(int seat, Player player, String bytes) ->
                switch (player) {
                    case Player.Person(String id) ->
                        kind("sat").with("seat", seat).with("person", id).with("seatBytes", bytes);
                    case Player.Bot(int level) -> kind("sat").with("seat", seat).with("bot", level);
                };
            case Event.SeatLeft(int seat) -> kind("left").with("seat", seat);
            case Event.Closed() -> kind("closed");
            case Event.Started() -> kind("started");
            case Event.ChancePlayed(String move, int draw) ->
                move("chance-drawn", match, as).with("drawIndex", draw);
            case Event.Played(int seat, String move, long spent) ->
                move("played", match, as).with("spentMs", spent);
            case Event.DrawOffered(int seat) -> kind("draw-offered").with("seat", seat);
            case Event.DrawDeclined(int seat) -> kind("draw-declined").with("seat", seat);
            case Event.TakebackRequested(int seat) -> kind("takeback-requested").with("seat", seat);
            case Event.TakebackAgreed(int seat) -> kind("takeback-agreed").with("seat", seat);
            case Event.TakebackDeclined(int seat) -> kind("takeback-declined").with("seat", seat);
            case Event.TakenBack(int seat) -> kind("taken-back").with("seat", seat);
            case Event.Resigned(int seat) -> kind("resigned").with("seat", seat);
            case Event.TimeRanOut(int seat) -> kind("time-ran-out").with("seat", seat);
            case Event.Voted(String voter, int seat) ->
                kind("replace-voted").with("by", voter).with("seat", seat);
            case Event.ReplacedByBot(int seat, int level) ->
                kind("replaced-by-bot").with("seat", seat).with("bot", level);
            case Event.Ended(List<Integer> shares, String reason, String secret) ->
                kind("ended").with("reason", reason).with("secret", secret);
            case Event.RematchOffered(String person, String bytes) ->
                kind("rematch-offered").with("by", person);
            case Event.RematchAgreed(String next) -> kind("rematch-agreed").with("table", next);
        };
    }

    private static View move(String kind, Match match, int as) {
        PlayedMove move = match.playedMoves().getLast();
        View view = kind(kind)
                .with("seat", move.seat())
                .with("text", move.textFor(as))
                .with("round", move.round());
        move.facts().ifPresent(facts -> view.with("facts", facts));
        return view;
    }

    private static View kind(String kind) {
        return new View().with("kind", kind);
    }
}
