/**
 * Conquest and 6 Faces a second time, straight from the rule sheet and as simply as it can be said.
 *
 * <p>It exists to disagree: the tests play both and compare. So it imports nothing of {@code parlour.conquest}, keeps no
 * table, copies the whole board for every move and walks every route square by square. It reads well-formed text only.
 */
@NullMarked
package parlour.conquest.naive;

import org.jspecify.annotations.NullMarked;
