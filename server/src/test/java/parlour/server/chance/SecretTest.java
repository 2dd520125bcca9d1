package parlour.server.chance;

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

/** What the draws are made of, and the texts that come from outside. */
final class SecretTest {

    /** By sha256sum. */
    @ParameterizedTest
    @CsvSource({
        "0000000000000000000000000000000000000000000000000000000000000000, 66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925",
        "000102030405060708090a0b0c0d0e0f101112131415161718191A1B1C1D1E1F, 630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
    })
    void aCommitmentIsTheDigestOfTheBytes(String secret, String commitment) {
        assertEquals(commitment, Secret.read(secret).orElseThrow().commitment());
    }

    @Test
    void secretsDifferAndAreReadBack() {
        Secret one = Secret.random();
        assertNotEquals(one.reveal(), Secret.random().reveal());
        assertEquals(64, one.reveal().length());
        assertEquals(one.commitment(), Secret.read(one.reveal()).orElseThrow().commitment());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "00", "0", "zz", " 00", "00000000000000000000000000000000000000000000000000000000000000zz"})
    void anythingElseIsNoSecret(String text) {
        assertTrue(Secret.read(text).isEmpty());
    }

    @ParameterizedTest
    @CsvSource({"'-'", "'- -'", "'00 ff'", "'0123456789abcdef - 00 -'"})
    void bytesOfSeatsAreReadAsTheyAreWritten(String text) {
        assertEquals(Optional.of(text), SeatBytes.read(text).map(SeatBytes::toString));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "- ", "-  -", "--", "0", "0g", "00,11"})
    void anythingElseIsNoBytes(String text) {
        assertTrue(SeatBytes.read(text).isEmpty());
    }

    @Test
    void aSeatAddsSixtyFourBytesAtMost() {
        assertEquals("00".repeat(64), SeatBytes.of(List.of(new byte[64])).toString());
        assertThrows(IllegalArgumentException.class, () -> SeatBytes.of(List.of(new byte[65])));
        assertTrue(SeatBytes.read("00".repeat(65)).isEmpty());
    }

    @Test
    void bytesAreCopied() {
        byte[] mine = {1};
        SeatBytes seats = SeatBytes.of(List.of(mine));
        mine[0] = 2;
        assertEquals("01", seats.toString());
    }
}
