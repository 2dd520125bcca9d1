package parlour.match;

import java.util.List;
import parlour.game.Refusal;

/** The result of a command. */
public sealed interface Decision {

    /** The command takes effect as these events, all or none of them, once they are durable. */
    record Accepted(List<Event> events) implements Decision {

        public Accepted {
            events = List.copyOf(events);
        }
    }

    /** The command has no effect. */
    record Refused(Refusal refusal) implements Decision {}
}
