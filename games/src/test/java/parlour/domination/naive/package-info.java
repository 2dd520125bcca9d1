/**
 * Domination once more, as plainly as the rules say it: no bits, no tables, no tricks, and nothing shared with the engine.
 * It is slow, and there to disagree.
 */
@NullMarked
package parlour.domination.naive;

import org.jspecify.annotations.NullMarked;
