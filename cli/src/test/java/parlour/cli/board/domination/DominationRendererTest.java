package parlour.cli.board.domination;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.bot.SeededRandom;
import parlour.cli.board.BoardRenderer;
import parlour.cli.board.BoardScene;
import parlour.cli.board.PieceDetails;
import parlour.cli.play.BoardRenderers;
import parlour.domination.Domination;
import parlour.game.Language;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Position;
import parlour.game.RandomSource;
import parlour.game.View;

/** The drawing shows what the view contains, and no more. */
final class DominationRendererTest {

    private static final BoardRenderer LOOK = BoardRenderers.of(Domination.DOMINATION);
    private static final String CONQUERED = "A 1 a1b1a2b2a1a2b1b2 00000001010102/02051112222533";

    private static BoardScene scene(View view, boolean flipped, boolean colours) {
        return new BoardScene(view, "", flipped, false, colours, Language.ENGLISH);
    }

    private static Position position(String notation) throws NotationException {
        return Domination.DOMINATION.parse(notation, Options.defaults(Domination.DOMINATION));
    }

    @Test
    void dominoesAndTokensAreDrawnWhereTheViewPutsThem() throws NotationException {
        List<String> lines = LOOK.board(scene(position(CONQUERED).view(0), false, false));
        assertEquals("""
                   a   b   c   d   e   f   g   h
                8  2   4   4   5   5   0   3   3   8   ● 0 (0)
                                                         on the rack: 7
                7  2   6   1   1   6   0   1   5   7   ▲ 1 (1)
                                                         on the rack: 7
                6  0   6   0   2   6   4   4   5   6   In the stock: 94

                5  0   3   5   5   3   3   6   6   5

                4  1   3   2   1   1   2   2   3   4

                3  1   4   4   6   5   5   4   4   3

                2  6═══5   0   0   0   3   3   0   2
                   ║ ▲ ◆
                1  6═══2   2   4   1   1   2   2   1
                   a   b   c   d   e   f   g   h

                Your dominoes: 0-0  0-0  0-0  0-1  0-1  0-1  0-2""", String.join("\n", lines));
    }

    @Test
    void aFlippedBoardIsRotatedNotMirrored() throws NotationException {
        List<String> lines = LOOK.board(scene(position(CONQUERED).view(0), true, false));
        assertEquals("   h   g   f   e   d   c   b   a", lines.getFirst());
        assertTrue(lines.get(1).startsWith("1  2   2   1   1   4   2   2═══6   1"), lines.get(1));
        assertTrue(lines.get(2).startsWith("                           ◆ ▲ ║"), lines.get(2));
    }

    @ParameterizedTest
    @ValueSource(strings = {"seats=2", "seats=3", "seats=4", "match=mirrored"})
    void everyBoardFitsAnOrdinaryTerminal(String setting) throws NotationException {
        Position position = Domination.DOMINATION.start(Options.of(Domination.DOMINATION, List.of(setting)));
        RandomSource random = new SeededRandom(1);
        while (!position.isOver()) {
            boolean chance = position.turn() == Position.CHANCE;
            position.play(
                    chance
                            ? random.drawOutcome(position)
                            : position.legalMoveAt(random.nextInt(position.legalMoveCount())));
            for (boolean colours : new boolean[] {false, true}) {
                List<String> lines = LOOK.board(scene(position.view(1), false, colours));
                assertTrue(lines.size() <= 21);
                for (String line : lines) {
                    assertTrue(line.replaceAll("\033\\[[0-9;]*m", "").length() <= 80, line);
                }
            }
        }
    }

    @Test
    void onlyTheOwnRackIsShown() throws NotationException {
        Position position = position(CONQUERED);
        String all = String.join("\n", LOOK.board(scene(position.view(Position.SPECTATOR), false, false)));
        assertFalse(all.contains("-"), all);
        String second = String.join("\n", LOOK.board(scene(position.view(1), false, false)));
        assertTrue(second.contains("Your dominoes: 0-2  0-5  1-1  1-2  2-2  2-5  3-3"), second);
        assertFalse(second.contains("0-0"), second);
    }

    @Test
    void aDominoOrACellListsItsMoves() throws NotationException {
        BoardScene scene = scene(position(CONQUERED).view(0), false, false);
        List<String> moves = List.of("0-0@c2d2", "0-1@a4a5", "0-2@c1c2*");
        assertEquals(
                List.of(new PieceDetails.Choice("0-2@c1c2*", "conquers a territory")),
                LOOK.details(scene, "2-0", moves).orElseThrow().choices());
        assertEquals(
                List.of("0-0@c2d2", "0-2@c1c2*"),
                LOOK.details(scene, "c2", moves).orElseThrow().choices().stream()
                        .map(PieceDetails.Choice::move)
                        .toList());
        assertTrue(LOOK.details(scene, "c2d2", moves).isEmpty());
    }

    @Test
    void theFirstPlayerIsAnnouncedAndDealtDominoesAreNot() {
        assertEquals(
                "Drawn by lot: Red goes first.",
                LOOK.drawn(Domination.DOMINATION, "lot:seat3").orElseThrow().en());
        assertTrue(LOOK.drawn(Domination.DOMINATION, "draw:?").isEmpty());
    }
}
