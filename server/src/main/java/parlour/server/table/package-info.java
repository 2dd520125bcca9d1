/**
 * Tables in memory: matches that have subscribers, or wait for a bot or a clock.
 *
 * <p>Start at {@link parlour.server.table.TableRegistry}, which finds and loads tables, and
 * {@link parlour.server.table.TableOpener}, which opens them. A {@link parlour.server.table.LiveTable} handles one
 * command at a time: decide, append, apply, notify its {@link parlour.server.table.Subscribers}. No message is sent
 * before its event is durable. A {@link parlour.server.table.TableListener} is notified of turns and events at every
 * table: {@link parlour.server.table.BotsAndClocks} makes bots move and clocks run out.
 *
 * <pre>{@code
 * String id = opener.open(terms, "ada", bots, sitting);
 * CommandResult answer = tables.with(id, table -> {
 *     table.subscribe(subscriber, 0, View::json);
 *     return table.submit(new Command.Play(new Player.Person("ada"), "d1-d5=3"), table.match().eventCount());
 * }).orElseThrow();
 * }</pre>
 */
@NullMarked
package parlour.server.table;

import org.jspecify.annotations.NullMarked;
