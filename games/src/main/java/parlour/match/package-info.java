/**
 * A table: its seats, turn, clocks, and what each viewer may see. Pure: no I/O, no clock and no random source of its
 * own.
 *
 * <p>Data flows one way. {@link parlour.match.Match#decide} decides a {@link parlour.match.Command}: it changes nothing
 * and returns events or a refusal. The host makes the events durable and passes them to
 * {@link parlour.match.Match#apply}, which cannot refuse. A match is rebuilt by applying its events again. State leaves
 * the table only as a {@link parlour.game.View}, made for one viewer, or as a {@link parlour.match.view.MatchFile}.
 *
 * <p>Start with {@link parlour.match.Match}; {@link parlour.match.Command} and {@link parlour.match.Event} list
 * everything that can be requested and everything that can happen. A {@code CommandDecider} passes each command to the
 * class responsible: {@code SeatingDecider}, {@code PlayDecider} or {@code RequestDecider}, which write a
 * {@code Draft}. {@link parlour.match.view.TableView} and {@link parlour.match.view.EventView} are what viewers see.
 *
 * <pre>{@code
 * Match match = new Match();
 * append(match, Match.open(newTable, host));
 * switch (match.decide(new Command.Play(new Player.Person("ada"), "b1-b2"), host)) {
 *     case Decision.Accepted accepted -> append(match, accepted.events());
 *     case Decision.Refused refused -> tell(refused.refusal().message());
 *     case Decision.TooLate late -> {
 *         append(match, late.events());
 *         tell(late.refusal().message());
 *     }
 * }
 * }</pre>
 */
@NullMarked
package parlour.match;

import org.jspecify.annotations.NullMarked;
