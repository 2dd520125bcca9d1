package parlour.bot.conquest.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;
import parlour.bot.ScoredMove;
import parlour.bot.conquest.ConquestPositions;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.game.MoveList;

class TranspositionTableTest {

    @Test
    void storedEntryIsFound() {
        TranspositionTable table = new TranspositionTable(8);
        Random random = new Random(1);
        for (int i = 0; i < 200; i++) {
            ConquestPosition position = ConquestPositions.random(Conquest.CONQUEST, random, 1 + i % 40);
            MoveList moves = new MoveList();
            position.legalMoves(moves);
            for (int j = 0; j < moves.size(); j++) {
                int score = random.nextInt(2 * ScoredMove.WIN + 1) - ScoredMove.WIN;
                int eval = random.nextInt(20_000) - 10_000;
                int depth = random.nextInt(60);
                int bound = 1 + random.nextInt(3);
                table.clear();
                table.store(position.hash(), moves.get(j), score, eval, depth, bound);
                long known = table.probe(position.hash());
                assertEquals(moves.get(j), TranspositionTable.move(known));
                assertEquals(score, TranspositionTable.score(known));
                assertEquals(eval, TranspositionTable.eval(known));
                assertEquals(depth, TranspositionTable.depth(known));
                assertEquals(bound, TranspositionTable.bound(known));
            }
        }
    }

    @Test
    void positionsInTheSameSlotAreNotConfused() {
        TranspositionTable table = new TranspositionTable(4);
        table.store(0x5000_0000_0000_0003L, 0, 10, 0, 5, TranspositionTable.EXACT);
        assertEquals(0, table.probe(0x6000_0000_0000_0003L));
        assertEquals(10, TranspositionTable.score(table.probe(0x5000_0000_0000_0003L)));
    }

    @Test
    void shallowerEntryIsReplaced() {
        TranspositionTable table = new TranspositionTable(4);
        table.store(0x1_0000_0002L, 0, 1, 0, 9, TranspositionTable.EXACT);
        table.store(0x2_0000_0002L, 0, 2, 0, 2, TranspositionTable.EXACT);
        table.store(0x3_0000_0002L, 0, 3, 0, 1, TranspositionTable.EXACT);
        assertEquals(9, TranspositionTable.depth(table.probe(0x1_0000_0002L)));
        assertEquals(0, table.probe(0x2_0000_0002L));
        assertEquals(3, TranspositionTable.score(table.probe(0x3_0000_0002L)));
    }

    @Test
    void entriesOfOlderSearchesAreReplacedFirst() {
        TranspositionTable table = new TranspositionTable(4);
        table.store(0x1_0000_0002L, 0, 1, 0, 9, TranspositionTable.EXACT);
        table.newSearch();
        table.store(0x2_0000_0002L, 0, 2, 0, 2, TranspositionTable.EXACT);
        table.store(0x3_0000_0002L, 0, 3, 0, 1, TranspositionTable.EXACT);
        assertEquals(0, table.probe(0x1_0000_0002L));
    }
}
