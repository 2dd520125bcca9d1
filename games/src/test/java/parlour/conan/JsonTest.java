package parlour.conan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.game.NotationException;

/** As much JSON as card sets need, and where it is wrong. */
class JsonTest {

    @Test
    void everything_a_card_set_needs_is_read() throws NotationException {
        assertEquals(
                Map.of("a", List.of(1, -20, true, false), "b", Map.of(), "c", List.of(), "", "x"),
                Json.read(" {\"a\": [1,-20 , true,\tfalse],\r\n\"b\" : { } ,\"c\":[ ],\"\":\"x\"} \n"));
        assertEquals(Map.of(), Json.read("{}"));
        assertEquals(List.of(List.of(), 0, 999_999_999), Json.read("[[],0,999999999]"));
    }

    @Test
    void escapes_are_read() throws NotationException {
        assertEquals("\" \\ / \n \t é \u00a0.", Json.read("\"\\\" \\\\ \\/ \\n \\t \\u00e9 \\u00A0.\""));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                // text, line breaks as ¶ | place | what should be there | in which line
                "``|0|a value|1",
                "`  `|2|a value|1",
                "x|0|a value|1",
                "-|0|a value|1",
                "[1,]|3|a value|1",
                "[1-2]|2|\"]\"|1",
                "1234567890|0|a value|1",
                "{} x|3|nothing more|1",
                "¶[]¶]|4|nothing more|3",
                "{|1|\"\"\"|1",
                "{1|1|\"\"\"|1",
                "{\"a\" 1}|5|\":\"|1",
                "{\"a\":1|6|\"}\"|1",
                "{\"a\":1,}|7|\"\"\"|1",
                "{¶\"a\":1¶\"b\":2}|8|\"}\"|3",
                "{\"a\":1, \"a\":2}|8|another name than a again|1",
                "[1 2]|3|\"]\"|1",
                "[|1|a value|1",
                "\"abc|4|\"\"\"|1",
                "\"a¶b\"|2|no control character|1",
                "\"a\\|3|a known escape|1",
                "\"a\\x\"|4|a known escape|1",
                "\"\\u12\"|3|four hexadecimal digits|1",
                "\"\\u12g4\"|3|four hexadecimal digits|1",
                "\"\\u00e|3|four hexadecimal digits|1",
                "\"\\u00e9|7|\"\"\"|1",
                "tru|0|true or false|1",
                "[fals]|1|true or false|1",
            })
    void what_is_wrong_is_named_with_its_place(String text, int place, String expected, int line) {
        String json = text.replace('¶', '\n');
        NotationException wrong = assertThrows(NotationException.class, () -> Json.read(json));
        assertEquals(
                "The card set should have " + expected + " in line " + line + ".",
                wrong.sentence().en());
        assertEquals(place, wrong.place());
        assertEquals(json, wrong.input());
    }
}
