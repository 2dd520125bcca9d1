/**
 * Live tables: the matches that somebody is connected to or that wait for a bot or a clock, and what keeps them going.
 *
 * <p>Start at {@link parlour.server.table.TableRegistry}, which finds and loads tables, and
 * {@link parlour.server.table.TableOpener}, which opens them. A {@link parlour.server.table.LiveTable} takes one command at a
 * time: decide, append, apply, tell its {@link parlour.server.table.Subscribers}. Nothing is told before it is durable.
 * A {@link parlour.server.table.TableListener} hears what happens at every table:
 * {@link parlour.server.table.BotsAndClocks} lets bots move and time run out.
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
