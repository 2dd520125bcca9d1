package parlour.cli.console;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class JsonTest {

    @Test
    void dataIsWrittenAsJson() {
        assertEquals(
                "{\"a\":[1,2.5,-0.333,\"x\\\"\\\\y\",true]}",
                Json.of(Map.of("a", List.of(1, 2.5, -1.0 / 3, "x\"\\y", true))));
        assertEquals("[{},[]]", Json.of(List.of(Map.of(), List.of())));
    }

    @Test
    void infiniteNumbersAndNansBecomeNull() {
        assertEquals("[null,null,0]", Json.of(List.of(Double.NaN, Double.POSITIVE_INFINITY, -0.0001)));
    }

    @Test
    void whatIsWrittenCanBeReadBack() {
        Object data = Map.of("elo", List.of(12.345, -7.0), "say", "« à \u0007 \"b\" »");
        assertEquals(data, JsonReader.read(Json.of(data)));
    }
}
