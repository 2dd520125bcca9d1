package parlour.server.people.credentials;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.game.Refusal;
import parlour.server.limits.ComputePool;
import parlour.server.people.Result;
import parlour.server.people.SecretText;
import parlour.server.people.credentials.Argon2Hash.Cost;

public final class PasswordsTest {

    public static final Cost CHEAP = new Cost(64, 1, 1);

    private static final String HORSE = "correct horse";

    private final Passwords passwords = new Passwords(CHEAP, pool());

    /** Two threads, and much patience. */
    public static ComputePool pool() {
        return new ComputePool(new ComputePool.Limits(2, 64, 64, Duration.ofSeconds(60)));
    }

    /** A test vector of the reference implementation. */
    @Test
    void hashOfTheReferenceImplementationMatches() {
        String kept = "$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4";
        assertTrue(Argon2Hash.read(kept).matches("password"));
        assertFalse(Argon2Hash.read(kept).matches("Password"));
        assertEquals(kept, Argon2Hash.read(kept).text());
    }

    @Test
    void defaultCostIsTheOwaspRecommendation() {
        Passwords defaultValue = new Passwords(pool());
        SecretText kept = defaultValue.keep(HORSE).granted().orElseThrow();
        assertTrue(kept.reveal().startsWith("$argon2id$v=19$m=19456,t=2,p=1$"), "not the usual cost");
        assertEquals(Result.ok(true), defaultValue.isRight(HORSE, Optional.of(kept)));
        assertEquals(Result.ok(false), defaultValue.isRight(HORSE + "s", Optional.of(kept)));
    }

    @Test
    void hashesOfOnePasswordDiffer() {
        assertNotEquals(
                passwords.keep(HORSE).granted().orElseThrow().reveal(),
                passwords.keep(HORSE).granted().orElseThrow().reveal());
    }

    @Test
    void passwordsAreUnicodeNormalized() {
        Optional<SecretText> kept = passwords.keep("é".repeat(8)).granted();
        assertEquals(Result.ok(true), passwords.isRight("e\u0301".repeat(8), kept));
    }

    @ParameterizedTest
    @CsvSource({
        "0, password-short",
        "7, password-short",
        "8, allowed",
        "200, allowed",
        "201, password-long",
        "100000, password-long",
    })
    void passwordHasEightToTwoHundredCharacters(int length, String verdict) {
        assertEquals(
                verdict,
                passwords.keep("𝒜".repeat(length)).refusal().map(Refusal::code).orElse("allowed"));
    }

    @Test
    void noPasswordMatchesAMissingAccount() {
        assertEquals(Result.ok(false), passwords.isRight(HORSE, Optional.empty()));
        assertEquals(Result.ok(false), passwords.isRight("", Optional.empty()));
    }

    @ParameterizedTest
    @CsvSource({"64, 1, 1, false", "128, 1, 1, true", "64, 2, 1, true", "64, 1, 2, true", "32, 1, 1, false"})
    void cheaperHashIsOutdated(int memory, int passes, int lanes, boolean outdated) {
        SecretText kept = passwords.keep(HORSE).granted().orElseThrow();
        Passwords later = new Passwords(new Cost(memory, passes, lanes), pool());
        assertEquals(outdated, later.isOutdated(kept));
        assertEquals(Result.ok(true), later.isRight(HORSE, Optional.of(kept)));
    }

    /** Two slow computations occupy both slots until others have been refused. */
    @Test
    void atMostTwoHashesAreComputedAtOnce() throws InterruptedException {
        CountDownLatch inside = new CountDownLatch(2);
        CountDownLatch over = new CountDownLatch(1);
        ComputePool impatient = new ComputePool(new ComputePool.Limits(2, 64, 64, Duration.ZERO));
        Passwords hurried = new Passwords(CHEAP, impatient, () -> {
            inside.countDown();
            awaited(over);
        });
        List<Thread> slow = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            slow.add(Thread.ofVirtual().start(() -> {
                while (hurried.keep(HORSE).refusal().isPresent()) {
                    Thread.onSpinWait();
                }
            }));
        }
        inside.await();
        assertEquals(Optional.of("busy"), hurried.keep(HORSE).refusal().map(Refusal::code));
        assertEquals(
                Optional.of("busy"),
                hurried.isRight(HORSE, Optional.empty()).refusal().map(Refusal::code));
        over.countDown();
        for (Thread thread : slow) {
            thread.join();
        }
    }

    private static void awaited(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    @Test
    void failedComputationReleasesItsSlot() {
        Passwords hurried = passwords;
        for (int i = 0; i < 5; i++) {
            assertThrows(
                    IllegalStateException.class, () -> hurried.isRight(HORSE, Optional.of(new SecretText("garbage"))));
        }
        assertTrue(hurried.keep(HORSE).granted().isPresent());
    }

    /** Counts computations, because time means nothing on a busy machine. */
    @Test
    void missingAccountTakesAsMuchWork() {
        AtomicInteger computed = new AtomicInteger();
        Passwords counting = new Passwords(CHEAP, pool(), computed::incrementAndGet);
        Optional<SecretText> kept = counting.keep(HORSE).granted();
        computed.set(0);
        assertEquals(Result.ok(false), counting.isRight("wrong horse", kept));
        assertEquals(1, computed.get());
        assertEquals(Result.ok(false), counting.isRight("wrong horse", Optional.empty()));
        assertEquals(2, computed.get());
    }

    @Test
    void hashOfNoPasswordHasTheSameCostAndMatchesNothing() {
        Argon2Hash none = Argon2Hash.ofNoPassword(CHEAP);
        assertEquals(CHEAP, none.cost());
        assertEquals(Argon2Hash.of(HORSE, CHEAP).text().length(), none.text().length());
        assertNotEquals(none.text(), Argon2Hash.ofNoPassword(CHEAP).text());
        assertFalse(none.matches(HORSE));
        assertFalse(none.matches(""));
    }

    @Test
    void damagedHashIsNotPrinted() {
        IllegalStateException damaged =
                assertThrows(IllegalStateException.class, () -> Argon2Hash.read("$argon2id$hunter2hunter2"));
        assertFalse(String.valueOf(damaged.getMessage()).contains("hunter2"));
    }
}
