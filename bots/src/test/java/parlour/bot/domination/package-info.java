/**
 * Tests of the Domination bots; {@link parlour.bot.domination.DominationPositions} creates positions and searches them
 * exhaustively.
 */
@org.jspecify.annotations.NullMarked
package parlour.bot.domination;
