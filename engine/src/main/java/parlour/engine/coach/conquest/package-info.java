/** What can be proved about moves and positions of Conquest and 6 Faces; start with {@link ConquestMotifs}. */
@NullMarked
package parlour.engine.coach.conquest;

import org.jspecify.annotations.NullMarked;
