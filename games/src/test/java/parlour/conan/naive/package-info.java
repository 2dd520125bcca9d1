/**
 * Conan once more, as plainly as the rules say it: lists and texts, every state a copy of its own, and nothing shared with the
 * engine but the file of the cards. It is slow, and there to disagree.
 */
@NullMarked
package parlour.conan.naive;

import org.jspecify.annotations.NullMarked;
