package parlour.conquest;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.game.NotationException;
import parlour.game.ParseResult;
import parlour.game.Position;
import parlour.game.Text;
import parlour.game.contract.RandomPlay;

/** Queries of a position other than its moves and text. */
class ConquestPositionTest {

    private static final Edition SIX_FACES = new Edition("sixfaces", List.of());

    private static void play(ConquestPosition position, String text) throws NotationException {
        position.play(((ParseResult.Legal) position.parseMove(text)).move());
    }

    @Test
    void diceCountFollowsCapturesAndUndo() throws NotationException {
        ConquestPosition position = SIX_FACES.parse("k8/9/9/9/9/1a27/1A37/8K w 0 1");
        assertEquals(2, position.seats());
        assertEquals(4, position.dice());
        play(position, "b2xb3");
        assertEquals(3, position.dice());
        assertEquals(3, position.copy().dice());
        position.undo();
        assertEquals(4, position.dice());
    }

    @Test
    void positionIsDecidedOnceAMoveHasEndedTheGame() throws NotationException {
        ConquestPosition position = SIX_FACES.parse("k8/K8/9/9/9/9/9/9 w 0 1");
        assertFalse(position.isDecided());
        play(position, "Ka7xa8");
        assertTrue(position.isDecided());
        position.undo();
        assertFalse(position.isDecided());
    }

    @Test
    void undoBeyondTheFirstMoveThrows() throws NotationException {
        ConquestPosition position = SIX_FACES.start();
        assertThrows(IllegalStateException.class, position::undo);
        play(position, "e1-e2");
        position.undo();
        assertThrows(IllegalStateException.class, position::undo);
        assertEquals(SIX_FACES.start().notation(), position.toString());
    }

    /** The history has room for 64 plies before it grows. */
    @Test
    void nullMoveIsPossibleAfterAnyNumberOfMoves() throws NotationException {
        ConquestPosition position = new Edition("sixfaces", List.of("repetition=off", "noProgress=off")).start();
        String[] steps = {"e1-e2", "e8-e7", "e2-e1", "e7-e8"};
        for (int ply = 0; ply < 64; ply++) {
            play(position, steps[ply % 4]);
        }
        String before = position.notation();
        position.playNullMove();
        assertEquals(ConquestPosition.BLACK, position.turn());
        position.undoNullMove();
        assertEquals(before, position.notation());
        position.undo();
        assertEquals(ConquestPosition.BLACK, position.turn());
    }

    @Test
    void repliesAreCountedBeforeTheLotAndAfterTheEnd() {
        ConquestPosition start = new Edition("conquest", List.of()).start();
        assertEquals(Position.CHANCE, start.turn());
        assertEquals(2L * SIX_FACES.start().legalMoveCount(), start.perft2());
        assertEquals(
                List.of("lot:white", "lot:black"),
                List.of(start.text(start.legalMoveAt(0)), start.text(start.legalMoveAt(1))));
        assertEquals(0, SIX_FACES.parse("4K4/9/9/9/9/9/9/k8 b 0 9").perft2());
    }

    /** A hundred plies without a capture are a draw, to which there is no reply. */
    @Test
    void repliesAreCountedUpToADraw() {
        assertEquals(4, SIX_FACES.parse("k8/9/9/9/9/9/9/8K w 98 60").perft2());
        assertEquals(0, SIX_FACES.parse("k8/9/9/9/9/9/9/8K w 99 60").perft2());
    }

    /** Each side's die blocks the other's. */
    @Test
    void copyHasTheSameMovesForBothSides() {
        for (String turn : List.of("w", "b")) {
            ConquestPosition position = SIX_FACES.parse("k8/9/3d25/9/3D25/9/9/8K " + turn + " 3 9");
            assertArrayEquals(
                    Edition.moves(position).toArray(),
                    Edition.moves(position.copy()).toArray());
        }
    }

    @Test
    void sampleIsACopyBecauseNothingIsHidden() {
        ConquestPosition position = SIX_FACES.start();
        ConquestPosition sample = position.sample(1, RandomPlay.random(1));
        assertEquals(position.notation(), sample.notation());
        sample.play(sample.legalMoveAt(0));
        assertEquals(SIX_FACES.start().notation(), position.notation());
    }

    @Test
    void bothEditionsDeclareMovesAndNameTheirSeats() {
        assertTrue(Conquest.CONQUEST.declaresMoves());
        assertTrue(Conquest.SIX_FACES.declaresMoves());
        assertEquals(List.of(new Text("White", "Blancs"), new Text("Black", "Noirs")), Conquest.CONQUEST.seatNames());
        assertEquals(List.of(new Text("White", "Blancs"), new Text("Red", "Rouges")), Conquest.SIX_FACES.seatNames());
        assertTrue(Conquest.CONQUEST.summary().fr().contains("dé clef"));
        assertTrue(Conquest.SIX_FACES.summary().fr().contains("édition française"));
    }
}
