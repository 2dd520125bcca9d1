package parlour.server.store;

/**
 * At-most-once messages to the other nodes; correctness never depends on them. A node does not receive its own
 * messages. On SQLite there is only one node.
 */
public interface NodeMessages extends AutoCloseable {

    /** Maximum length of topic and payload together, in UTF-8 bytes. PostgreSQL allows 7999, including the prefix. */
    int MAX_BYTES = 7_500;

    /** Receives messages from other nodes. Called on one shared thread: must not block. */
    interface Listener {

        void onMessage(String topic, String payload);

        /** Another node has appended to a match; the entries are readable. */
        void onAppended(String tableId, int upTo);

        /** The connection was lost for a while: any number of messages may have been missed. */
        void onGap();
    }

    /** Ends a subscription. */
    @FunctionalInterface
    interface Subscription extends AutoCloseable {
        @Override
        void close();
    }

    /**
     * Sends a message to the other nodes, without waiting.
     *
     * @param topic a single word
     * @throws IllegalArgumentException if topic and payload are too long, or the topic is not a single word
     */
    void publish(String topic, String payload);

    Subscription subscribe(Listener reader);

    @Override
    void close();
}
