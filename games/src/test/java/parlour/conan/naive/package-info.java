/**
 * A second implementation of Conan, as simple as the rules allow: lists and texts, every state a copy, and nothing
 * shared with the engine except the card file. It is slow, and exists to be compared with the engine.
 */
@NullMarked
package parlour.conan.naive;

import org.jspecify.annotations.NullMarked;
