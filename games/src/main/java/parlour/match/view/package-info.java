/**
 * What a player or a spectator may see of a match, as plain data.
 *
 * <p>{@link parlour.match.view.TableView} is the whole state, {@link parlour.match.view.EventView} one event,
 * {@link parlour.match.view.TableField} the fields of the state that an event can change,
 * {@link parlour.match.view.MatchFile} the game file. Each depends on a {@link parlour.match.view.Viewer}.
 * {@link parlour.match.view.Declaration} checks a move that is shown before it is made.
 */
@NullMarked
package parlour.match.view;

import org.jspecify.annotations.NullMarked;
