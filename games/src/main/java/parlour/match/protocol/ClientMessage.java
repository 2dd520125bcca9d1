package parlour.match.protocol;

/** A message from a client. */
public sealed interface ClientMessage {

    /** Must be the first message. */
    record Hello(int version, String language) implements ClientMessage {}

    record Ping() implements ClientMessage {}

    /**
     * Subscribes to all events of a table.
     *
     * @param afterSeq the last number seen before reconnecting; 0 for none
     */
    record Subscribe(long id, String table, int afterSeq) implements ClientMessage {}

    record Unsubscribe(long id, String table) implements ClientMessage {}

    /**
     * A command for a table.
     *
     * @param number of the last event the sender has seen
     */
    record Act(long id, String table, int number, TableCommand command) implements ClientMessage {}

    /** A chat message to a table. */
    record Chat(long id, String table, String text) implements ClientMessage {}

    record Mute(long id, String person, boolean muted) implements ClientMessage {}

    /** Asks for the moves a seat could make if it were its turn. */
    record Threats(long id, String table, int seat) implements ClientMessage {}

    /** Asks for a position as far as the sender's seat knows it, to be advised on it. */
    record KnownPosition(long id, String table) implements ClientMessage {}
}
