package parlour.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OptionTest {

    private static final Text LABEL = new Text("Who goes first", "Qui commence");
    private static final Option WORDS = Option.choice("first", LABEL, "lot", "white");
    private static final Option NUMBERS = Option.number("limit", LABEL, 50, 0, 100, "off");

    @ParameterizedTest
    @CsvSource({
        "lot, true",
        "white, true",
        "White, false",
        "'lot ', false",
        "'', false",
        "0, false",
    })
    void choiceAcceptsItsWords(String value, boolean accepted) {
        assertEquals(accepted, WORDS.accepts(value));
    }

    @ParameterizedTest
    @CsvSource({
        "0, true",
        "100, true",
        "50, true",
        "off, true",
        "101, false",
        "-1, false",
        "+5, false",
        "05, false",
        "00, false",
        "5.0, false",
        "12345678901, false",
        "٣, false",
    })
    void numberIsAcceptedWithinItsRangeAndInCanonicalSpelling(String value, boolean accepted) {
        assertEquals(accepted, NUMBERS.accepts(value));
    }

    @Test
    void valuesListTheDefaultFirst() {
        assertEquals("lot | white", WORDS.values());
        assertEquals("white | lot", WORDS.withDefault("white").values());
        assertEquals("50 | 0..100 | off", NUMBERS.values());
        assertEquals("off | 0..100", NUMBERS.withDefault("off").values());
    }

    @Test
    void defaultMustBeOneOfTheValues() {
        assertThrows(IllegalArgumentException.class, () -> WORDS.withDefault("black"));
        assertThrows(IllegalArgumentException.class, () -> Option.number("limit", LABEL, 101, 0, 100));
        assertThrows(
                IllegalArgumentException.class,
                () -> new Option("none", LABEL, List.of(), Optional.empty(), Optional.empty(), "any"));
    }

    @Test
    void prefixedNumbersAreAcceptedBesideTheWords() {
        Option option = Option.choice("layout", LABEL, "A", "B").or("seed:", 1, 9);
        assertEquals("layout", option.key());
        assertEquals(
                List.of(true, true, true, false, false, false),
                List.of(
                        option.accepts("B"),
                        option.accepts("seed:1"),
                        option.accepts("seed:9"),
                        option.accepts("seed:10"),
                        option.accepts("seed:0"),
                        option.accepts("5")));
    }

    @ParameterizedTest
    @CsvSource({
        "lot, true",
        "key:abca, true",
        "key:abc, false",
        "key:abcab, false",
        "key:abcd, false",
        "abca, false",
        "'key:abc ', false",
    })
    void codeIsAPrefixAndItsCharacters(String value, boolean accepted) {
        Option codes = WORDS.or(new Option.Code("key:", 4, "abc"));
        assertEquals(accepted, codes.accepts(value));
        assertEquals("lot | key:<4 of a-c> | white", codes.values());
    }
}
