package parlour.conan.rules;

/** By which rule PG come from the bank or go to it. Between players they only change hands. */
public enum BankReason {
    /** 15 for everybody when the game is set up. */
    START(0),
    /** 1 for a challenge or an adventure played from the hand. */
    CARD(1),
    /** An accomplished adventure's loot. */
    LOOT(2),
    /** GAIN. */
    EFFECT(3),
    /** An ally's cost; goes to the bank. */
    HIRE(4);

    final int index;

    BankReason(int index) {
        this.index = index;
    }
}
