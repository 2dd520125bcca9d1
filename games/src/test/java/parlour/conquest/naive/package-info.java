/**
 * A second implementation of Conquest and 6 Faces, written directly from the rule sheet and as simple as possible.
 *
 * <p>It exists to find errors: the tests play both and compare. So it imports nothing of {@code parlour.conquest}, has
 * no tables, copies the whole board for every move and follows every route square by square. It parses well-formed text
 * only.
 */
@NullMarked
package parlour.conquest.naive;

import org.jspecify.annotations.NullMarked;
