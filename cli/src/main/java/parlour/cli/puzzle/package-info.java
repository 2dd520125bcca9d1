/**
 * {@code parlour puzzles} and its subcommands: listing, solving at the terminal, checking, and finding new ones.
 * {@link parlour.cli.puzzle.PuzzlesCommand} lists; a {@code PuzzleSession} is one puzzle being solved.
 */
@NullMarked
package parlour.cli.puzzle;

import org.jspecify.annotations.NullMarked;
