package parlour.cli.console;

import java.util.concurrent.TimeUnit;
import parlour.game.Text;

/**
 * A progress bar on the terminal for work that takes more than two seconds. Nothing is drawn before that, nor without a
 * terminal, and the bar is removed at the end.
 */
public final class ProgressBar implements AutoCloseable {

    private static final long DELAY = TimeUnit.SECONDS.toNanos(2);
    private static final long REDRAW_INTERVAL = TimeUnit.MILLISECONDS.toNanos(100);
    private static final int WIDTH = 30;

    private final Console console;
    private final Text what;
    private final long begun = System.nanoTime();
    private long drawn;
    private boolean visible;

    public ProgressBar(Console console, Text what) {
        this.console = console;
        this.what = what;
    }

    public void at(long done, long of) {
        at(done, of, "");
    }

    /**
     * Redraws the bar, if it is time to.
     *
     * @param note a few words after the bar, always of the same length to avoid flicker
     */
    public synchronized void at(long done, long of, String note) {
        long now = System.nanoTime();
        if (!console.errIsTerminal() || now - begun < DELAY || now - drawn < REDRAW_INTERVAL) {
            return;
        }
        drawn = now;
        visible = true;
        int full = of == 0 ? 0 : (int) (WIDTH * done / of);
        long percent = of == 0 ? 0 : 100 * done / of;
        String bar = "█".repeat(full) + "░".repeat(WIDTH - full);
        console.err()
                .print("\r" + console.in(what) + " " + bar + " " + percent + " % " + left(now, done, of) + note
                        + "\033[K");
        console.err().flush();
    }

    private String left(long now, long done, long of) {
        if (done == 0) {
            return "";
        }
        long seconds = TimeUnit.NANOSECONDS.toSeconds((long) ((double) (now - begun) / done * (of - done)));
        return seconds < 60 ? seconds + " s " : seconds / 60 + " min ";
    }

    @Override
    public synchronized void close() {
        if (visible) {
            console.err().print("\r\033[K");
            console.err().flush();
        }
    }
}
