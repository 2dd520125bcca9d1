/**
 * Live tables: the matches that somebody watches or that wait for a bot or a clock, and what keeps them going.
 *
 * <p>Start at {@link parlour.server.table.House}, which finds and opens tables. A {@link parlour.server.table.LiveTable}
 * takes one command at a time: decide, append, apply, tell everybody who watches. Nothing is told before it is durable.
 *
 * <pre>{@code
 * LiveTable table = house.open(opening).table();
 * table.watch(watcher);
 * Answer answer = table.submit(new Command.Play(new Sitter.Person("ada"), "d1-d5=3"), table.number());
 * }</pre>
 */
@NullMarked
package parlour.server.table;

import org.jspecify.annotations.NullMarked;
