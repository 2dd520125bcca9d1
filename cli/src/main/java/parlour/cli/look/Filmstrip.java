package parlour.cli.look;

import java.util.List;

/** A move square by square: the die at each stop with its side faces folded down, and an arrow to the next. */
final class Filmstrip {

    private static final int PITCH = 8;

    private Filmstrip() {}

    static List<String> of(Scene scene, Die die, Route route, Palette palette) {
        List<Die> stops = route.tumble(die);
        LargeSquare square = new LargeSquare();
        Canvas canvas = new Canvas(1 + square.height(), PITCH * stops.size() + 1);
        for (int i = 0; i < stops.size(); i++) {
            Die stop = stops.get(i);
            boolean takes = route.takes() && i == stops.size() - 1;
            int column = PITCH * i + 1;
            canvas.put(0, column + (takes ? 1 : 2), (takes ? "x" : "") + stop.square(), Style.PLAIN);
            square.die(canvas, 1, column, stop.seenFrom(scene.flipped()), palette.dice(stop.seat()));
            if (i > 0) {
                String arrow = Route.arrow(route.directions().get(i - 1), scene.flipped());
                canvas.put(2, column - 1, arrow, Style.PLAIN);
            }
        }
        return canvas.lines(scene.colours());
    }
}
