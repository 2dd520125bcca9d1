/**
 * Boards as lines of text, made from views only. Nothing here does input or output, or decides anything.
 *
 * <p>Start with {@link parlour.cli.board.BoardRenderer}, what a game may draw. A game without its own renderer uses the
 * plain one: its view in words. {@link parlour.cli.board.TextCanvas} holds characters and colours. Each game has its
 * own package.
 */
@NullMarked
package parlour.cli.board;

import org.jspecify.annotations.NullMarked;
