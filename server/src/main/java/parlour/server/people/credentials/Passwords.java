package parlour.server.people.credentials;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import parlour.game.Refusal;
import parlour.server.people.PeopleRefusals;
import parlour.server.people.Result;
import parlour.server.people.SecretText;

/**
 * Makes and checks what is kept of passwords. That is made to be slow and to need memory, so only a few are computed at
 * once, and whoever would wait too long is told so.
 */
public final class Passwords {

    public static final int MIN = 8;
    public static final int MAX = 200;

    private static final int AT_ONCE = 2;
    private static final Duration QUEUE_TIMEOUT = Duration.ofSeconds(10);

    private final Argon2Hash.Cost cost;
    private final Duration queueTimeout;
    private final Semaphore free = new Semaphore(AT_ONCE, true);
    private final Runnable computing;
    private final Argon2Hash nobodys;

    /** As costly as it should be. */
    public Passwords() {
        this(Argon2Hash.Cost.DEFAULT, QUEUE_TIMEOUT);
    }

    public Passwords(Argon2Hash.Cost cost, Duration queueTimeout) {
        this(cost, queueTimeout, () -> {});
    }

    /**
     * For tests.
     *
     * @param computing run before each computation
     */
    Passwords(Argon2Hash.Cost cost, Duration queueTimeout, Runnable computing) {
        this.cost = cost;
        this.queueTimeout = queueTimeout;
        this.computing = computing;
        this.nobodys = Argon2Hash.ofNoPassword(cost);
    }

    /** Whether it may be somebody's password. */
    static Optional<Refusal> objection(String password) {
        int length = password.codePointCount(0, password.length());
        if (length < MIN) {
            return Optional.of(PeopleRefusals.passwordShort(MIN));
        }
        return length > MAX ? Optional.of(PeopleRefusals.passwordLong(MAX)) : Optional.empty();
    }

    /** What to keep of a new password. */
    public Result<SecretText> keep(String password) {
        Optional<Refusal> objection = objection(password);
        return objection.isPresent()
                ? Result.refused(objection.get())
                : slowly(() -> new SecretText(Argon2Hash.of(password, cost).text()));
    }

    /**
     * Whether it is the password.
     *
     * @param kept what was kept of it; nothing if there is no such account, which takes just as long to find out
     */
    public Result<Boolean> isRight(String password, Optional<SecretText> kept) {
        if (objection(password).isPresent()) {
            // It can be nobody's, and this depends on nothing but what was typed.
            return Result.ok(false);
        }
        return slowly(() -> {
            Argon2Hash stored = kept.map(text -> Argon2Hash.read(text.reveal())).orElse(nobodys);
            return stored.matches(password) && kept.isPresent();
        });
    }

    /** Whether it was kept when computing cost less than it does now. */
    public boolean isOutdated(SecretText kept) {
        return Argon2Hash.read(kept.reveal()).cost().isLessThan(cost);
    }

    private <T> Result<T> slowly(Supplier<T> computation) {
        try {
            if (!free.tryAcquire(queueTimeout.toMillis(), TimeUnit.MILLISECONDS)) {
                return Result.refused(PeopleRefusals.busy());
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return Result.refused(PeopleRefusals.busy());
        }
        try {
            computing.run();
            return Result.ok(computation.get());
        } finally {
            free.release();
        }
    }
}
