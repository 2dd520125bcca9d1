package parlour.cli.sheets;

import parlour.cli.sheets.PageCanvas.Ink;

/** The pips of a die's face. */
final class Pips {

    /** By face, the positions of its pips, across and down: -1, 0 or 1 from the middle. */
    private static final int[][] PLACES = {
        {},
        {0, 0},
        {-1, 1, 1, -1},
        {-1, 1, 0, 0, 1, -1},
        {-1, -1, 1, -1, -1, 1, 1, 1},
        {-1, -1, 1, -1, 0, 0, -1, 1, 1, 1},
        {-1, -1, -1, 0, -1, 1, 1, -1, 1, 0, 1, 1},
    };

    private Pips() {}

    /**
     * Draws the pips around a centre.
     *
     * @param across how far the outer pips are to the right; negative mirrors the face
     * @param down how far they are below
     */
    static void draw(
            PageCanvas canvas, int face, double x, double y, double across, double down, double radius, Ink ink) {
        int[] places = PLACES[face];
        for (int i = 0; i < places.length; i += 2) {
            canvas.disc(x + places[i] * across, y + places[i + 1] * down, radius, ink);
        }
    }
}
