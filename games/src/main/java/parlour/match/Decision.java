package parlour.match;

import java.util.List;
import parlour.game.Refusal;

/** The result of a command. */
public sealed interface Decision {

    /** What happens, all or nothing, once it is durable. */
    List<Event> events();

    /** The command takes effect as these events, all or none of them, once they are durable. */
    record Accepted(List<Event> events) implements Decision {

        public Accepted {
            events = List.copyOf(events);
        }
    }

    /** The command has no effect. */
    record Refused(Refusal refusal) implements Decision {

        @Override
        public List<Event> events() {
            return List.of();
        }
    }

    /**
     * The command has no effect, because the time of the player to move had run out before it: these events happen
     * instead, and the sender is told why.
     */
    record TooLate(Refusal refusal, List<Event> events) implements Decision {

        public TooLate {
            events = List.copyOf(events);
        }
    }
}
