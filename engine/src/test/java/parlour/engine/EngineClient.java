package parlour.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import parlour.game.View;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;

/** An engine for tests: requests are views, answers are fields. */
final class EngineClient {

    private long now;
    private final List<String> thoughts = new ArrayList<>();
    private final Engine engine = new Engine(() -> now += 5, thoughts::add);

    String text(View request) {
        return engine.answer(request.json());
    }

    JsonFields answer(View request) {
        return fields(text(request));
    }

    static JsonFields fields(String text) {
        try {
            return JsonFields.read(text);
        } catch (MalformedFieldException unreadable) {
            throw new AssertionError(text, unreadable);
        }
    }

    List<String> thoughts() {
        return thoughts;
    }

    /** Asserts that the request is refused with this code. */
    JsonFields refused(String code, View request) throws MalformedFieldException {
        return refused(code, text(request));
    }

    JsonFields refusedText(String code, String request) throws MalformedFieldException {
        return refused(code, engine.answer(request));
    }

    private static JsonFields refused(String code, String answer) throws MalformedFieldException {
        JsonFields fields = fields(answer);
        assertEquals("refused", fields.text("type"), answer);
        assertEquals(code, fields.text("code"), answer);
        JsonFields message = fields.record("message");
        assertEquals(false, message.text("en").isEmpty() || message.text("fr").isEmpty(), answer);
        return message;
    }
}
