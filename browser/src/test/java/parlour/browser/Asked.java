package parlour.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import parlour.browser.json.Fields;
import parlour.browser.json.Unreadable;
import parlour.game.View;

/** An engine as tests ask it: requests are views, answers are fields. */
final class Asked {

    private long now;
    private final List<String> thoughts = new ArrayList<>();
    private final Engine engine = new Engine(() -> now += 5, thoughts::add);

    String text(View request) {
        return engine.answer(request.json());
    }

    Fields answer(View request) {
        return fields(text(request));
    }

    static Fields fields(String text) {
        try {
            return Fields.read(text);
        } catch (Unreadable unreadable) {
            throw new AssertionError(text, unreadable);
        }
    }

    List<String> thoughts() {
        return thoughts;
    }

    /** Asserts that the request is refused, and why. */
    Fields refused(String code, View request) throws Unreadable {
        return refused(code, text(request));
    }

    Fields refusedText(String code, String request) throws Unreadable {
        return refused(code, engine.answer(request));
    }

    private static Fields refused(String code, String answer) throws Unreadable {
        Fields fields = fields(answer);
        assertEquals("refused", fields.text("type"), answer);
        assertEquals(code, fields.text("code"), answer);
        Fields sentence = fields.record("sentence");
        assertEquals(false, sentence.text("en").isEmpty() || sentence.text("fr").isEmpty(), answer);
        return sentence;
    }
}
