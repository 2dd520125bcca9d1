package parlour.server.table;

/** Other nodes that serve the same tables. */
interface Neighbours {

    /** Shows those who watch there what is being considered here. */
    void declared(String table, String person, String message);

    /** Somebody with a seat came or went. */
    void presence(String table, String person, boolean here);

    /** Whether a person is at this table on another node. */
    boolean isElsewhere(String table, String person);

    /** Whether this node may think for the bots of a table. */
    boolean mayHost(String table);

    /** Nobody has to think for this table any more. */
    void release(String table);
}
