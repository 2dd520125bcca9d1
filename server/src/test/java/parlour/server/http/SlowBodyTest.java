package parlour.server.http;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** Bodies that arrive slowly, with a clock of their own. */
final class SlowBodyTest {

    private final AtomicLong nanos = new AtomicLong();

    /** Gives one byte at a time, each after a while. */
    private InputStream dripping(int bytes, long millisEach) {
        return new InputStream() {
            private int left = bytes;

            @Override
            public int read() {
                nanos.addAndGet(millisEach * 1_000_000);
                return left-- > 0 ? 'x' : -1;
            }

            @Override
            public int read(byte[] into, int from, int max) {
                int next = read();
                if (next < 0) {
                    return -1;
                }
                into[from] = (byte) next;
                return 1;
            }
        };
    }

    @Test
    void bodyThatArrivesTooSlowlyIsNotWaitedFor() {
        HttpRefusalException refused = assertThrows(
                HttpRefusalException.class, () -> JsonBody.read(dripping(100_000, 1_000), 200_000, nanos::get));
        assertEquals(400, refused.status());
        assertTrue(nanos.get() < 15_000_000_000L, "after " + nanos.get());
    }

    @Test
    void bodyOverASlowLineIsRead() throws IOException {
        assertEquals(8_000, JsonBody.read(dripping(8_000, 9), 8_192, nanos::get).length);
    }

    @Test
    void bodyIsReadUpToTheMaximum() throws IOException {
        byte[] bytes = new byte[5_000];
        bytes[4_999] = 7;
        assertArrayEquals(bytes, JsonBody.read(new ByteArrayInputStream(bytes), 9_000, nanos::get));
        assertEquals(3_000, JsonBody.read(new ByteArrayInputStream(bytes), 3_000, nanos::get).length);
    }
}
