package parlour.conan.card;

import java.util.Optional;

/**
 * An effect and when it applies.
 *
 * @param trigger the occasion, for a passive that does something
 */
public record Ability(Effect effect, When when, Optional<Trigger> trigger) {

    /** When an effect applies. */
    public enum When {
        /** Played in the card phase. */
        CARD,
        /** When the cards of a contest are turned up. */
        RESOLUTION,
        /** Always, or on a {@link Trigger}. */
        PASSIVE,
        /** For the player who accomplished the adventure. */
        ON_ACCOMPLISH
    }

    /** The occasion on which a passive does something. */
    public enum Trigger {
        ACCOMPLISH(0, "accomplish"),
        WIN(1, "win"),
        LOSE(2, "lose"),
        HOLD(3, "hold"),
        HIRE(4, "hire"),
        HERO_PHASE(5, "hero-phase");

        public final int index;
        final String code;

        Trigger(int index, String code) {
            this.index = index;
            this.code = code;
        }
    }
}
