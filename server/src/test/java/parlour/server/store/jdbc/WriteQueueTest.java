package parlour.server.store.jdbc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;

final class WriteQueueTest {

    private final WriteQueue<String> waiting = new WriteQueue<>(3);

    @Test
    void elementsAreTakenInOrder() {
        assertTrue(waiting.add("a"));
        assertTrue(waiting.add("b"));
        assertTrue(waiting.add("c"));
        assertEquals(List.of("a", "b"), waiting.take(2));
        assertEquals(List.of("c"), waiting.take(2));
    }

    @Test
    void takeBlocksWhileEmpty() {
        CompletableFuture<List<String>> taken = CompletableFuture.supplyAsync(() -> waiting.take(9));
        waiting.add("a");
        assertEquals(List.of("a"), taken.join());
    }

    @Test
    void addBlocksWhileFull() {
        waiting.add("a");
        waiting.add("b");
        waiting.add("c");
        CompletableFuture<Boolean> added = CompletableFuture.supplyAsync(() -> waiting.add("d"));
        assertThrows(TimeoutException.class, () -> added.get(50, TimeUnit.MILLISECONDS));
        assertEquals(List.of("a"), waiting.take(1));
        assertTrue(added.join());
        assertEquals(List.of("b", "c", "d"), waiting.take(9));
    }

    @Test
    void closedQueueCanBeDrainedButNotFilled() {
        waiting.add("a");
        waiting.close();
        assertFalse(waiting.add("b"));
        assertEquals(List.of("a"), waiting.take(9));
        assertEquals(List.of(), waiting.take(9));
    }

    @Test
    void closingReleasesBlockedAdds() {
        waiting.add("a");
        waiting.add("b");
        waiting.add("c");
        CompletableFuture<Boolean> added = CompletableFuture.supplyAsync(() -> waiting.add("d"));
        waiting.close();
        assertFalse(added.join());
        assertEquals(List.of("a", "b", "c"), waiting.take(9));
    }
}
