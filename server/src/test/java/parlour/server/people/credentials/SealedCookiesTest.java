package parlour.server.people.credentials;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.HexFormat;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.server.ManualClock;
import parlour.server.people.credentials.SealedCookies.Claim;

final class SealedCookiesTest {

    private static final byte[] KEY = HexFormat.of().parseHex("07".repeat(32));

    private final ManualClock clock = new ManualClock();
    private final SealedCookies cookies = new SealedCookies(KEY, clock);

    @Test
    void cookieNamesItsPerson() {
        String cookie = cookies.issue("k7qm2pxr", 3).reveal();
        assertEquals(Optional.of(new Claim("k7qm2pxr", 3)), cookies.read(cookie));
        assertTrue(cookie.startsWith("k7qm2pxr.3.1790000000."), cookie);
        assertTrue(cookie.matches("[A-Za-z0-9._-]+"), "it must need no quoting");
    }

    /** Tries every other character at every position. */
    @Test
    void alteredCookieIsRejected() {
        String cookie = cookies.issue("k7qm2pxr", 3).reveal();
        String letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.";
        for (int i = 0; i < cookie.length(); i++) {
            for (int j = 0; j < letters.length(); j++) {
                char other = letters.charAt(j);
                if (other != cookie.charAt(i)) {
                    String changed = cookie.substring(0, i) + other + cookie.substring(i + 1);
                    assertEquals(Optional.empty(), cookies.read(changed), changed);
                }
            }
            assertEquals(Optional.empty(), cookies.read(cookie.substring(0, i) + cookie.substring(i + 1)));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ".", "...", "a.1.1.", "k7qm2pxr.3.1790000000", "k7qm2pxr.-3.1.x", "é.1.1.aaaa"})
    void malformedCookieIsRejected(String value) {
        assertEquals(Optional.empty(), cookies.read(value));
        assertEquals(Optional.empty(), cookies.read(value + "A".repeat(43)));
        assertEquals(Optional.empty(), cookies.read(value.repeat(10_000)));
    }

    @Test
    void cookieOfAnotherHostIsRejected() {
        SealedCookies elsewhere = new SealedCookies(HexFormat.of().parseHex("08".repeat(32)), clock);
        assertEquals(
                Optional.empty(), cookies.read(elsewhere.issue("k7qm2pxr", 3).reveal()));
    }

    @ParameterizedTest
    @CsvSource({"0, yes", "400, yes", "401, no", "-1, yes"})
    void cookieExpires(int days, String isValid) {
        String cookie = cookies.issue("k7qm2pxr", 3).reveal();
        clock.advance(Duration.ofDays(days));
        assertEquals(isValid.equals("yes"), cookies.read(cookie).isPresent());
    }
}
