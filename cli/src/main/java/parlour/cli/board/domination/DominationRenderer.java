package parlour.cli.board.domination;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.cli.board.BoardRenderer;
import parlour.cli.board.BoardScene;
import parlour.cli.board.PieceDetails;
import parlour.cli.board.ViewFields;
import parlour.game.Game;
import parlour.game.Text;
import parlour.game.View;

/** Domination at a terminal: the numbered cells, the dominoes between them, the tokens, and the viewer's rack. */
public final class DominationRenderer implements BoardRenderer {

    private static final String PASS = "pass";
    private static final List<String> SIGNS = List.of("●", "▲", "■", "✚");

    @Override
    public List<String> board(BoardScene scene) {
        return new DominationBoard(scene).paint();
    }

    /** The same marks as on the page: disc, triangle, square, cross. */
    @Override
    public String sign(int seat) {
        return signOf(seat);
    }

    static String signOf(int seat) {
        return SIGNS.get(seat);
    }

    @Override
    public String tally(BoardScene scene) {
        StringBuilder tally = new StringBuilder();
        List<?> scores = ViewFields.list(scene.view(), "scores");
        for (int seat = 0; seat < scores.size(); seat++) {
            int territories = ViewFields.number((View) scores.get(seat), "territories");
            tally.append(seat == 0 ? "" : "  ").append(sign(seat)).append(' ').append(territories);
        }
        return tally.toString();
    }

    /** The moves with a domino, {@code 2-5} or {@code 5-2}, or next to a cell. */
    @Override
    public Optional<PieceDetails> details(BoardScene scene, String place, List<String> moves) {
        Optional<String> pair = pair(place);
        boolean isCell = place.matches("[a-h][1-8]");
        if (pair.isEmpty() && !isCell) {
            return Optional.empty();
        }
        List<PieceDetails.Choice> choices = new ArrayList<>();
        for (String move : moves) {
            if (move.equals(PASS)) {
                continue;
            }
            String slot = move.substring(move.indexOf('@') + 1);
            boolean fits = isCell
                    ? slot.startsWith(place) || slot.substring(2).startsWith(place)
                    : move.startsWith(pair.get() + "@");
            if (fits) {
                choices.add(new PieceDetails.Choice(move, remark(move).in(scene.language())));
            }
        }
        return Optional.of(new PieceDetails(List.of(), choices));
    }

    private static Optional<String> pair(String typed) {
        if (!typed.matches("[0-6]-[0-6]")) {
            return Optional.empty();
        }
        boolean inOrder = typed.charAt(0) <= typed.charAt(2);
        return Optional.of(inOrder ? typed : typed.charAt(2) + "-" + typed.charAt(0));
    }

    private static Text remark(String move) {
        if (move.endsWith("**")) {
            return new Text("conquers two territories", "conquiert deux territoires");
        }
        return move.endsWith("*") ? new Text("conquers a territory", "conquiert un territoire") : Text.same("");
    }

    /** Drawn dominoes are hidden: their owner sees them on the rack. */
    @Override
    public Optional<Text> drawn(Game game, String outcome) {
        if (!outcome.startsWith("lot:")) {
            return Optional.empty();
        }
        Text beginner = game.seatNames().get(outcome.charAt(outcome.length() - 1) - '1');
        return Optional.of(new Text(
                "Drawn by lot: " + beginner.en() + " goes first.",
                "Tirage au sort : les " + beginner.fr() + " commencent."));
    }

    @Override
    public Text typed() {
        return new Text("""
                A move: 2-5@c3d3     see what it conquers; then Enter plays it, no cancels it
                A domino such as 2-5 where you may lay it
                A cell such as c3    what you may lay beside it
                pass                 when none of your dominoes can be laid""", """
                Un coup : 2-5@c3d3   voir ce qu’il conquiert ; Entrée le joue, non l’annule
                Un domino comme 2-5  où vous pouvez le poser
                Une case comme c3    ce que vous pouvez y poser
                pass                 passer, quand aucun de vos dominos ne peut être posé""");
    }

    @Override
    public Optional<Text> legend() {
        return Optional.of(new Text("""
                A move is a domino and the two cells it lies between; the cells alone will do: c3d3.
                ═ and ║ are dominoes, ◆ the last one; ● ▲ ■ ✚ are tokens in conquered territories.""", """
                Un coup est un domino et les deux cases qu’il relie ; les cases suffisent : c3d3.
                ═ et ║ sont des dominos, ◆ le dernier ; ● ▲ ■ ✚ sont les jetons des territoires conquis."""));
    }
}
