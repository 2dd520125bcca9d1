package parlour.bench.chaos;

/**
 * A message about a table that a visitor received, in the order of arrival.
 *
 * @param person who the visitor is
 * @param number of the event, or the last event of a whole table
 * @param kind of the event; empty for a whole table
 * @param event the hash of the event; 0 for a whole table
 * @param state the fields of the table that came with it
 * @param at milliseconds of this process
 */
record Heard(
        String visitor, String person, String table, int number, String kind, int event, FieldHashes state, long at) {

    boolean isWholeTable() {
        return kind.isEmpty();
    }
}
