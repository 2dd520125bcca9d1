package parlour.bot.conquest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SignatureTest {

    /** Moves with every change to what the search or the evaluation does, and with no other; commits name it. */
    @Test
    void theSearchVisitsWhatItVisitedBefore() {
        List<String> said = new ArrayList<>();
        assertEquals(2_447_907, Signature.nodes(said::add), () -> String.join("\n", said));
        assertEquals(12, said.size());
    }
}
