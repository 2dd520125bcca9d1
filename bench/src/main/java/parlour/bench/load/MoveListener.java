package parlour.bench.load;

/** Hears of every move that the server has said is safe. */
@FunctionalInterface
interface MoveListener {

    MoveListener NONE = (table, number, seat, move) -> {};

    /**
     * A move must never be lost any more.
     *
     * @param number of its event
     */
    void onDurable(String table, int number, int seat, String move);
}
