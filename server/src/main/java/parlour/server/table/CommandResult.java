package parlour.server.table;

import parlour.game.Refusal;

/** The result of a command. */
public sealed interface CommandResult {

    /** The number of the table's last event. */
    int seq();

    /** The events are durable, and queued for all subscribers. */
    record Accepted(int seq) implements CommandResult {}

    /** Nothing was changed. */
    record Refused(Refusal refusal, int seq) implements CommandResult {}
}
