package parlour.server.socket;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ChatTextTest {

    @ParameterizedTest
    @CsvSource({
        "'  Well played  ', Well played",
        "Cafe\u0301, Caf\u00e9",
        "'a\u202eb\u2066c', abc",
        "'a\u200bb\ufeffc\u00add', abcd",
        "'\u3164\u2800', ''",
        "'a\u0301\u0302\u0303\u0304\u0305b', '\u00e1\u0302\u0303b'",
        "'\u0301a', a",
        "'one\ntwo\tthree', one two three",
        "'\udb40\udc41\udb40\udc42x', x",
        "👩\u200d🚀, 👩\u200d🚀",
        "'a\u200d\u200d\u200db', 'a\u200db'",
        "❤\ufe0f, ❤\ufe0f",
        "'می\u200cخواهم', 'می\u200cخواهم'",
    })
    void hiddenCharactersAreRemoved(String given, String kept) {
        assertEquals(kept, ChatText.trimmed(given));
    }
}
