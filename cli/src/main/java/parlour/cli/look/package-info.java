/**
 * How games look on a terminal: lines of text made from a view, and nothing else. Nothing here reads, writes or decides.
 *
 * <p>Start with {@link parlour.cli.look.Look}, what a game may draw, and {@link parlour.cli.look.Looks}, which look
 * belongs to which game. A game without a look of its own gets the plain one: its view in words. {@code Canvas} holds
 * characters and colours; the {@code Conquest…} classes draw dice on it.
 */
@NullMarked
package parlour.cli.look;

import org.jspecify.annotations.NullMarked;
