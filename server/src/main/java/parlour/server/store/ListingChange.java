package parlour.server.store;

/** What an append changes in the lists of tables: all that they show of a table, or only whose turn it is. */
public sealed interface ListingChange permits Listing, ListingChange.ToMove {

    String tableId();

    /**
     * Most moves change nothing else.
     *
     * @param person whose turn it is; "" if it is no person's
     */
    record ToMove(String tableId, String person) implements ListingChange {}
}
