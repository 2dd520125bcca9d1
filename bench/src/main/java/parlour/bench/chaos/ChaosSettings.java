package parlour.bench.chaos;

import java.util.List;

/**
 * How a run goes.
 *
 * @param isAsynchronous whether commits do not wait for the standby: then a failover must lose moves
 * @param games how many are played at once
 * @param thinkMillis how long a person thinks on average
 * @param longestSeconds the longest that something is paused or away
 * @param pauseMillis the longest pause between two faults
 * @param isThorough whether to use haproxy and file systems that can be filled
 * @param script the faults that happen; empty for random ones
 * @param millis how long random faults go on
 */
record ChaosSettings(
        long seed,
        boolean isAsynchronous,
        int games,
        int thinkMillis,
        int longestSeconds,
        int pauseMillis,
        boolean isThorough,
        List<Fault> script,
        long millis) {

    ChaosSettings {
        script = List.copyOf(script);
    }

    /** A whole run, as from the command line. */
    static ChaosSettings forMinutes(int minutes, long seed, boolean isAsynchronous) {
        return new ChaosSettings(seed, isAsynchronous, 40, 600, 20, 8_000, true, List.of(), minutes * 60_000L);
    }
}
