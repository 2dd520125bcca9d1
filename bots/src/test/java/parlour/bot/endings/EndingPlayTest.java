package parlour.bot.endings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import parlour.bot.Thought;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.conquest.Handedness;
import parlour.game.MoveList;
import parlour.game.NotationException;
import parlour.game.Options;

final class EndingPlayTest {

    private static final long SEED = 1976;

    /** Whatever the other side plays, a won position is won within the plies the table gives it. */
    @Test
    void aWinIsWonInTimeAgainstAnyDefence() {
        assertWinsAreWonInTime(25);
    }

    @Test
    @Tag("long")
    void manyWinsAreWonInTimeAgainstAnyDefence() {
        assertWinsAreWonInTime(400);
    }

    private static void assertWinsAreWonInTime(int each) {
        SplittableRandom random = new SplittableRandom(SEED);
        for (EndingRules rules : Solved.allRules()) {
            Endings endings = Solved.by(rules);
            EndingPlay play = new EndingPlay(endings);
            int games = 0;
            while (games < each) {
                int index = random.nextInt(Layout.SIZE);
                int code = endings.code(index);
                if (!Layout.isWin(code)) {
                    continue;
                }
                games++;
                ConquestPosition position = Placement.at(index).position(rules, Handedness.RIGHT);
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
        position.moves(moves);
        return moves.get(random.nextInt(moves.size()));
    }

    @Test
    void bothSidesAtTheirBestTakeExactlyAsLongAsTheTableSays() {
        SplittableRandom random = new SplittableRandom(SEED + 1);
        Endings endings = Solved.by(Solved.CONQUEST);
        for (int tries = 0; tries < 400; tries++) {
            int index = random.nextInt(Layout.SIZE);
            int code = endings.code(index);
            if (code == Layout.UNPLAYABLE || code == Layout.DRAWN) {
                continue;
            }
            ConquestPosition position = Placement.at(index).position(Solved.CONQUEST, Handedness.RIGHT);
            Thought thought = new EndingPlay(endings).think(position).orElseThrow();
            assertEquals(code, thought.pliesToEnd());
            assertEquals(code, thought.line().size(), position::notation);
            assertTrue(thought.line().getLast().endsWith("#"), position::notation);
            assertEquals(thought.move(), thought.line().getFirst());
        }
    }

    @Test
    void nothingIsSaidOfPositionsThatAreNotInTheTable() throws NotationException {
        EndingPlay play = new EndingPlay(Solved.by(Solved.CONQUEST));
        ConquestPosition start = Conquest.CONQUEST.start(Options.defaults(Conquest.CONQUEST));
        assertTrue(play.best(start).isEmpty(), "the lot is to be drawn");
        start.play(ConquestPosition.WHITE);
        assertTrue(play.best(start).isEmpty());
        assertTrue(play.think(start).isEmpty());
    }

    @Test
    void severalLinesBeginWithTheBestAndEachIsPlayedToItsEnd() throws NotationException {
        Endings endings = Solved.by(Solved.CONQUEST);
        ConquestPosition position =
                Conquest.CONQUEST.parse("9/9/9/9/9/9/2k6/1K6A2 w 0 1", Options.defaults(Conquest.CONQUEST));
        EndingPlay play = new EndingPlay(endings);
        var lines = play.lines(position, 3);
        assertEquals(3, lines.size());
        assertEquals(
                play.think(position).orElseThrow().score(), lines.getFirst().score());
        for (int i = 0; i < lines.size(); i++) {
            Thought line = lines.get(i);
            assertEquals(line.pliesToEnd(), line.line().size(), line::toString);
            assertTrue(line.line().getLast().endsWith("#"), line::toString);
            assertTrue(i == 0 || lines.get(i - 1).score() >= line.score());
        }
    }
}
