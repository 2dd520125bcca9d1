package parlour.cli.board.conquest;

import java.util.List;
import parlour.cli.board.BoardScene;
import parlour.cli.board.TextCanvas;
import parlour.cli.board.TextStyle;

/** A move square by square: the die at each stop with its side faces folded down, and an arrow to the next. */
final class RoutePreview {

    private static final int PITCH = 8;

    private RoutePreview() {}

    static List<String> of(BoardScene scene, Die die, Route route, Palette palette) {
        List<Die> stops = route.tumble(die);
        LargeSquare square = new LargeSquare();
        TextCanvas canvas = new TextCanvas(1 + square.height(), PITCH * stops.size() + 1);
        for (int i = 0; i < stops.size(); i++) {
            Die stop = stops.get(i);
            boolean takes = route.takes() && i == stops.size() - 1;
            int column = PITCH * i + 1;
            canvas.put(0, column + (takes ? 1 : 2), (takes ? "x" : "") + stop.square(), TextStyle.PLAIN);
            square.die(canvas, 1, column, stop.seenFrom(scene.flipped()), palette.dice(stop.seat()));
            if (i > 0) {
                String arrow = Route.arrow(route.directions().get(i - 1), scene.flipped());
                canvas.put(2, column - 1, arrow, TextStyle.PLAIN);
            }
        }
        return canvas.lines(scene.colours());
    }
}
