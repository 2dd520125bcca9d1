/**
 * Tables at which one person plays against bots, with no server: a host for {@code parlour.match.protocol}, like the
 * server's.
 *
 * <p>Start with {@link parlour.engine.table.LocalTables}, which accepts the messages of the server's socket. Bots do
 * not run here: a table names the bot that is to move, and is given its move. Nothing is stored here either: every
 * reply ({@link parlour.engine.table.LocalReply}) contains what must be stored; a table's
 * {@link parlour.engine.table.TableSetup} and its records restore it.
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
