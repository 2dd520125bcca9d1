package parlour.browser;

import org.teavm.interop.Export;
import org.teavm.interop.Import;
import parlour.engine.Engine;

/**
 * Passes texts to and from the compiled engine: a request is written unit by unit, and the answer read the same way.
 * Only integers cross the boundary, so that no script is generated at run time, which the page's security policy
 * forbids.
 */
public final class Main {

    private static final Engine ENGINE = new Engine(() -> (long) now(), System::currentTimeMillis, Main::tell);

    private static char[] request = new char[0];
    private static String answer = "";

    private Main() {}

    /** Milliseconds that never run backwards. */
    @Import(module = "parlour", name = "now")
    private static native double now();

    /** Notifies the page that a text of this length can be read now; it is lost if not read at once. */
    @Import(module = "parlour", name = "progress")
    private static native void progress(int length);

    private static void tell(String thought) {
        answer = thought;
        progress(thought.length());
    }

    /** Announces a request of {@code length} UTF-16 units. */
    @Export(name = "expect")
    public static void expect(int length) {
        request = new char[length];
    }

    @Export(name = "put")
    public static void put(int place, int unit) {
        request[place] = (char) unit;
    }

    /** Answers the request and returns the length of the answer. */
    @Export(name = "answer")
    public static int answer() {
        answer = ENGINE.answer(new String(request));
        return answer.length();
    }

    @Export(name = "unit")
    public static int unit(int place) {
        return answer.charAt(place);
    }

    /** Does nothing: the page calls the methods above. */
    @SuppressWarnings("unused")
    public static void main(String[] args) {}
}
