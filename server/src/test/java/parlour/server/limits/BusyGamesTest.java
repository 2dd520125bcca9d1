package parlour.server.limits;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class BusyGamesTest {

    private final AtomicLong nanos = new AtomicLong();
    private final BusyGames games = new BusyGames(nanos::get);

    /** Moves made one after the other, at even intervals, and a pause after them. */
    @ParameterizedTest
    @CsvSource({"1050, 1, 0, true", "1050, 1, 100, true", "1050, 1, 250, false", "100, 10, 0, false", "19, 0, 0, false"
    })
    void manyMovesInAShortTimeAreNoticedAndForgotten(int moves, int millis, int pause, boolean areMany) {
        for (int i = 0; i < moves; i++) {
            nanos.addAndGet(millis * 1_000_000L);
            games.moved(1);
        }
        nanos.addAndGet(pause * 1_000_000L);
        assertEquals(areMany, games.areMany());
    }
}
