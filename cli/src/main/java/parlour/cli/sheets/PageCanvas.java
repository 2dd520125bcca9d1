package parlour.cli.sheets;

/** A page to draw on, in millimetres from its top left corner. Grey only, for printing. */
interface PageCanvas {

    /** A4, portrait. */
    double WIDTH = 210;

    double HEIGHT = 297;

    /** Shades of grey: meaning must never depend on the shade alone. */
    enum Ink {
        BLACK(0),
        GREY(0.35),
        PALE(0.78),
        WHITE(1);

        private final double light;

        Ink(double light) {
            this.light = light;
        }

        /** From 0, black, to 1, white. */
        double light() {
            return light;
        }
    }

    /** A line, or the edge of a shape; its ends and corners are round. */
    record Pen(double width, Ink ink) {}

    /** The position of a text relative to its point. */
    enum Anchor {
        START,
        MIDDLE,
        END
    }

    /**
     * The format of a text.
     *
     * @param size in points
     */
    record TextFormat(double size, Ink ink, Anchor anchor) {

        static final double MILLIMETRES_A_POINT = 25.4 / 72;
    }

    void line(double x1, double y1, double x2, double y2, Pen pen);

    /** An outlined rectangle, white inside. */
    default void rectangle(double x, double y, double width, double height, Pen edge) {
        box(x, y, width, height, Ink.WHITE, edge);
    }

    /** A filled rectangle with an edge. */
    default void box(double x, double y, double width, double height, Ink fill, Pen edge) {
        polygon(fill, edge, x, y, x + width, y, x + width, y + height, x, y + height);
    }

    /**
     * A filled shape with an edge.
     *
     * @param corners x and y of each corner in turn
     */
    void polygon(Ink fill, Pen edge, double... corners);

    /** A filled disc. */
    void disc(double x, double y, double radius, Ink fill);

    /** One line of text; {@code y} is its baseline. */
    void text(double x, double y, String text, TextFormat format);

    /** Draws a group with an accessible name. */
    void group(String id, String name, Runnable drawing);
}
