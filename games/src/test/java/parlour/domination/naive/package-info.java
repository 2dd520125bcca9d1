/**
 * A second implementation of Domination, as simple as the rules allow: no bitboards, no tables, and nothing shared with
 * the engine. It is slow, and exists to be compared with the engine.
 */
@NullMarked
package parlour.domination.naive;

import org.jspecify.annotations.NullMarked;
