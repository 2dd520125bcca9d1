package parlour.bot.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.bot.Budget;
import parlour.bot.Knowledge;
import parlour.bot.SeededLots;
import parlour.bot.Thought;
import parlour.bot.endings.EndingsSource;
import parlour.bot.shelf.Bots;
import parlour.game.Game;
import parlour.game.Lots;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Position;
import parlour.game.Reading;
import parlour.shelf.Shelf;

class TeamTest {

    private static final Game GAME = Shelf.games().getFirst();

    @Test
    void aWholeGameOfATeamAgainstItselfIsLegal() throws NotationException {
        Team team = team(3);
        Position position = GAME.start(Options.defaults(GAME));
        Lots lots = new SeededLots(5);
        position.play(lots.outcome(position));
        for (int ply = 0; ply < 60 && !position.isOver(); ply++) {
            String before = position.notation();
            Thought thought = team.think(new Knowledge(position, position.turn()), Budget.nodes(3_000), ignored -> {});
            assertEquals(before, position.notation(), "thinking changes nothing");
            Reading.Legal legal = assertInstanceOf(Reading.Legal.class, position.read(thought.move()));
            position.play(legal.move());
        }
    }

    @Test
    void theOthersStopWithTheLeaderAndTheirNodesAreCounted() throws NotationException {
        Position position = GAME.start(Options.of(GAME, List.of("first=white")));
        List<Long> told = new ArrayList<>();
        Thought thought =
                team(2).think(new Knowledge(position, 0), Budget.nodes(50_000), progress -> told.add(progress.nodes()));
        assertTrue(told.getLast() <= 50_000, "the leader keeps to the budget: " + told);
        assertTrue(thought.nodes() > told.getLast(), "the second one has thought too");
        assertEquals(
                0,
                Thread.getAllStackTraces().keySet().stream()
                        .filter(thread -> thread.getName().startsWith("team of"))
                        .count());
    }

    @Test
    void aTeamOfNobodyIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> new Team(List.of()));
    }

    private static Team team(int size) {
        return new Team(Bots.team(GAME, size, EndingsSource.NONE).orElseThrow());
    }
}
