package parlour.conan.rules;

/**
 * An action a player has promised not to take.
 *
 * @param treaty the number of the treaty it is part of, from 1
 * @param by the seat that promised
 * @param target the slot of an adventure, or a seat
 * @param until the last round in which it holds
 */
public record Promise(int treaty, int by, Kind kind, int target, int until) {

    /** The closed list of possible promises. */
    public enum Kind {
        /** Not to lay or move a challenge onto an adventure. */
        NO_CHALLENGE(0, "challenge"),
        /** Not to duel a player's hero. */
        NO_DUEL(1, "duel");

        public final int index;
        public final String code;

        Kind(int index, String code) {
            this.index = index;
            this.code = code;
        }

        public static Kind of(int index) {
            return index == NO_CHALLENGE.index ? NO_CHALLENGE : NO_DUEL;
        }
    }
}
