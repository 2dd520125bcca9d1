/**
 * The messages to and from a table, the same on the server's socket, in the browser and in tests; docs/protocol.md
 * describes them. Nothing here depends on the transport or on where events are stored.
 *
 * <p>{@link parlour.match.protocol.CommandReader} reads messages, {@link parlour.match.protocol.HostedTable} checks
 * commands and applies events, {@link parlour.match.protocol.TableMessages} and {@link parlour.match.protocol.Replies}
 * write outgoing messages. Policies that every host must share are here too: when a command is stale, when bots agree
 * to a draw, how chance is drawn.
 *
 * <pre>{@code
 * HostedTable table = new HostedTable("t1", profiles, commitment);
 * switch (table.decide(command.by("ada").orElseThrow(), seen, host)) {
 *     case Decision.Accepted accepted -> {
 *         append(accepted.events());
 *         table.apply(accepted.events(), now, now, (event, changed) -> tell(event, changed));
 *     }
 *     case Decision.Refused refused -> send(Replies.refused(id, refused.refusal(), language, number));
 *     case Decision.TooLate late -> {
 *         append(late.events());
 *         table.apply(late.events(), now, now, (event, changed) -> tell(event, changed));
 *         send(Replies.refused(id, late.refusal(), language, number));
 *     }
 * }
 * }</pre>
 */
@NullMarked
package parlour.match.protocol;

import org.jspecify.annotations.NullMarked;
