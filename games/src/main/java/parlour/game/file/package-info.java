/**
 * Games as text files: tags, numbered moves, a result.
 *
 * <p>Start with {@link parlour.game.file.GameFile}, which is read, written and extended as a value; {@link
 * parlour.game.file.Replay} walks through the positions of a file that the rules accept.
 */
@NullMarked
package parlour.game.file;

import org.jspecify.annotations.NullMarked;
