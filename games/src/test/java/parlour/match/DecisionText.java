package parlour.match;

import java.util.ArrayList;
import java.util.List;
import parlour.game.Outcome;

/**
 * Decisions in the notation of the scripts: {@code played 0 check, ended showdown 1-0}, or {@code no not-your-turn},
 * or {@code no time-ran-out, but time-ran-out 0, ended time 0-1}.
 */
final class DecisionText {

    private DecisionText() {}

    static String words(Decision decision) {
        return switch (decision) {
            case Decision.Accepted(List<Event> events) -> words(events);
            case Decision.Refused(var refusal) -> "no " + refusal.code();
            case Decision.TooLate(var refusal, List<Event> events) -> "no " + refusal.code() + ", but " + words(events);
        };
    }

    static String words(List<Event> events) {
        return String.join(", ", events.stream().map(DecisionText::words).toList());
    }

    private static String words(Event event) {
        return switch (event) {
            case Event.Opened e -> "opened " + e.opener();
            case Event.SeatTaken(int seat, Player player, String bytes) -> "sat " + seat;
            case Event.SeatLeft(int seat) -> "stood " + seat;
            case Event.Closed() -> "closed";
            case Event.Started() -> "started";
            case Event.ChancePlayed(String move, int draw) -> "drawn " + move;
            case Event.Played(int seat, String move, long spent) -> "played " + seat + " " + move;
            case Event.DrawOffered(int seat) -> "draw-offered " + seat;
            case Event.DrawDeclined(int seat) -> "draw-refused " + seat;
            case Event.TakebackRequested(int seat) -> "takeback-asked " + seat;
            case Event.TakebackAgreed(int seat) -> "takeback-agreed " + seat;
            case Event.TakebackDeclined(int seat) -> "takeback-refused " + seat;
            case Event.TakenBack(int seat) -> "taken-back " + seat;
            case Event.Resigned(int seat) -> "resigned " + seat;
            case Event.TimeRanOut(int seat) -> "time-ran-out " + seat;
            case Event.Voted(String voter, int seat) -> "voted " + voter + " " + seat;
            case Event.ReplacedByBot(int seat, int level) -> "handed-over " + seat;
            case Event.Ended e -> "ended " + e.reason() + " " + result(e.shares());
            case Event.RematchOffered(String person, String bytes) -> "rematch-offered " + person;
            case Event.RematchAgreed(String match) -> "rematch-agreed " + match;
        };
    }

    private static String result(List<Integer> among) {
        List<String> shares = new ArrayList<>();
        among.forEach(share -> shares.add(new Outcome.Share(share).toString()));
        return String.join("-", shares);
    }
}
