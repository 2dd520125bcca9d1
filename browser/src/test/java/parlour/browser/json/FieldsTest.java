package parlour.browser.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class FieldsTest {

    @Test
    void everyKindOfValueIsRead() throws Unreadable {
        Fields fields = Fields.read(
                " {\"a\" : \"\\u00e9\\n\\\"\\\\\\/\", \"b\":-12,\"c\":true,\"d\":[\"x\",\"y\"],\"e\":{\"f\":0},\"g\":null, \"h\":[{\"i\":1}]} ");
        assertEquals("é\n\"\\/", fields.text("a"));
        assertEquals(-12, fields.number("b"));
        assertEquals(true, fields.claim("c"));
        assertEquals(List.of("x", "y"), fields.texts("d"));
        assertEquals(0, fields.record("e").number("f"));
        assertFalse(fields.has("g"));
        assertEquals(1, fields.records("h").getFirst().number("i"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "[]",
                "null",
                "{} {}",
                "{\"a\":1,}",
                "{\"a\":1.5}",
                "{\"a\":01}",
                "{\"a\":1,\"a\":2}",
                "{\"a\":\"\n\"}",
                "{\"a\":\"\\x\"}",
                "{\"a\":\"\\u12g4\"}",
                "{\"a\":[1,]}",
                "{\"a\":tru}",
                "{\"a\":12345678901234567890}",
                "{\"a\":[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]}",
                "{a:1}",
                "{\"a\" 1}"
            })
    void whatIsNoObjectIsRefused(String text) {
        Unreadable unreadable = assertThrows(Unreadable.class, () -> Fields.read(text));
        assertEquals("not-json", unreadable.refusal().reason());
    }

    @Test
    void aFieldThatIsSomethingElseIsRefusedByName() throws Unreadable {
        Fields fields = Fields.read("{\"a\":1,\"b\":{\"c\":\"x\"},\"d\":[1],\"e\":99999999999}");
        assertEquals("The field \"a\" must be a text.", sentence(() -> fields.text("a")));
        assertEquals(
                "The field \"b.c\" must be a whole number.",
                sentence(() -> fields.record("b").number("c")));
        assertEquals("The field \"d\" must be a list of texts.", sentence(() -> fields.texts("d")));
        assertEquals("The field \"e\" must be a whole number.", sentence(() -> fields.number("e")));
        assertEquals("The field \"f\" must be true or false.", sentence(() -> fields.claim("f")));
        assertEquals("The field \"a\" must be a whole number from 2 to 3.", sentence(() -> fields.large("a", 2, 3, 2)));
    }

    private static String sentence(org.junit.jupiter.api.function.Executable reading) {
        return assertThrows(Unreadable.class, reading).refusal().sentence().en();
    }
}
