package parlour.bench.chaos;

import java.util.List;

/**
 * A game that is played again and again, at one table after the other, by the same visitors.
 *
 * @param game its id
 * @param persons how many seats persons take; they come first
 * @param bots how many seats bots take
 * @param clock as in the request that opens a table
 * @param spectators how many only watch
 */
record GameSlot(String game, int persons, int bots, String clock, int spectators) {

    private static final String NO_CLOCK = "{\"kind\":\"none\"}";
    /** Nobody's time runs out, whatever happens to the server. */
    private static final String CLOCK = "{\"kind\":\"increment\",\"baseMs\":1800000,\"incrementMs\":10000}";

    private static final String DAYS = "{\"kind\":\"days\",\"days\":2}";

    private static final List<GameSlot> KINDS = List.of(
            new GameSlot("conquest", 2, 0, CLOCK, 1),
            new GameSlot("domination", 2, 1, CLOCK, 1),
            new GameSlot("conan", 2, 0, CLOCK, 1),
            new GameSlot("sixfaces", 1, 1, NO_CLOCK, 1),
            new GameSlot("domination", 2, 0, NO_CLOCK, 0),
            new GameSlot("conan", 2, 1, DAYS, 0),
            new GameSlot("conquest", 1, 1, CLOCK, 0),
            new GameSlot("sixfaces", 2, 0, DAYS, 1));

    /** All four games, with and without bots, clocks and spectators. */
    static GameSlot kind(int number) {
        return KINDS.get(number % KINDS.size());
    }

    /** A game of two persons, with a spectator at every fifth; now and then one of the other kinds. */
    static GameSlot busy(int number) {
        return number % 20 == 0
                ? kind(number / 20)
                : new GameSlot(number % 2 == 0 ? "conquest" : "sixfaces", 2, 0, CLOCK, number % 5 == 1 ? 1 : 0);
    }

    int visitors() {
        return persons + spectators;
    }

    /** The request that opens its first table. */
    String opening() {
        StringBuilder seats = new StringBuilder("{\"you\":true,\"seatBytes\":\"c0ffee\"}");
        seats.append(",{\"open\":true}".repeat(persons - 1));
        seats.append(",{\"bot\":1}".repeat(bots));
        boolean isCounted = game.equals("domination") || game.equals("conan");
        return "{\"game\":\"" + game + "\",\"options\":[" + (isCounted ? "\"seats=" + (persons + bots) + "\"" : "")
                + "],\"clock\":" + clock + ",\"listed\":false,\"seats\":[" + seats + "]}";
    }
}
