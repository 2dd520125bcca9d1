package parlour.bench.chaos;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import parlour.bench.load.ReportPrinter;

/** When which fault happened. Printed as it happens. */
final class Timeline {

    private final long begunAt = Notebook.now();
    private final List<Span> faults = new ArrayList<>();
    private final List<Span> withoutStandby = new ArrayList<>();
    private long current;

    /** A fault begins. */
    void begin(String en, String fr) {
        current = Notebook.now();
        say(en, fr);
    }

    /** The fault is over: everything works again. */
    void end() {
        faults.add(new Span(current, Notebook.now()));
    }

    void say(String en, String fr) {
        String time = String.format(Locale.ROOT, "%7.1f s  ", (Notebook.now() - begunAt) / 1000.0);
        ReportPrinter.say(time + en, time + fr);
    }

    /** In this time no synchronous standby could confirm a commit. */
    void hadNoStandby(long from) {
        withoutStandby.add(new Span(from, Notebook.now()));
    }

    List<Span> faults() {
        return List.copyOf(faults);
    }

    List<Span> withoutStandby() {
        return List.copyOf(withoutStandby);
    }
}
