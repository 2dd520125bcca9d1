/**
 * The cards of Conan as data.
 *
 * <p>{@link parlour.conan.card.CardSet} holds a set, with tables for fast lookup; {@code CardSetReader} and
 * {@code CardSetValidator} parse and check it; {@link parlour.conan.card.Effect} is the closed vocabulary of what cards
 * do, and {@code EffectText} puts it into words. {@code BundledCards} loads the set that is part of the program.
 */
@NullMarked
package parlour.conan.card;

import org.jspecify.annotations.NullMarked;
