package parlour.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BenchSignatureTest {

    /** Changes with every change of the search or the evaluation, and with no other; commits state it. */
    @Test
    void nodeCountMatchesTheSignature() {
        List<String> said = new ArrayList<>();
        assertEquals(2_447_907, BenchSignature.nodes(said::add), () -> String.join("\n", said));
        assertEquals(12, said.size());
    }
}
