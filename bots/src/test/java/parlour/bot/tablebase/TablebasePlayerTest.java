package parlour.bot.tablebase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import parlour.bot.ScoredMove;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.conquest.Handedness;
import parlour.game.MoveList;
import parlour.game.NotationException;
import parlour.game.Options;

final class TablebasePlayerTest {

    private static final long SEED = 1976;

    /** Whatever the other side plays, a won position is won within the plies given by the table. */
    @Test
    void wonPositionIsWonInTimeAgainstAnyDefence() {
        assertWinsAreWonInTime(25);
    }

    @Test
    @Tag("long")
    void manyWinsAreWonInTimeAgainstAnyDefence() {
        assertWinsAreWonInTime(400);
    }

    private static void assertWinsAreWonInTime(int each) {
        SplittableRandom random = new SplittableRandom(SEED);
        for (TablebaseRules rules : SolvedTablebases.allRules()) {
            Tablebase tablebase = SolvedTablebases.by(rules);
            TablebasePlayer play = new TablebasePlayer(tablebase);
            int games = 0;
            while (games < each) {
                int index = random.nextInt(TablebaseIndex.SIZE);
                int code = tablebase.code(index);
                if (!TablebaseIndex.isWin(code)) {
                    continue;
                }
                games++;
                ConquestPosition position = IndexedPosition.at(index).position(rules, Handedness.RIGHT);
                String start = position.notation();
                int winner = position.side();
                int plies = 0;
                for (; !position.isOver(); plies++) {
                    position.play(
                            position.side() == winner ? play.best(position).orElseThrow() : anyMove(position, random));
                }
                assertEquals(1, position.outcome().orElseThrow().share(winner), start);
                assertTrue(plies <= code, start);
            }
        }
    }

    private static int anyMove(ConquestPosition position, SplittableRandom random) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        return moves.get(random.nextInt(moves.size()));
    }

    @Test
    void bestPlayTakesExactlyThePliesOfTheTable() {
        SplittableRandom random = new SplittableRandom(SEED + 1);
        Tablebase tablebase = SolvedTablebases.by(SolvedTablebases.CONQUEST);
        for (int tries = 0; tries < 400; tries++) {
            int index = random.nextInt(TablebaseIndex.SIZE);
            int code = tablebase.code(index);
            if (code == TablebaseIndex.UNPLAYABLE || code == TablebaseIndex.DRAWN) {
                continue;
            }
            ConquestPosition position = IndexedPosition.at(index).position(SolvedTablebases.CONQUEST, Handedness.RIGHT);
            ScoredMove scored = new TablebasePlayer(tablebase).think(position).orElseThrow();
            assertEquals(code, scored.pliesToEnd());
            assertEquals(code, scored.line().size(), position::notation);
            assertTrue(scored.line().getLast().endsWith("#"), position::notation);
            assertEquals(scored.move(), scored.line().getFirst());
        }
    }

    @Test
    void positionsOutsideTheTableHaveNoMove() throws NotationException {
        TablebasePlayer play = new TablebasePlayer(SolvedTablebases.by(SolvedTablebases.CONQUEST));
        ConquestPosition start = Conquest.CONQUEST.start(Options.defaults(Conquest.CONQUEST));
        assertTrue(play.best(start).isEmpty(), "the lot is to be drawn");
        start.play(ConquestPosition.WHITE);
        assertTrue(play.best(start).isEmpty());
        assertTrue(play.think(start).isEmpty());
    }

    @Test
    void linesAreBestFirstAndReachTheEnd() throws NotationException {
        Tablebase tablebase = SolvedTablebases.by(SolvedTablebases.CONQUEST);
        ConquestPosition position =
                Conquest.CONQUEST.parse("9/9/9/9/9/9/2k6/1K6A2 w 0 1", Options.defaults(Conquest.CONQUEST));
        TablebasePlayer play = new TablebasePlayer(tablebase);
        var lines = play.lines(position, 3);
        assertEquals(3, lines.size());
        assertEquals(
                play.think(position).orElseThrow().score(), lines.getFirst().score());
        for (int i = 0; i < lines.size(); i++) {
            ScoredMove line = lines.get(i);
            assertEquals(line.pliesToEnd(), line.line().size(), line::toString);
            assertTrue(line.line().getLast().endsWith("#"), line::toString);
            assertTrue(i == 0 || lines.get(i - 1).score() >= line.score());
        }
    }
}
