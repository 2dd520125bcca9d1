package parlour.conan.rules;

import java.util.List;

/**
 * What a player says that an effect outside the vocabulary does: "steps from a closed list".
 *
 * @param by the player of the card
 */
public record Statement(int by, List<Step> steps) {

    public static final int MAX_STEPS = 12;

    /** The bank, where a seat may stand. */
    public static final int BANK = -1;

    /** Seats, slots, places on a slot and kinds of cards as numbers; a step refers to the table after those before it. */
    public sealed interface Step {}

    /** "PG from a player or the bank to a player or the bank" */
    public record Glory(int from, int to, int n) implements Step {}

    public record Draw(int seat, int n) implements Step {}

    /** "discard by choice or by chance" */
    public record Discard(int seat, int n, boolean isByChance) implements Step {}

    public record MoveHero(int seat, int slot) implements Step {}

    public record TurnUp(int slot, int place) implements Step {}

    public record MoveChallenge(int slot, int place, int to) implements Step {}

    public record Remove(int slot, int place) implements Step {}

    /** An object changes hands, or goes to the bottom of its pile if it goes to the bank. */
    public record Give(int from, int to, int kind) implements Step {}

    /** An object from the pile, as loot. */
    public record Find(int seat) implements Step {}

    public Statement {
        steps = List.copyOf(steps);
    }

    /** The PG that a seat would lose, less those it would get. */
    public int cost(int seat) {
        int cost = 0;
        for (Step step : steps) {
            if (step instanceof Glory(int from, int to, int n)) {
                cost += from == seat ? n : to == seat ? -n : 0;
            }
        }
        return cost;
    }
}
