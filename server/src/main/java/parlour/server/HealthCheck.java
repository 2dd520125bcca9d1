package parlour.server;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import parlour.game.View;
import parlour.server.store.StoreException;
import parlour.server.store.jdbc.ServingTime;
import parlour.server.version.Version;

/** Answers whether the server can write to its database, by writing to it: at most once a second, whoever asks. */
final class HealthCheck {

    private static final Duration CACHED = Duration.ofSeconds(1);
    private static final Duration PATIENCE = Duration.ofSeconds(3);

    private final ServingTime servingTime;
    private @Nullable CompletableFuture<Void> last;
    private long lastAt;

    HealthCheck(ServingTime servingTime) {
        this.servingTime = servingTime;
    }

    /** @throws StoreException if the database cannot be written, or does not answer */
    View answer() {
        try {
            check().get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
            return new View().with("status", "ok").with("version", Version.CURRENT.toString());
        } catch (ExecutionException | TimeoutException failure) {
            throw StoreException.nothingWritten(failure);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw StoreException.closed();
        }
    }

    private synchronized CompletableFuture<Void> check() {
        CompletableFuture<Void> check = last;
        if (check == null || System.nanoTime() - lastAt >= CACHED.toNanos()) {
            check = servingTime.thoroughHeartbeat();
            last = check;
            lastAt = System.nanoTime();
        }
        return check;
    }
}
