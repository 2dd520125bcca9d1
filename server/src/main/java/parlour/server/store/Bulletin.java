package parlour.server.store;

/**
 * What one node tells the others. Nobody hears what they said themselves, and whoever is not there misses it: it may
 * hasten things, but nothing may depend on it. On SQLite there is only one node, which hears nothing.
 */
public interface Bulletin extends AutoCloseable {

    /** How long topic and payload may be together, in UTF-8. */
    int MOST_BYTES = Notices.MOST_BYTES;

    /** Hears the others, on one thread for all: it must be quick. */
    interface Reader {

        void said(String topic, String payload);

        /** Another node has appended to a match. Its entries can be read now. */
        void appended(String match, int upTo);

        /** The connection was lost for a while: anything may have been said meanwhile. */
        void missedSome();
    }

    /** Ends a subscription. */
    @FunctionalInterface
    interface Subscription extends AutoCloseable {
        @Override
        void close();
    }

    /**
     * Joins the others.
     *
     * @throws StoreException if they cannot be reached
     */
    static Bulletin open(Database database) {
        return switch (JdbcDatabase.own(database).engine()) {
            case SqliteEngine alone -> new LonelyBulletin();
            case PostgresEngine shared -> PostgresBulletin.open(JdbcDatabase.own(database), shared);
        };
    }

    /**
     * Tells the others and does not wait for it.
     *
     * @param topic one word
     * @throws IllegalArgumentException if it is too long
     */
    void publish(String topic, String payload);

    Subscription subscribe(Reader reader);

    @Override
    void close();
}
