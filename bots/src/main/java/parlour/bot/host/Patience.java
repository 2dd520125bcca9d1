package parlour.bot.host;

import java.time.Duration;

/**
 * How long another program is waited for before it forfeits.
 *
 * @param start until it says it is ready; virtual machines and networks take a while to load
 * @param grace on top of a time limit, for pipes and busy machines
 * @param untimed for an answer when the limit is not one of time
 */
public record Patience(Duration start, Duration grace, Duration untimed) {

    public static final Patience USUAL =
            new Patience(Duration.ofSeconds(20), Duration.ofSeconds(1), Duration.ofMinutes(2));

    Duration answer(Allowance allowance) {
        return allowance instanceof Allowance.Time limit ? limit.time().plus(grace) : untimed;
    }
}
