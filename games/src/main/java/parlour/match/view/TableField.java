package parlour.match.view;

import java.util.EnumSet;
import java.util.Set;
import parlour.match.Event;

/** The fields of a viewer's table state; each event lists those it may change. */
public enum TableField {
    PHASE,
    SEATS,
    YOU,
    TURN,
    POSITION,
    MOVES,
    CLOCK,
    /** Open requests, and what the viewer may request. */
    OFFERS,
    VOTES,
    CHANCE,
    RESULT,
    REMATCH,
    /** All moves so far. Sent as a whole only when a viewer's perspective moves to another seat. */
    HISTORY;

    /** All fields of a table. */
    public static Set<TableField> all() {
        return EnumSet.allOf(TableField.class);
    }

    static Set<TableField> changedBy(Event event) {
        return switch (event) {
            case Event.Opened e -> all();
            case Event.SeatTaken e -> EnumSet.of(SEATS, YOU, POSITION, CHANCE);
            case Event.SeatLeft e -> EnumSet.of(SEATS, YOU, POSITION, CHANCE);
            case Event.Closed e -> EnumSet.of(PHASE, YOU, TURN, MOVES, CLOCK, OFFERS, VOTES);
            case Event.Started e -> EnumSet.of(PHASE, YOU, TURN, POSITION, MOVES, CLOCK, OFFERS);
            case Event.ChancePlayed e -> EnumSet.of(YOU, TURN, POSITION, MOVES, CLOCK, OFFERS);
            case Event.Played e -> EnumSet.of(YOU, TURN, POSITION, MOVES, CLOCK, OFFERS, VOTES);
            case Event.TakenBack e -> EnumSet.of(YOU, TURN, POSITION, MOVES, CLOCK, OFFERS);
            case Event.DrawOffered e -> EnumSet.of(OFFERS);
            case Event.DrawDeclined e -> EnumSet.of(OFFERS);
            case Event.TakebackRequested e -> EnumSet.of(OFFERS);
            case Event.TakebackAgreed e -> EnumSet.of(OFFERS);
            case Event.TakebackDeclined e -> EnumSet.of(OFFERS);
            case Event.Resigned e -> EnumSet.noneOf(TableField.class);
            case Event.TimeRanOut e -> EnumSet.noneOf(TableField.class);
            case Event.Voted e -> EnumSet.of(VOTES);
            case Event.ReplacedByBot e -> EnumSet.of(SEATS, YOU, TURN, POSITION, MOVES, CLOCK, OFFERS, VOTES);
            case Event.Ended e ->
                EnumSet.of(PHASE, YOU, TURN, POSITION, MOVES, CLOCK, OFFERS, VOTES, CHANCE, RESULT, HISTORY);
            case Event.RematchOffered e -> EnumSet.of(REMATCH);
            case Event.RematchAgreed e -> EnumSet.of(REMATCH);
        };
    }
}
