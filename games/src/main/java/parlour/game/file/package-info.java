/**
 * Games as text files: tags, numbered moves, a result.
 *
 * <p>Start with {@link parlour.game.file.GameFile}, an immutable value that is read, written and extended;
 * {@link parlour.game.file.Replay} steps through the positions of a file that the rules accept.
 */
@NullMarked
package parlour.game.file;

import org.jspecify.annotations.NullMarked;
