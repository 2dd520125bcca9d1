package parlour.server.store;

/**
 * At-most-once messages to the other nodes; correctness never depends on them. A node does not receive its own. On SQLite there is only one node.
 */
public interface NodeMessages extends AutoCloseable {

    /** How long topic and payload may be together, in UTF-8. PostgreSQL allows 7999 with what stands before them. */
    int MAX_BYTES = 7_500;

    /** Hears the others, on one thread for all: it must be quick. */
    interface Listener {

        void onMessage(String topic, String payload);

        /** Another node has appended to a match. Its entries can be read now. */
        void onAppended(String tableId, int upTo);

        /** The connection was lost for a while: anything may have been said meanwhile. */
        void onGap();
    }

    /** Ends a subscription. */
    @FunctionalInterface
    interface Subscription extends AutoCloseable {
        @Override
        void close();
    }

    /**
     * Tells the others and does not wait for it.
     *
     * @param topic one word
     * @throws IllegalArgumentException if it is too long
     */
    void publish(String topic, String payload);

    Subscription subscribe(Listener reader);

    @Override
    void close();
}
