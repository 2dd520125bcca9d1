package parlour.game;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class MoveListTest {

    @Test
    void listGrowsAndKeepsTheOrder() {
        MoveList list = new MoveList(0);
        for (int move = 0; move < 100; move++) {
            list.add(move * 3);
        }
        assertEquals(100, list.size());
        assertEquals(297, list.get(99));
        assertTrue(list.contains(150));
        assertFalse(list.contains(151));
    }

    @Test
    void clearedListIsEmpty() {
        MoveList list = new MoveList();
        list.add(7);
        assertFalse(list.isEmpty());
        list.clear();
        assertTrue(list.isEmpty());
        assertFalse(list.contains(7));
        assertArrayEquals(new int[0], list.toArray());
    }

    @Test
    void moveIsReplacedInPlace() {
        MoveList list = new MoveList(1);
        list.add(1);
        list.add(2);
        list.set(0, 5);
        assertArrayEquals(new int[] {5, 2}, list.toArray());
    }

    @Test
    void arrayIsACopy() {
        MoveList list = new MoveList();
        list.add(1);
        list.toArray()[0] = 9;
        assertEquals(1, list.get(0));
    }
}
