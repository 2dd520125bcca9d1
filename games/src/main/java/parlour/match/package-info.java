/**
 * A table: who sits where, whose turn it is, what the clocks say, and what everybody may see of it. Pure: no input or
 * output, no clock and no random source of its own.
 *
 * <p>Data flows one way. A {@link parlour.match.Command} is decided by {@link parlour.match.Match#decide}, which changes
 * nothing and answers with events or with a refusal. The host makes the events durable and hands them to
 * {@link parlour.match.Match#apply}, which cannot refuse. A match is rebuilt by applying its events again. What leaves
 * the table leaves it as a {@link parlour.game.View}, made for one person, or as a {@link parlour.match.view.MatchFile}.
 *
 * <p>Start with {@link parlour.match.Match}; {@link parlour.match.Command} and {@link parlour.match.Event} are all that
 * can be wanted and all that can happen. A {@code CommandDecider} passes a command to the class for it: {@code SeatingDecider},
 * {@code PlayDecider} or {@code RequestDecider}, which write a {@code Draft}. {@link parlour.match.view.TableView} and
 * {@link parlour.match.view.EventView} are what people see.
 *
 * <pre>{@code
 * Match match = new Match();
 * append(match, Match.open(newTable, host));
 * switch (match.decide(new Command.Play(new Player.Person("ada"), "b1-b2"), host)) {
 *     case Decision.Accepted accepted -> append(match, accepted.events());
 *     case Decision.Refused refused -> tell(refused.refusal().message());
 * }
 * }</pre>
 */
@NullMarked
package parlour.match;

import org.jspecify.annotations.NullMarked;
