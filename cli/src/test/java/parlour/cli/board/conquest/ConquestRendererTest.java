package parlour.cli.board.conquest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.cli.board.BoardRenderer;
import parlour.cli.board.BoardScene;
import parlour.cli.board.TextCanvas;
import parlour.cli.play.BoardRenderers;
import parlour.conquest.Conquest;
import parlour.game.Language;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Position;
import parlour.game.View;

/** The drawing agrees with the rules. */
final class ConquestRendererTest {

    private static final BoardRenderer LOOK = BoardRenderers.of(Conquest.CONQUEST);

    private static BoardScene scene(View view, String lastMove, boolean compact, boolean colours) {
        return new BoardScene(view, lastMove, false, compact, colours, Language.ENGLISH);
    }

    /** A die tumbled for a preview lies as the same die after the move. */
    @ParameterizedTest
    @ValueSource(strings = {"right", "left"})
    void aPreviewEndsWhereTheMoveEnds(String hand) throws NotationException {
        long seed = 20_261_115;
        Random random = new Random(seed);
        Options options = Options.of(Conquest.CONQUEST, List.of("handedness=" + hand, "first=white"));
        for (int game = 0; game < 20; game++) {
            Position position = Conquest.CONQUEST.start(options);
            while (!position.isOver()) {
                int move = position.legalMoveAt(random.nextInt(position.legalMoveCount()));
                String text = position.text(move);
                Route route = Route.of(text);
                Die before = Die.on(position.view(0), route.from()).orElseThrow();
                Die last = route.tumble(before).getLast();
                position.play(move);
                assertEquals(Die.on(position.view(0), last.square()).orElseThrow(), last, "seed " + seed + " " + text);
            }
        }
    }

    @Test
    void everySizeFitsItsTerminalWithAndWithoutColours() {
        View view = Conquest.CONQUEST.start(Options.defaults(Conquest.CONQUEST)).view(0);
        for (boolean colours : new boolean[] {false, true}) {
            for (boolean compact : new boolean[] {false, true}) {
                List<String> lines = LOOK.board(scene(view, "", compact, colours));
                assertTrue(lines.size() <= (compact ? 20 : 36));
                for (String line : lines) {
                    assertTrue(line.replaceAll("\033\\[[0-9;]*m", "").length() <= (compact ? 60 : 80), line);
                    assertTrue(!colours || line.endsWith(TextCanvas.RESET), "no colour runs on");
                }
            }
        }
    }

    @Test
    void aFlippedBoardIsRotatedNotMirrored() {
        View view = Conquest.CONQUEST.start(Options.defaults(Conquest.CONQUEST)).view(0);
        BoardScene flipped = new BoardScene(view, "", true, true, false, Language.ENGLISH);
        List<String> lines = LOOK.board(flipped);
        assertEquals("    i    h    g    f    e    d    c    b    a", lines.getFirst());
        assertEquals(" 8 (5)6 (1)5 (2)1 (6)2 (K)  (6)2 (2)1 (1)5 (5)6  8", lines.get(15));
        assertEquals("    3    3    3    3   ◇     3    3    3    3", lines.get(16));
    }

    @Test
    void aChartShowsBothWaysRound() throws NotationException {
        Position position = Conquest.CONQUEST.parse("k8/9/9/9/9/3B65/9/8K w 0 1", Options.defaults(Conquest.CONQUEST));
        List<String> moves = List.of("d3-d4-e4=3", "d3-e3-e4=6", "d3-d5=5");
        List<String> chart = LOOK.chart(scene(position.view(0), "", true, false), "d3", moves)
                .orElseThrow();
        assertTrue(String.join("\n", chart).contains("↑"), chart.toString());
        assertTrue(String.join("\n", chart).contains("→"), chart.toString());
    }
}
