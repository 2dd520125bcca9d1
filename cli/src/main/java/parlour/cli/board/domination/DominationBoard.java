package parlour.cli.board.domination;

import java.util.List;
import parlour.cli.board.BoardScene;
import parlour.cli.board.TextCanvas;
import parlour.cli.board.TextStyle;
import parlour.cli.board.ViewFields;
import parlour.game.Text;
import parlour.game.View;

/**
 * Draws the board of Domination: numbers on the cells, dominoes as double lines between them, tokens between four of
 * them. The scores are on the right, the viewer's rack below.
 */
final class DominationBoard {

    private static final int SIZE = 8;

    /** Columns from one cell to the next, which is two lines away. */
    private static final int STEP = 4;

    private static final int LEFT = 3;
    private static final int TOP = 1;
    private static final int BOTTOM = TOP + 2 * SIZE - 1;
    private static final int RIGHT = LEFT + STEP * SIZE;
    private static final int WIDTH = 80;

    /** The colours of the seats on a dark or a light background. */
    private static final int[] INKS = {33, 178, 169, 43};

    private final BoardScene scene;
    private final View view;
    private final TextCanvas canvas;

    DominationBoard(BoardScene scene) {
        this.scene = scene;
        this.view = scene.view();
        boolean hasRack = view.fields().containsKey("rack");
        boolean hasOther = view.fields().containsKey("deduced");
        this.canvas = new TextCanvas(BOTTOM + 1 + (hasRack ? 2 : 0) + (hasOther ? 1 : 0), WIDTH);
    }

    List<String> paint() {
        paintCells();
        paintDominoes();
        paintTokens();
        paintStanding();
        paintRack();
        return canvas.lines(scene.colours());
    }

    // ---- Places ----

    private int line(int row) {
        return TOP + 2 * (scene.flipped() ? row : SIZE - 1 - row);
    }

    private int column(int column) {
        return LEFT + STEP * (scene.flipped() ? SIZE - 1 - column : column);
    }

    private static TextStyle seat(int seat) {
        return TextStyle.ink(INKS[seat]).strong();
    }

    // ---- The board ----

    private void paintCells() {
        List<?> rows = ViewFields.list(view, "rows");
        for (int i = 0; i < SIZE; i++) {
            String letter = String.valueOf((char) ('a' + i));
            String digit = String.valueOf((char) ('1' + i));
            canvas.put(0, column(i), letter, TextStyle.PLAIN);
            canvas.put(BOTTOM, column(i), letter, TextStyle.PLAIN);
            canvas.put(line(i), 0, digit, TextStyle.PLAIN);
            canvas.put(line(i), RIGHT, digit, TextStyle.PLAIN);
            for (int column = 0; column < SIZE; column++) {
                String numbers = (String) rows.get(SIZE - 1 - i);
                canvas.put(line(i), column(column), numbers.substring(column, column + 1), TextStyle.PLAIN.strong());
            }
        }
    }

    private void paintDominoes() {
        List<?> laid = ViewFields.list(view, "laid");
        for (int i = 0; i < laid.size(); i++) {
            View domino = (View) laid.get(i);
            String slot = ViewFields.text(domino, "slot");
            boolean last = i == laid.size() - 1;
            int line = (line(slot.charAt(1) - '1') + line(slot.charAt(3) - '1')) / 2;
            int column = (column(slot.charAt(0) - 'a') + column(slot.charAt(2) - 'a')) / 2;
            boolean lying = slot.charAt(1) == slot.charAt(3);
            String picture = lying ? (last ? "═◆═" : "═══") : last ? "◆" : "║";
            canvas.put(line, lying ? column - 1 : column, picture, seat(ViewFields.number(domino, "seat")));
        }
    }

    private void paintTokens() {
        for (Object token : ViewFields.list(view, "tokens")) {
            String territory = ViewFields.text((View) token, "territory");
            int seat = ViewFields.number((View) token, "seat");
            int up = scene.flipped() ? 1 : -1;
            int line = line(territory.charAt(1) - '1') + up;
            int column = column(territory.charAt(0) - 'a') - up * STEP / 2;
            canvas.put(line, column, DominationRenderer.signOf(seat), seat(seat));
        }
    }

    // ---- Beside it ----

    private void say(int line, Text text, TextStyle style) {
        canvas.put(line, RIGHT + STEP, text.in(scene.language()), style);
    }

    private void paintStanding() {
        List<?> scores = ViewFields.list(view, "scores");
        List<?> racks = ViewFields.list(view, "racks");
        int line = TOP;
        if (ViewFields.text(view, "match").equals("mirrored")) {
            int game = ViewFields.number(view, "game");
            say(line++, new Text("Game " + game + " of 2", "Partie " + game + " sur 2"), TextStyle.PLAIN);
        }
        for (int seat = 0; seat < scores.size(); seat++) {
            String score = score((View) scores.get(seat));
            say(line++, Text.same(DominationRenderer.signOf(seat) + " " + score), seat(seat));
            say(
                    line++,
                    new Text("  on the rack: " + racks.get(seat), "  au chevalet : " + racks.get(seat)),
                    TextStyle.PLAIN);
        }
        int stock = ViewFields.number(view, "stock");
        say(line++, new Text("In the stock: " + stock, "Au talon : " + stock), TextStyle.PLAIN);
        if (view.fields().get("firstGame") instanceof View first) {
            StringBuilder ended = new StringBuilder();
            List<?> before = ViewFields.list(first, "scores");
            for (int seat = 0; seat < before.size(); seat++) {
                ended.append("  ")
                        .append(DominationRenderer.signOf(seat))
                        .append(' ')
                        .append(score((View) before.get(seat)));
            }
            say(line, new Text("First game:" + ended, "Première :" + ended), TextStyle.PLAIN);
        }
    }

    /** Territories, and how many of these are at the border. */
    private static String score(View score) {
        return ViewFields.number(score, "territories") + " (" + ViewFields.number(score, "border") + ")";
    }

    private void paintRack() {
        if (view.fields().get("rack") instanceof List<?> rack) {
            canvas.put(
                    BOTTOM + 2,
                    0,
                    named(new Text("Your dominoes: ", "Vos dominos : "), rack),
                    TextStyle.PLAIN.strong());
        }
        if (view.fields().get("deduced") instanceof List<?> other) {
            canvas.put(BOTTOM + 3, 0, named(new Text("The other has: ", "En face : "), other), TextStyle.PLAIN);
        }
    }

    private String named(Text name, List<?> dominoes) {
        return name.in(scene.language())
                + String.join("  ", dominoes.stream().map(String::valueOf).toList());
    }
}
