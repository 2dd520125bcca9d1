/**
 * Boards as lines of text, made from a view and nothing else. Nothing here reads, writes or decides.
 *
 * <p>Start with {@link parlour.cli.board.BoardRenderer}, what a game may draw. A game without a renderer of its own gets
 * the plain one: its view in words. {@link parlour.cli.board.TextCanvas} holds characters and colours. Each game draws in a
 * package of its own.
 */
@NullMarked
package parlour.cli.board;

import org.jspecify.annotations.NullMarked;
