package parlour.bench.load;

/** Receives every move that the server has confirmed as durable. */
@FunctionalInterface
interface MoveListener {

    MoveListener NONE = (table, number, seat, move) -> {};

    /**
     * Called when a move must no longer be lost.
     *
     * @param number of its event
     */
    void onDurable(String table, int number, int seat, String move);
}
