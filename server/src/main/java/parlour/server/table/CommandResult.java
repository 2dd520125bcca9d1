package parlour.server.table;

import parlour.game.Refusal;

/** What a table says to a command. */
public sealed interface CommandResult {

    /** The number of the last event there is now. */
    int seq();

    /** It happened, is durable, and everybody who watches has been told. */
    record Accepted(int seq) implements CommandResult {}

    /** Nothing happened. */
    record Refused(Refusal refusal, int seq) implements CommandResult {}
}
