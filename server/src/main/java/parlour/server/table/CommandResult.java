package parlour.server.table;

import parlour.game.Refusal;

/** The result of a command. */
public sealed interface CommandResult {

    /** The number of the table's last event. */
    int seq();

    /** The events are durable, and queued for all subscribers. */
    record Accepted(int seq) implements CommandResult {}

    /** Nothing was changed by the command; if it came too late, the player's time has run out instead. */
    record Refused(Refusal refusal, int seq) implements CommandResult {}
}
