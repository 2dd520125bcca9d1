package parlour.server.people.credentials;

import java.util.Optional;
import java.util.function.Supplier;
import parlour.game.Refusal;
import parlour.server.limits.ComputePool;
import parlour.server.limits.RequestAddress;
import parlour.server.people.PeopleRefusals;
import parlour.server.people.Result;
import parlour.server.people.SecretText;

/**
 * Hashes and verifies passwords. Hashing is slow and needs memory by design, so it is left to a {@link ComputePool};
 * callers that would wait too long are refused with {@code busy}.
 */
public final class Passwords {

    public static final int MIN = 8;
    public static final int MAX = 200;

    private final Argon2Hash.Cost cost;
    private final ComputePool pool;
    private final Runnable computing;
    private final Argon2Hash nobodys;

    /** With the default cost. */
    public Passwords(ComputePool pool) {
        this(Argon2Hash.Cost.DEFAULT, pool);
    }

    public Passwords(Argon2Hash.Cost cost, ComputePool pool) {
        this(cost, pool, () -> {});
    }

    /**
     * For tests.
     *
     * @param computing run before each computation
     */
    Passwords(Argon2Hash.Cost cost, ComputePool pool, Runnable computing) {
        this.cost = cost;
        this.pool = pool;
        this.computing = computing;
        this.nobodys = Argon2Hash.ofNoPassword(cost);
    }

    /** Why no account can have this password; empty if one can. */
    static Optional<Refusal> objection(String password) {
        int length = password.codePointCount(0, password.length());
        if (length < MIN) {
            return Optional.of(PeopleRefusals.passwordShort(MIN));
        }
        return length > MAX ? Optional.of(PeopleRefusals.passwordLong(MAX)) : Optional.empty();
    }

    /**
     * Hashes a new password. Refused: {@code password-short}, {@code password-long}, {@code password-common}.
     *
     * @param name the person's name, which must not be the password
     */
    public Result<SecretText> choose(String password, String name) {
        boolean isWeak = objection(password).isEmpty() && WeakPasswords.isWeak(password, name);
        return isWeak ? Result.refused(PeopleRefusals.passwordCommon()) : keep(password);
    }

    /** Hashes a password, even a weak one that an account already has. */
    public Result<SecretText> keep(String password) {
        Optional<Refusal> objection = objection(password);
        return objection.isPresent()
                ? Result.refused(objection.get())
                : slowly(() -> new SecretText(Argon2Hash.of(password, cost).text()));
    }

    /**
     * Whether the password matches.
     *
     * @param kept the stored hash; empty if there is no such account, which takes just as long to check
     */
    public Result<Boolean> isRight(String password, Optional<SecretText> kept) {
        if (objection(password).isPresent()) {
            // No account can have it. Returning early reveals nothing: it depends only on the input.
            return Result.ok(false);
        }
        return slowly(() -> {
            Argon2Hash stored = kept.map(text -> Argon2Hash.read(text.reveal())).orElse(nobodys);
            return stored.matches(password) && kept.isPresent();
        });
    }

    /** Whether it was hashed at a lower cost than the current one. */
    public boolean isOutdated(SecretText kept) {
        return Argon2Hash.read(kept.reveal()).cost().isLessThan(cost);
    }

    private <T> Result<T> slowly(Supplier<T> computation) {
        try {
            return Result.ok(pool.run(RequestAddress.current(), () -> {
                computing.run();
                return computation.get();
            }));
        } catch (ComputePool.BusyException full) {
            return Result.refused(PeopleRefusals.busy());
        }
    }
}
