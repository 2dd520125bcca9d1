package parlour.bot.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.bot.Budget;
import parlour.bot.InformationState;
import parlour.bot.ScoredMove;
import parlour.bot.SeededRandom;
import parlour.bot.registry.BotRegistry;
import parlour.bot.tablebase.TablebaseSource;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.ParseResult;
import parlour.game.Position;
import parlour.game.RandomSource;
import parlour.registry.GameRegistry;

class ParallelBotTest {

    private static final Game GAME = GameRegistry.all().getFirst();

    @Test
    void aWholeGameOfATeamAgainstItselfIsLegal() throws NotationException {
        ParallelBot team = team(3);
        Position position = GAME.start(Options.defaults(GAME));
        RandomSource random = new SeededRandom(5);
        position.play(random.drawOutcome(position));
        for (int ply = 0; ply < 60 && !position.isOver(); ply++) {
            String before = position.notation();
            ScoredMove scored = team.chooseMove(
                    new InformationState(position, position.turn()), Budget.nodes(3_000), ignored -> {});
            assertEquals(before, position.notation(), "thinking changes nothing");
            ParseResult.Legal legal = assertInstanceOf(ParseResult.Legal.class, position.parseMove(scored.move()));
            position.play(legal.move());
        }
    }

    @Test
    void theOthersStopWithTheLeaderAndTheirNodesAreCounted() throws NotationException {
        Position position = GAME.start(Options.of(GAME, List.of("first=white")));
        List<Long> told = new ArrayList<>();
        ScoredMove scored = team(2).chooseMove(
                        new InformationState(position, 0),
                        Budget.nodes(50_000),
                        progress -> told.add(progress.nodes()));
        assertTrue(told.getLast() <= 50_000, "the leader keeps to the budget: " + told);
        assertTrue(scored.nodes() > told.getLast(), "the second one has thought too");
        assertEquals(
                0,
                Thread.getAllStackTraces().keySet().stream()
                        .filter(thread -> thread.getName().startsWith("team of"))
                        .count());
    }

    @Test
    void parallelBotNeedsAMember() {
        assertThrows(IllegalArgumentException.class, () -> new ParallelBot(List.of()));
    }

    private static ParallelBot team(int size) {
        return new ParallelBot(
                BotRegistry.parallelBot(GAME, size, TablebaseSource.NONE).orElseThrow());
    }
}
