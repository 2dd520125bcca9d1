package parlour.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TextOrderTest {

    @Test
    void numbersAreOrderedByValueAndTheRestAsInADictionary() {
        assertEquals(
                List.of("bid:1", "bid:2", "bid:10", "bid:11", "follow", "go:a2", "go:a10", "withdraw"),
                Stream.of("go:a10", "bid:10", "withdraw", "bid:2", "follow", "bid:1", "go:a2", "bid:11")
                        .sorted(TextOrder.BY_VALUE)
                        .toList());
    }
}
