/**
 * A house of one person: tables at which somebody plays alone against bots, with no server.
 *
 * <p>Start with {@link parlour.browser.table.LocalHouse}. It speaks the messages of the server's socket, version 1
 * (docs/protocol.md), so that the page's table cannot tell the difference. Bots do not think here: the house says who is to
 * think about what ({@link parlour.browser.table.Turn}), and is told the move. Chance is drawn as docs/chance.md says
 * ({@code parlour.chance}), so that a game played here can be verified like any other.
 *
 * <p>A house forgets everything with its page. What is to be kept comes with every answer ({@link parlour.browser.table.Said});
 * the {@link parlour.browser.table.Setting} of a table and the deeds done there set it again as it was.
 *
 * <pre>{@code
 * LocalHouse house = new LocalHouse(clock);
 * house.open(setting, List.of());
 * Said said = house.says(Fields.read("{\"type\":\"hello\",\"version\":1,\"language\":\"fr\"}"));
 * Optional<View> think = house.turn("here");
 * }</pre>
 */
@NullMarked
package parlour.browser.table;

import org.jspecify.annotations.NullMarked;
