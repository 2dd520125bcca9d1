package parlour.bot.runtime;

import java.time.Duration;

/**
 * How long to wait for an external program before it forfeits.
 *
 * @param start until it is ready; virtual machines and networks take a while to load
 * @param grace on top of a time limit, for pipes and busy machines
 * @param untimed for an answer if the limit is not one of time
 */
public record ProgramTimeouts(Duration start, Duration grace, Duration untimed) {

    public static final ProgramTimeouts DEFAULT =
            new ProgramTimeouts(Duration.ofSeconds(20), Duration.ofSeconds(1), Duration.ofMinutes(2));

    Duration answer(SearchLimit searchLimit) {
        return searchLimit instanceof SearchLimit.Time limit ? limit.time().plus(grace) : untimed;
    }
}
