package parlour.server.store;

/** What an append changes in the lists of tables: the whole listing, or only whose turn it is and when the server must act. */
public sealed interface ListingChange permits Listing, ListingChange.ToMove {

    String tableId();

    /**
     * A change of turn, which is all that most moves change.
     *
     * @param person whose turn it is; "" if it is a bot's, or none
     * @param dueAt see {@link Listing}
     */
    record ToMove(String tableId, String person, long dueAt) implements ListingChange {}
}
