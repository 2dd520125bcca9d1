package parlour.chance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Secrets and seat bytes, and parsing their texts. */
final class SecretTest {

    /** Computed by sha256sum. */
    @ParameterizedTest
    @CsvSource({
        "0000000000000000000000000000000000000000000000000000000000000000, 66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925",
        "000102030405060708090a0b0c0d0e0f101112131415161718191A1B1C1D1E1F, 630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
    })
    void commitmentIsTheDigestOfTheBytes(String secret, String commitment) {
        assertEquals(commitment, Secret.read(secret).orElseThrow().commitment());
    }

    @Test
    void secretOfThirtyTwoBytesRoundTrips() {
        byte[] bytes = new byte[Secret.LENGTH];
        bytes[31] = -1;
        Secret secret = Secret.of(bytes);
        bytes[0] = 1;
        assertEquals("00".repeat(31) + "ff", secret.reveal());
        assertEquals(
                secret.commitment(), Secret.read(secret.reveal()).orElseThrow().commitment());
        assertThrows(IllegalArgumentException.class, () -> Secret.of(new byte[31]));
    }

    /** Computed by openssl dgst -sha256 -mac hmac. */
    @Test
    void derivedSecretIsTheHmacOfItsPurpose() {
        Secret secret = Secret.read("00".repeat(32)).orElseThrow();
        assertEquals(
                "d68682312bd80ac0e94b6a4d9686582cf8af76f8e6ec05b90747cfac4c8cdcf8",
                secret.derive("parlour return game").reveal());
        assertNotEquals(secret.derive("one").reveal(), secret.derive("other").reveal());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "00", "0", "zz", " 00", "00000000000000000000000000000000000000000000000000000000000000zz"})
    void malformedSecretIsRejected(String text) {
        assertTrue(Secret.read(text).isEmpty());
    }

    @ParameterizedTest
    @CsvSource({"'-'", "'- -'", "'00 ff'", "'0123456789abcdef - 00 -'"})
    void seatBytesRoundTrip(String text) {
        assertEquals(Optional.of(text), SeatBytes.read(text).map(SeatBytes::toString));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "- ", "-  -", "--", "0", "0g", "00,11"})
    void malformedSeatBytesAreRejected(String text) {
        assertTrue(SeatBytes.read(text).isEmpty());
    }

    @Test
    void seatBytesAreLimitedTo64() {
        assertEquals("00".repeat(64), SeatBytes.of(List.of(new byte[64])).toString());
        assertThrows(IllegalArgumentException.class, () -> SeatBytes.of(List.of(new byte[65])));
        assertTrue(SeatBytes.read("00".repeat(65)).isEmpty());
    }

    @Test
    void seatBytesAreParsedFromHexadecimalText() {
        assertEquals("0aff - 00", SeatBytes.ofHex(List.of("0AfF", "", "00")).toString());
        assertThrows(IllegalArgumentException.class, () -> SeatBytes.ofHex(List.of("0g")));
    }

    @Test
    void bytesAreCopied() {
        byte[] mine = {1};
        SeatBytes seats = SeatBytes.of(List.of(mine));
        mine[0] = 2;
        assertEquals("01", seats.toString());
    }
}
