package parlour.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class JsonFieldsTest {

    @Test
    void everyKindOfValueIsRead() throws MalformedFieldException {
        JsonFields fields = JsonFields.read(
                " {\"a\" : \"\\u00e9\\n\\\"\\\\\\/\", \"b\":-12,\"c\":true,\"d\":[\"x\",\"y\"],\"e\":{\"f\":0},\"g\":null, \"h\":[{\"i\":1}]} ");
        assertEquals("é\n\"\\/", fields.text("a"));
        assertEquals(-12, fields.number("b"));
        assertEquals(true, fields.bool("c"));
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
                "{\"a\":01}",
                "{\"a\":1,\"a\":2}",
                "{\"a\":\"\n\"}",
                "{\"a\":\"\\x\"}",
                "{\"a\":\"\\u12g4\"}",
                "{\"a\":[1,]}",
                "{\"a\":tru}",
                "{\"a\":[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]}",
                "{a:1}",
                "{\"a\" 1}"
            })
    void textThatIsNotAnObjectIsRefused(String text) {
        MalformedFieldException malformed = assertThrows(MalformedFieldException.class, () -> JsonFields.read(text));
        assertEquals("not-json", malformed.refusal().code());
    }

    @Test
    void fieldOfTheWrongTypeIsRefusedByName() throws MalformedFieldException {
        JsonFields fields = JsonFields.read("{\"a\":1,\"b\":{\"c\":\"x\"},\"d\":[1],\"e\":99999999999}");
        assertEquals("The field \"a\" must be a string.", sentence(() -> fields.text("a")));
        assertEquals(
                "The field \"b.c\" must be a whole number.",
                sentence(() -> fields.record("b").number("c")));
        assertEquals(
                "The field \"c\" must be a whole number.",
                sentence(() -> fields.message("b").number("c")));
        assertEquals("The field \"d\" must be a list of strings.", sentence(() -> fields.texts("d")));
        assertEquals("The field \"e\" must be a whole number.", sentence(() -> fields.number("e")));
        assertEquals("The field \"f\" must be true or false.", sentence(() -> fields.bool("f")));
        assertEquals(
                "The field \"a\" must be a whole number from 2 to 3.", sentence(() -> fields.longValue("a", 2, 3, 2)));
    }

    @Test
    void fractionalNumberIsRefusedByName() throws MalformedFieldException {
        JsonFields fields = JsonFields.read("{\"a\":1.5,\"b\":12345678901234567890,\"c\":[1,null]}");
        assertEquals("The field \"a\" must be a whole number.", sentence(() -> fields.longValue("a")));
        assertEquals("The field \"b\" must be a whole number.", sentence(() -> fields.longValue("b")));
        assertEquals("The field \"c\" must be a list of whole numbers.", sentence(() -> fields.numbers("c")));
        assertEquals("The field \"a\" must be a whole number.", sentence(fields::canonical));
    }

    @Test
    void untrustedInputHasLimits() throws MalformedFieldException {
        String text = "{\"a\":\"xyz\",\"b\":[\"x\",\"yz\"],\"c\":[{},{}]}";
        JsonFields fields = JsonFields.read(text, text.length());
        assertEquals("xyz", fields.text("a", 3));
        assertEquals("The field \"a\" must be a string of at most 2 characters.", sentence(() -> fields.text("a", 2)));
        assertEquals(List.of("x", "yz"), fields.texts("b", 2, 2));
        String texts = "The field \"b\" must be a list of at most 2 strings.";
        assertEquals(texts, sentence(() -> fields.texts("b", 2, 1)));
        assertEquals(texts.replace("2", "1"), sentence(() -> fields.texts("b", 1, 2)));
        assertEquals(2, fields.records("c", 2).size());
        assertEquals("The field \"c\" must be a list of at most 1 objects.", sentence(() -> fields.records("c", 1)));
        assertEquals("The field \"d\" must be a list of at most 1 objects.", sentence(() -> fields.records("d", 1)));
        MalformedFieldException tooLong =
                assertThrows(MalformedFieldException.class, () -> JsonFields.read(text, text.length() - 1));
        assertEquals("too-long", tooLong.refusal().code());
    }

    @Test
    void canonicalTextDoesNotDependOnFieldOrder() throws MalformedFieldException {
        JsonFields fields =
                JsonFields.read("{\"b\":[{\"d\":1,\"c\":\"x\"},true],\"n\":null,\"a\":{\"z\":[],\"y\":-1}}");
        assertEquals(
                "{\"b\":[{\"d\":1,\"c\":\"x\"},true],\"a\":{\"z\":[],\"y\":-1}}",
                fields.view().json());
        assertEquals(
                "{\"a\":{\"y\":-1,\"z\":[]},\"b\":[{\"c\":\"x\",\"d\":1},true],\"t\":9}",
                fields.with("t", 9).canonical());
    }

    private static String sentence(org.junit.jupiter.api.function.Executable reading) {
        return assertThrows(MalformedFieldException.class, reading)
                .refusal()
                .message()
                .en();
    }
}
