package parlour.server.store;

/**
 * The right to move for the bots of a table.
 *
 * @param node the server that holds it
 * @param token higher for each later lease; 0 where there is only one server, which needs no leases
 */
public record Lease(String tableId, String node, long token) {

    /** The lease of a server that shares its database with no other. */
    public static Lease unshared(String tableId) {
        return new Lease(tableId, "", 0);
    }

    public boolean isShared() {
        return token > 0;
    }
}
