package parlour.cli.board.conquest;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import parlour.cli.board.BoardScene;
import parlour.cli.board.TextCanvas;
import parlour.cli.board.TextStyle;
import parlour.cli.board.ViewFields;
import parlour.conquest.Board;

/**
 * Draws the board of Conquest. With colours the squares are two tones of wood; without, and if large enough, they are
 * ruled.
 */
final class ConquestBoard {

    private final BoardScene scene;
    private final Palette palette;
    private final SquareRenderer square;
    private final BoardGrid grid;
    private final TextCanvas canvas;
    private final boolean ruled;

    ConquestBoard(BoardScene scene, Palette palette) {
        this.scene = scene;
        this.palette = palette;
        this.square = scene.compact() ? new SmallSquare() : new LargeSquare();
        this.ruled = !scene.colours() && !scene.compact();
        int line = ruled ? 1 : 0;
        int gap = scene.compact() ? 1 : line;
        this.grid = new BoardGrid(square.height() + line, square.width() + gap, 1 + line, 3 + line, scene.flipped());
        this.canvas = new TextCanvas(
                grid.top() + Board.RANKS * grid.height() + 1, grid.left() + Board.FILES * grid.width() + 3);
    }

    List<String> paint() {
        paintWood();
        paintDice();
        return canvas.lines(scene.colours());
    }

    /** The board with the moves of one die drawn over it. */
    List<String> paintChart(String from, List<String> moves) {
        paintWood();
        paintDice();
        Map<String, List<String>> labels = new LinkedHashMap<>();
        for (String move : moves) {
            Route route = Route.of(move);
            Die.on(scene.view(), from).ifPresent(die -> {
                Die last = route.tumble(die).getLast();
                labels.computeIfAbsent(last.square(), none -> new ArrayList<>())
                        .add(Route.arrow(route.directions().getFirst(), scene.flipped()) + last.sign());
            });
        }
        labels.forEach((to, routes) -> {
            boolean taking = Die.on(scene.view(), to).isPresent();
            square.routes(canvas, grid.row(to), grid.column(to), routes, taking);
        });
        return canvas.lines(scene.colours());
    }

    // ---- Wood ----

    private void paintWood() {
        paintFrame();
        if (ruled) {
            rule();
        }
        for (int file = 0; file < Board.FILES; file++) {
            for (int rank = 0; rank < Board.RANKS; rank++) {
                String name = Board.name(Board.square(file, rank));
                int tone = (file + rank) % 2 == 0 ? Palette.DARK_WOOD : Palette.LIGHT_WOOD;
                ground(name, tone);
                if (!scene.colours() && scene.compact()) {
                    square.sign(canvas, grid.row(name), grid.column(name), "·", TextStyle.PLAIN);
                }
            }
        }
        for (Object goal : ViewFields.list(scene.view(), "goals")) {
            String name = (String) goal;
            square.sign(canvas, grid.row(name), grid.column(name), "◇", TextStyle.ink(Palette.WOOD_INK));
        }
    }

    private void ground(String name, int tone) {
        if (scene.colours()) {
            canvas.fill(grid.row(name), grid.column(name), square.height(), grid.width(), TextStyle.ground(tone));
        }
    }

    /** Coordinates on all four sides. */
    private void paintFrame() {
        int bottom = grid.top() + Board.RANKS * grid.height();
        int right = grid.left() + Board.FILES * grid.width();
        TextStyle style = TextStyle.PLAIN;
        if (scene.colours()) {
            style = TextStyle.ink(Palette.FRAME_INK).on(Palette.FRAME);
            canvas.fill(0, 0, bottom + 1, right + 3, style);
        }
        for (int file = 0; file < Board.FILES; file++) {
            String name = Board.name(Board.square(file, 0));
            int middle = grid.column(name) + (square.width() - 1) / 2;
            canvas.put(0, middle, name.substring(0, 1), style);
            canvas.put(bottom, middle, name.substring(0, 1), style);
        }
        for (int rank = 0; rank < Board.RANKS; rank++) {
            String name = Board.name(Board.square(0, rank));
            int middle = grid.row(name) + (square.height() - 1) / 2;
            canvas.put(middle, 1, name.substring(1), style);
            canvas.put(middle, right + 1, name.substring(1), style);
        }
    }

    private void rule() {
        for (int line = 0; line <= Board.RANKS; line++) {
            int row = grid.top() - 1 + line * grid.height();
            String ends = line == 0 ? "┌┬┐" : line == Board.RANKS ? "└┴┘" : "├┼┤";
            for (int post = 0; post <= Board.FILES; post++) {
                int column = grid.left() - 1 + post * grid.width();
                int end = post == 0 ? 0 : post == Board.FILES ? 2 : 1;
                canvas.put(row, column, ends.substring(end, end + 1), TextStyle.PLAIN);
                if (post < Board.FILES) {
                    canvas.put(row, column + 1, "─".repeat(square.width()), TextStyle.PLAIN);
                }
                for (int below = 1; line < Board.RANKS && below < grid.height(); below++) {
                    canvas.put(row + below, column, "│", TextStyle.PLAIN);
                }
            }
        }
    }

    // ---- Dice ----

    private void paintDice() {
        List<?> goals = ViewFields.list(scene.view(), "goals");
        String arrival = paintLastMove();
        for (Die die : Die.all(scene.view())) {
            int row = grid.row(die.square());
            int column = grid.column(die.square());
            square.die(canvas, row, column, die.seenFrom(scene.flipped()), palette.dice(die.seat()));
            if (goals.contains(die.square())) {
                square.keySquare(canvas, row, column);
            }
            if (die.square().equals(arrival)) {
                square.arrived(canvas, row, column);
            }
        }
    }

    /** Draws an arrow on every square the last move has left. Returns the square where it ended. */
    private String paintLastMove() {
        Route route = Route.of(scene.lastMove());
        if (route.directions().isEmpty()) {
            return "";
        }
        ground(route.from(), Palette.BRASS);
        Die walker = new Die(route.from(), 0, true, 0, 0, 0, 0, 0);
        for (int direction : route.directions()) {
            square.sign(
                    canvas,
                    grid.row(walker.square()),
                    grid.column(walker.square()),
                    Route.arrow(direction, scene.flipped()),
                    TextStyle.ink(Palette.WOOD_INK).strong());
            walker = walker.tumbled(direction);
        }
        ground(walker.square(), Palette.BRASS);
        return walker.square();
    }
}
