package parlour.server.table;

import parlour.game.Refusal;

/** What a table says to a command. */
public sealed interface Answer {

    /** The number of the last event there is now. */
    int number();

    /** It happened, is durable, and everybody who watches has been told. */
    record Done(int number) implements Answer {}

    /** Nothing happened. */
    record Refused(Refusal refusal, int number) implements Answer {}
}
