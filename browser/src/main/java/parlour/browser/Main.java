package parlour.browser;

import org.teavm.interop.Export;
import org.teavm.interop.Import;
import parlour.engine.Engine;

/**
 * How texts get in and out of the compiled engine: a request is put in unit by unit, an answer read out the same way. It
 * needs nothing of JavaScript but whole numbers, so that no script has to be made up while it runs, which the page's
 * security policy forbids.
 */
public final class Main {

    private static final Engine ENGINE = new Engine(() -> (long) now(), System::currentTimeMillis, Main::tell);

    private static char[] request = new char[0];
    private static String answer = "";

    private Main() {}

    /** Milliseconds that never run backwards. */
    @Import(module = "parlour", name = "now")
    private static native double now();

    /** The page may read a text of this length now; what it does not read is lost. */
    @Import(module = "parlour", name = "progress")
    private static native void progress(int length);

    private static void tell(String thought) {
        answer = thought;
        progress(thought.length());
    }

    /** A request of so many UTF-16 units follows. */
    @Export(name = "expect")
    public static void expect(int length) {
        request = new char[length];
    }

    @Export(name = "put")
    public static void put(int place, int unit) {
        request[place] = (char) unit;
    }

    /** Answers what was put; the length of the answer. */
    @Export(name = "answer")
    public static int answer() {
        answer = ENGINE.answer(new String(request));
        return answer.length();
    }

    @Export(name = "unit")
    public static int unit(int place) {
        return answer.charAt(place);
    }

    /** Nothing happens until somebody asks. */
    @SuppressWarnings("unused")
    public static void main(String[] args) {}
}
