/** Tests of the players of Domination; {@link parlour.bot.domination.DominationPositions} makes positions and looks at every line. */
@org.jspecify.annotations.NullMarked
package parlour.bot.domination;
