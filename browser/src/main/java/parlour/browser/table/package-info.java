/**
 * A house of one person: tables at which somebody plays alone against bots, with no server.
 *
 * <p>Start with {@link parlour.browser.table.LocalHouse}. It speaks the messages of the server's socket, version 1
 * (docs/protocol.md), so that the page's table cannot tell the difference. Bots do not think here: the house says who is to
 * think about what ({@link parlour.browser.table.Turn}), and is told the move. Chance is drawn as docs/chance.md says
 * ({@code Draws}), so that a game played here can be verified like any other.
 *
 * <pre>{@code
 * LocalHouse house = new LocalHouse(clock);
 * house.open("here", opening, new Person("me", "Ada"));
 * List<View> heard = house.says("{\"type\":\"hello\",\"version\":1,\"language\":\"fr\"}");
 * Optional<Turn> turn = house.turn();
 * }</pre>
 */
@NullMarked
package parlour.browser.table;

import org.jspecify.annotations.NullMarked;
