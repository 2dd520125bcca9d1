/**
 * Tables at which one person plays against bots, with no server: a host for {@code parlour.match.protocol}, like the server's.
 *
 * <p>Start with {@link parlour.engine.table.LocalTables}, which takes the messages of the server's socket. Bots do not think
 * here: a table says which bot is to move, and is given its move. Nothing is stored here either: what must be stored comes with
 * every answer ({@link parlour.engine.table.LocalReply}); the {@link parlour.engine.table.TableSetup} of a table and its
 * records open it again as it was.
 *
 * <pre>{@code
 * LocalTables tables = new LocalTables(clock);
 * tables.open(setup, List.of());
 * LocalReply reply = tables.receive(JsonFields.read("{\"type\":\"hello\",\"version\":1,\"language\":\"fr\"}"));
 * Optional<View> think = tables.botTurn("t1");
 * }</pre>
 */
@NullMarked
package parlour.engine.table;

import org.jspecify.annotations.NullMarked;
