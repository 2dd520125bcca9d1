package parlour.server.thoughts;

import java.util.Optional;
import parlour.game.Refusal;

/** How far a thought has got. */
public sealed interface Report {

    /**
     * Others come first.
     *
     * @param place 1 for the next
     */
    record Waiting(String id, int place) implements Report {}

    /**
     * Somebody thinks about it.
     *
     * @param progress the engine's latest word
     */
    record Thinking(String id, Optional<String> progress) implements Report {}

    /**
     * Nobody has to think any more.
     *
     * @param answer in the engine's own words; that may be a refusal
     */
    record Done(String answer) implements Report {}

    /**
     * Nobody will think about it, and nothing has changed: {@code no-thoughts}, {@code thoughts-full}, {@code too-many}.
     *
     * @param seconds when to ask again; 0 if never
     */
    record Refused(Refusal refusal, int seconds) implements Report {}
}
