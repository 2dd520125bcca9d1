package parlour.match;

import java.util.List;
import parlour.game.Refusal;

/** What comes of a command. */
public sealed interface Decision {

    /** It happens as these events, all or none of them, once they are durable. */
    record Accepted(List<Event> events) implements Decision {

        public Accepted {
            events = List.copyOf(events);
        }
    }

    /** It does not happen. */
    record Refused(Refusal refusal) implements Decision {}
}
