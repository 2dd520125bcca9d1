package parlour.server.people;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import parlour.game.Refusal;

/**
 * Makes and checks what is kept of passwords. That is made to be slow and to need memory, so only a few are computed at
 * once, and whoever would wait too long is told so.
 */
public final class Passwords {

    public static final int LEAST = 8;
    public static final int MOST = 200;

    private static final int AT_ONCE = 2;
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final Argon2.Cost cost;
    private final Duration patience;
    private final Semaphore free = new Semaphore(AT_ONCE, true);
    private final Runnable computing;
    private final Argon2 nobodys;

    /** As costly as it should be. */
    public Passwords() {
        this(Argon2.Cost.USUAL, PATIENCE);
    }

    Passwords(Argon2.Cost cost, Duration patience) {
        this(cost, patience, () -> {});
    }

    /**
     * For tests.
     *
     * @param computing run before each computation
     */
    Passwords(Argon2.Cost cost, Duration patience, Runnable computing) {
        this.cost = cost;
        this.patience = patience;
        this.computing = computing;
        this.nobodys = Argon2.ofNoPassword(cost);
    }

    /** Whether it may be somebody's password. */
    static Optional<Refusal> objection(String password) {
        int length = password.codePointCount(0, password.length());
        if (length < LEAST) {
            return Optional.of(Refusals.passwordShort(LEAST));
        }
        return length > MOST ? Optional.of(Refusals.passwordLong(MOST)) : Optional.empty();
    }

    /** What to keep of a new password. */
    Answer<Confidential> keep(String password) {
        Optional<Refusal> objection = objection(password);
        return objection.isPresent()
                ? Answer.no(objection.get())
                : slowly(() -> new Confidential(Argon2.of(password, cost).text()));
    }

    /**
     * Whether it is the password.
     *
     * @param kept what was kept of it; nothing if there is no such account, which takes just as long to find out
     */
    Answer<Boolean> isRight(String password, Optional<Confidential> kept) {
        if (objection(password).isPresent()) {
            // It can be nobody's, and this depends on nothing but what was typed.
            return Answer.yes(false);
        }
        return slowly(() -> {
            Argon2 stored = kept.map(text -> Argon2.read(text.reveal())).orElse(nobodys);
            return stored.matches(password) && kept.isPresent();
        });
    }

    /** Whether it was kept when computing cost less than it does now. */
    boolean isOutdated(Confidential kept) {
        return Argon2.read(kept.reveal()).cost().isLessThan(cost);
    }

    private <T> Answer<T> slowly(Supplier<T> computation) {
        try {
            if (!free.tryAcquire(patience.toMillis(), TimeUnit.MILLISECONDS)) {
                return Answer.no(Refusals.busy());
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return Answer.no(Refusals.busy());
        }
        try {
            computing.run();
            return Answer.yes(computation.get());
        } finally {
            free.release();
        }
    }
}
