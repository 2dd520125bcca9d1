/**
 * What can be proved about moves and positions of Conan; start with {@link ConanMotifs}. Whatever depends on hidden cards
 * is a bound over all cards that can be where they are hidden: see {@link ContestBounds}.
 */
@NullMarked
package parlour.engine.coach.conan;

import org.jspecify.annotations.NullMarked;
