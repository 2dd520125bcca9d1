package parlour.bot.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ScheduleTest {

    @Test
    void twoContendersPlayEveryOpeningTwiceWithSeatsExchanged() {
        Schedule schedule = Schedule.of(2, 2, 10);
        assertEquals(5, schedule.rounds());
        assertEquals(List.of(List.of(0, 1), List.of(1, 0)), schedule.tables(3));
        assertEquals(3, schedule.opening(3));
    }

    @Test
    void threeContendersMeetFromTheSameOpening() {
        Schedule schedule = Schedule.of(3, 2, 12);
        assertEquals(6, schedule.rounds());
        assertEquals(List.of(List.of(0, 2), List.of(2, 0)), schedule.tables(1));
        assertEquals(
                List.of(0, 0, 0, 1, 1, 1),
                List.of(0, 1, 2, 3, 4, 5).stream().map(schedule::opening).toList());
    }

    @Test
    void fourContendersRotateThroughFourSeats() {
        assertEquals(
                List.of(List.of(0, 1, 2, 3), List.of(1, 2, 3, 0), List.of(2, 3, 0, 1), List.of(3, 0, 1, 2)),
                Schedule.of(4, 4, 4).tables(0));
    }

    /** Contenders, seats, games requested, games played. */
    @ParameterizedTest
    @CsvSource(textBlock = """
                    2, 2, 10, 10
                    2, 2,  9, 10
                    2, 2,  1,  2
                    3, 2, 10, 12
                    4, 2, 12, 12
                    3, 3,  7,  9
                    4, 3, 12, 12
                    4, 4,  5,  8
                    2, 3,  6,  6
                    2, 4,  5,  6
                    3, 4, 12, 12
                    """)
    void everybodySitsOnEverySeatEquallyOften(int contenders, int seats, int asked, int played) {
        Schedule schedule = Schedule.of(contenders, seats, asked);
        int[][] sat = new int[contenders][seats];
        List<List<Integer>> tables = new ArrayList<>();
        for (int round = 0; round < schedule.rounds(); round++) {
            tables.addAll(schedule.tables(round));
        }
        assertEquals(played, tables.size());
        assertEquals(played, schedule.games());
        for (List<Integer> table : tables) {
            assertTrue(table.stream().distinct().count() > 1, "nobody plays only against themselves");
            for (int seat = 0; seat < seats; seat++) {
                sat[table.get(seat)][seat]++;
            }
        }
        for (int[] row : sat) {
            for (int times : row) {
                assertEquals(played / contenders, times);
            }
        }
    }
}
