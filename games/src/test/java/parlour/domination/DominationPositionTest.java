package parlour.domination;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.game.MoveList;
import parlour.game.Position;
import parlour.game.Text;
import parlour.game.View;
import parlour.game.contract.RandomPlay;

/** Queries of a position other than its moves and text. */
class DominationPositionTest {

    @Test
    void lotHasOneOutcomePerSeat() {
        DominationPosition start = DominationFixtures.start("seats=3");
        assertEquals(3, start.totalWeight());
        for (int seat = 0; seat < 3; seat++) {
            int lot = start.outcomeAt(seat);
            assertEquals("lot:seat" + (seat + 1), start.text(lot));
            assertEquals(1, start.weight(lot));
            for (int viewer : new int[] {0, 1, 2, Position.SPECTATOR}) {
                assertEquals(start.text(lot), start.textFor(lot, viewer));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"0, 2", "20, 2", "111, 2", "50, 3", "5, 4"})
    void countingAndPickingMovesMatchListing(int laid, int seats) {
        DominationPosition position = DominationFixtures.random(laid, laid, "seats=" + seats);
        MoveList moves = RandomPlay.listed(position);
        assertEquals(moves.size(), position.legalMoveCount());
        for (int i = 0; i < moves.size(); i++) {
            assertEquals(moves.get(i), position.legalMoveAt(i));
        }
    }

    @Test
    void undoBeyondTheFirstMoveThrows() {
        DominationPosition position = DominationFixtures.start("first=lot");
        assertThrows(IllegalStateException.class, position::undo);
        DominationFixtures.play(position, "lot:seat2", "draw:0-0");
        position.undo();
        position.undo();
        assertThrows(IllegalStateException.class, position::undo);
        assertEquals("A ? - /", position.toString());
    }

    @Test
    void pointsAreTerritoriesThenBorderTerritories() {
        DominationPosition position = DominationFixtures.parse("A 1 a1b1a2b2a1a2 00000001010102/02051112222525");
        DominationFixtures.play(position, "2-5@b1b2");
        assertEquals(List.of(0, 0), position.points(0));
        assertEquals(List.of(1, 1), position.points(1));
        DominationPosition inside = DominationFixtures.parse("A 1 d4e4d5e5d4d5 00000001010102/02111323232335");
        DominationFixtures.play(inside, "1-3@e4e5");
        assertEquals(List.of(1, 0), inside.points(1));
    }

    @ParameterizedTest
    @CsvSource({"match=single, 30", "match=single, 0", "match=mirrored, 100"})
    void copyIsEqualInEveryRespect(String match, int laid) {
        DominationPosition position = DominationFixtures.random(2, laid, match);
        DominationPosition copy = position.copy();
        assertEquals(position.notation(), copy.notation());
        assertEquals(position.hash(), copy.hash());
        assertEquals(DominationFixtures.moves(position), DominationFixtures.moves(copy));
        for (int viewer : new int[] {0, 1, Position.SPECTATOR}) {
            assertEquals(position.view(viewer), copy.view(viewer));
        }
    }

    @Test
    void drawViewHasOnlyItsText() {
        DominationPosition position = DominationFixtures.start("first=seat1");
        assertEquals(new View().with("text", "draw:0-0"), position.moveView(position.legalMoveAt(0)));
        assertEquals(new View().with("text", "draw:6-6"), position.moveView(position.legalMoveAt(27)));
    }

    @Test
    void theGameHasANameAndASummary() {
        assertEquals("domination", Domination.DOMINATION.id());
        assertEquals(Text.same("Domination"), Domination.DOMINATION.title());
        assertTrue(Domination.DOMINATION.summary().fr().contains("dominos"));
    }

    /** Hashes are the same on every machine and in every version. */
    @ParameterizedTest
    @CsvSource({
        "first=lot, 0, 78ec27a5b526e567",
        "first=lot, 1, 79a13e8b14bcf995",
        "first=seat1, 0, 552a1ec914d4817e",
        "first=seat2, 14, 18c67318b806fba8",
        "seats=3 first=seat1, 100, 3fb083f8777d39dc",
        "seats=4 first=seat3, 224, 9db557a979e7cb4f",
        "match=mirrored first=seat1, 20, 499dd2f7618606ed",
        "match=mirrored first=seat2, 230, 4a85db91e2ca1d20",
        "match=mirrored first=seat2, 448, e0d4ea8e28305bb",
    })
    void hashesNeverChange(String settings, int moves, String hash) {
        DominationPosition position = DominationFixtures.start(settings.split(" ", -1));
        RandomPlay.playOn(position, RandomPlay.random(1), moves);
        assertEquals(hash, Long.toHexString(position.hash()));
    }
}
