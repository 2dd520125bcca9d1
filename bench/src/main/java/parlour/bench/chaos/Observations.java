package parlour.bench.chaos;

import java.util.List;
import java.util.Map;

/**
 * Everything that was observed in a run.
 *
 * @param heard in the order of arrival
 * @param faults when something was broken
 * @param pauses when a process of the test did not run, on purpose or because the machine was busy
 * @param withoutStandby when a synchronous standby could not confirm a commit
 * @param watching the table each visitor watched at the end, when all was quiet
 * @param frozen games in which nobody could move after the last fault
 */
record Observations(
        List<Heard> heard,
        List<Attempt> attempts,
        List<Span> faults,
        List<Span> pauses,
        List<Span> withoutStandby,
        Map<String, String> watching,
        List<String> frozen) {

    Observations {
        heard = List.copyOf(heard);
        attempts = List.copyOf(attempts);
        faults = List.copyOf(faults);
        pauses = List.copyOf(pauses);
        withoutStandby = List.copyOf(withoutStandby);
        watching = Map.copyOf(watching);
        frozen = List.copyOf(frozen);
    }
}
