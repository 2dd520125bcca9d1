package parlour.server.people.credentials;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.server.people.SecretText;

final class RecoveryCodesTest {

    private static final String CODE = "a1b0c-d2e3f-g4h5j-k6m7n";

    @Test
    void eightDistinctReadableCodesAreMade() {
        List<SecretText> codes = RecoveryCodes.make();
        assertEquals(8, new HashSet<>(codes).size());
        for (SecretText code : codes) {
            assertTrue(code.reveal().matches("([0-9a-hjkmnp-tv-z]{5}-){3}[0-9a-hjkmnp-tv-z]{5}"), "another shape");
            assertEquals(64, RecoveryCodes.digest(code.reveal()).length());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                CODE,
                "A1B0C-D2E3F-G4H5J-K6M7N",
                "  a1b0cd2e3fg4h5jk6m7n ",
                "aIbOc d2e3f–g4h5j k6m7n",
                "albOc\td2e3f\ng4h5j.k6m7n",
            })
    void spellingOfACodeDoesNotMatter(String typed) {
        assertEquals(RecoveryCodes.digest(CODE), RecoveryCodes.digest(typed));
    }

    @Test
    void differentCodesHaveDifferentDigests() {
        assertNotEquals(RecoveryCodes.digest(CODE), RecoveryCodes.digest(CODE.replace('n', 'p')));
    }
}
