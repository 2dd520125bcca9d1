/** What can be proved about moves and positions of Domination; start with {@link DominationMotifs}. */
@NullMarked
package parlour.engine.coach.domination;

import org.jspecify.annotations.NullMarked;
