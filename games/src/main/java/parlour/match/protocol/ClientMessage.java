package parlour.match.protocol;

/** What a client says. */
public sealed interface ClientMessage {

    /** First of all. */
    record Hello(int version, String language) implements ClientMessage {}

    record Ping() implements ClientMessage {}

    /**
     * Wants to be told everything that happens at a table.
     *
     * @param afterSeq the last number seen on an earlier visit; 0 for none
     */
    record Subscribe(long id, String table, int afterSeq) implements ClientMessage {}

    record Unsubscribe(long id, String table) implements ClientMessage {}

    /**
     * Something to happen at a table.
     *
     * @param number of the last event that the sender has seen
     */
    record Act(long id, String table, int number, TableCommand command) implements ClientMessage {}

    /** Something to be said at a table. */
    record Chat(long id, String table, String text) implements ClientMessage {}

    record Mute(long id, String person, boolean muted) implements ClientMessage {}

    /** What a seat could do if it were its turn. */
    record Threats(long id, String table, int seat) implements ClientMessage {}
}
