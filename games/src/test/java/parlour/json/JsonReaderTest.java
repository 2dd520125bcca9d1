package parlour.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.game.NotationException;

/** Every kind of value, and the reported place of an error. */
class JsonReaderTest {

    @Test
    void everyKindOfValueIsRead() throws NotationException {
        assertEquals(
                Map.of("a", List.of(1L, -20L, true, false), "b", Map.of(), "c", List.of(), "", "x"),
                JsonReader.read(" {\"a\": [1,-20 , true,\tfalse],\r\n\"b\" : { } ,\"c\":[ ],\"\":\"x\"} \n"));
        assertEquals(Map.of(), JsonReader.read("{}"));
        assertEquals(
                List.of(List.of(), 0L, Long.MAX_VALUE, Long.MIN_VALUE),
                JsonReader.read("[[],0,9223372036854775807,-9223372036854775808]"));
    }

    @Test
    void escapesAreRead() throws NotationException {
        assertEquals("\" \\ / \n \t é \u00a0.", JsonReader.read("\"\\\" \\\\ \\/ \\n \\t \\u00e9 \\u00A0.\""));
    }

    @Test
    void nullAndFractionalNumbersHaveTheirOwnTypes() throws NotationException {
        assertEquals(List.of(new JsonReader.Null()), JsonReader.read("[null]"));
        for (String number :
                List.of("1.5", "-0.0", "1e3", "1E-3", "2.5e+10", "9223372036854775808", "-123456789012345678901")) {
            assertEquals(new JsonReader.OtherNumber(number), JsonReader.read(number));
        }
    }

    @Test
    void nestingIsLimitedToSixteenLevels() throws NotationException {
        assertEquals(List.of(), innermost(JsonReader.read("[".repeat(16) + "]".repeat(16))));
        NotationException tooDeep =
                assertThrows(NotationException.class, () -> JsonReader.read("[".repeat(17) + "]".repeat(17)));
        assertEquals(16, tooDeep.place());
    }

    private static Object innermost(Object value) {
        return value instanceof List<?> list && !list.isEmpty() ? innermost(list.getFirst()) : value;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                // text, line breaks as ¶ | place | what was expected | line
                "``|0|expected a value|1",
                "`  `|2|expected a value|1",
                "x|0|expected a value|1",
                "-|0|expected a value|1",
                "[1,]|3|expected a value|1",
                "[1-2]|2|expected \"]\"|1",
                "01|0|expected a value|1",
                "1.|0|expected a value|1",
                ".5|0|expected a value|1",
                "1e|0|expected a value|1",
                "1e+|0|expected a value|1",
                "nul|0|expected a value|1",
                "{} x|3|expected nothing more here|1",
                "¶[]¶]|4|expected nothing more here|3",
                "{|1|expected \"\"\"|1",
                "{1|1|expected \"\"\"|1",
                "{\"a\" 1}|5|expected \":\"|1",
                "{\"a\":1|6|expected \"}\"|1",
                "{\"a\":1,}|7|expected \"\"\"|1",
                "{¶\"a\":1¶\"b\":2}|8|expected \"}\"|3",
                "{\"a\":1, \"a\":2}|8|the name a is used twice|1",
                "[1 2]|3|expected \"]\"|1",
                "[|1|expected a value|1",
                "\"abc|4|expected \"\"\"|1",
                "\"a¶b\"|2|a control character is not escaped|1",
                "\"a\\|3|unknown escape|1",
                "\"a\\x\"|3|unknown escape|1",
                "\"\\u12\"|3|expected four hexadecimal digits|1",
                "\"\\u12g4\"|3|expected four hexadecimal digits|1",
                "\"\\u00e|3|expected four hexadecimal digits|1",
                "\"\\u00e9|7|expected \"\"\"|1",
                "tru|0|expected a value|1",
                "[fals]|1|expected a value|1",
            })
    void errorNamesItsPlace(String text, int place, String expected, int line) {
        String json = text.replace('¶', '\n');
        NotationException wrong = assertThrows(NotationException.class, () -> JsonReader.read(json));
        assertEquals(
                "Invalid JSON in line " + line + ": " + expected + ".",
                wrong.sentence().en());
        assertEquals(place, wrong.place());
        assertEquals(json, wrong.input());
    }
}
