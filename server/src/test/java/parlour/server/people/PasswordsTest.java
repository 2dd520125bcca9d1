package parlour.server.people;

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
import parlour.server.people.Argon2.Cost;

final class PasswordsTest {

    static final Cost CHEAP = new Cost(64, 1, 1);

    private static final Duration LONG = Duration.ofSeconds(60);
    private static final String HORSE = "correct horse";

    private final Passwords passwords = new Passwords(CHEAP, LONG);

    /** From the tests of the reference implementation. */
    @Test
    void whatOthersComputedIsUnderstood() {
        String kept = "$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4";
        assertTrue(Argon2.read(kept).matches("password"));
        assertFalse(Argon2.read(kept).matches("Password"));
        assertEquals(kept, Argon2.read(kept).text());
    }

    @Test
    void asItIsUsedItCostsWhatOwaspRecommends() {
        Passwords usual = new Passwords();
        Confidential kept = usual.keep(HORSE).granted().orElseThrow();
        assertTrue(kept.reveal().startsWith("$argon2id$v=19$m=19456,t=2,p=1$"), "not the usual cost");
        assertEquals(Answer.yes(true), usual.isRight(HORSE, Optional.of(kept)));
        assertEquals(Answer.yes(false), usual.isRight(HORSE + "s", Optional.of(kept)));
    }

    @Test
    void onePasswordIsNeverKeptTheSameWayTwice() {
        assertNotEquals(
                passwords.keep(HORSE).granted().orElseThrow().reveal(),
                passwords.keep(HORSE).granted().orElseThrow().reveal());
    }

    @Test
    void anAccentIsTheSameHoweverItWasTyped() {
        Optional<Confidential> kept = passwords.keep("é".repeat(8)).granted();
        assertEquals(Answer.yes(true), passwords.isRight("e\u0301".repeat(8), kept));
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
    void aPasswordHasEightToTwoHundredCharacters(int length, String verdict) {
        assertEquals(
                verdict,
                passwords
                        .keep("𝒜".repeat(length))
                        .refusal()
                        .map(Refusal::reason)
                        .orElse("allowed"));
    }

    @Test
    void nobodysPasswordIsNeverRight() {
        assertEquals(Answer.yes(false), passwords.isRight(HORSE, Optional.empty()));
        assertEquals(Answer.yes(false), passwords.isRight("", Optional.empty()));
    }

    @ParameterizedTest
    @CsvSource({"64, 1, 1, false", "128, 1, 1, true", "64, 2, 1, true", "64, 1, 2, true", "32, 1, 1, false"})
    void whatCostLessThanTodayIsOutdated(int memory, int passes, int lanes, boolean outdated) {
        Confidential kept = passwords.keep(HORSE).granted().orElseThrow();
        Passwords later = new Passwords(new Cost(memory, passes, lanes), LONG);
        assertEquals(outdated, later.isOutdated(kept));
        assertEquals(Answer.yes(true), later.isRight(HORSE, Optional.of(kept)));
    }

    /** Two that take long hold both places until others have been sent away. */
    @Test
    void noMoreThanTwoAreComputedAtOnce() throws InterruptedException {
        CountDownLatch inside = new CountDownLatch(2);
        CountDownLatch over = new CountDownLatch(1);
        Passwords hurried = new Passwords(CHEAP, Duration.ZERO, () -> {
            inside.countDown();
            awaited(over);
        });
        List<Thread> slow = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            slow.add(Thread.ofVirtual().start(() -> hurried.keep(HORSE)));
        }
        inside.await();
        assertEquals(Optional.of("busy"), hurried.keep(HORSE).refusal().map(Refusal::reason));
        assertEquals(
                Optional.of("busy"),
                hurried.isRight(HORSE, Optional.empty()).refusal().map(Refusal::reason));
        over.countDown();
        for (Thread thread : slow) {
            thread.join();
        }
        assertTrue(hurried.keep(HORSE).granted().isPresent());
    }

    private static void awaited(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    @Test
    void aPlaceIsFreeAgainWhenAComputationFails() {
        Passwords hurried = new Passwords(CHEAP, Duration.ZERO);
        for (int i = 0; i < 5; i++) {
            assertThrows(
                    IllegalStateException.class,
                    () -> hurried.isRight(HORSE, Optional.of(new Confidential("garbage"))));
        }
        assertTrue(hurried.keep(HORSE).granted().isPresent());
    }

    /** Not by the clock, which tells nothing on a busy machine: what is computed is counted. */
    @Test
    void itTakesAsMuchWorkToFindThatThereIsNoSuchAccount() {
        AtomicInteger computed = new AtomicInteger();
        Passwords counting = new Passwords(CHEAP, LONG, computed::incrementAndGet);
        Optional<Confidential> kept = counting.keep(HORSE).granted();
        computed.set(0);
        assertEquals(Answer.yes(false), counting.isRight("wrong horse", kept));
        assertEquals(1, computed.get());
        assertEquals(Answer.yes(false), counting.isRight("wrong horse", Optional.empty()));
        assertEquals(2, computed.get());
    }

    @Test
    void whatIsComparedWithWhereThereIsNoAccountCostsTheSameAndIsNeverTheSame() {
        Argon2 none = Argon2.ofNoPassword(CHEAP);
        assertEquals(CHEAP, none.cost());
        assertEquals(Argon2.of(HORSE, CHEAP).text().length(), none.text().length());
        assertNotEquals(none.text(), Argon2.ofNoPassword(CHEAP).text());
        assertFalse(none.matches(HORSE));
        assertFalse(none.matches(""));
    }

    @Test
    void whatIsDamagedIsNotPrinted() {
        IllegalStateException damaged =
                assertThrows(IllegalStateException.class, () -> Argon2.read("$argon2id$hunter2hunter2"));
        assertFalse(String.valueOf(damaged.getMessage()).contains("hunter2"));
    }
}
