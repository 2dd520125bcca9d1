package parlour.explorer;

/**
 * How often a move was played in a position, and how it scored for the side that played it.
 *
 * @param route the move as {@link parlour.conquest.Symmetry} writes it
 */
public record MoveResults(int route, int wins, int draws, int losses) {

    public int games() {
        return wins + draws + losses;
    }
}
