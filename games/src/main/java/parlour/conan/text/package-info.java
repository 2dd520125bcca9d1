/**
 * Conan as text: for people, for files and for programs.
 *
 * <p>{@link parlour.conan.text.MoveNotation} writes and parses moves, {@code TreatyNotation} treaties,
 * {@code PositionWriter} and {@code PositionReader} positions. {@code MoveRefusals} and {@code TreatyRefusals} explain
 * why a move may not be played, {@code MoveDescriptions} puts moves into words, {@code MoveView} and
 * {@link parlour.conan.text.ConanView} are moves and positions as plain data. All work on a
 * {@link parlour.conan.rules.ConanState}.
 */
@NullMarked
package parlour.conan.text;

import org.jspecify.annotations.NullMarked;
