package parlour.conan.rules;

/** The rules by which PG come from the bank or go to it. Transfers between players do not involve the bank. */
public enum BankReason {
    /** 15 for each player when the game is set up. */
    START(0),
    /** 1 for a challenge or an adventure played from the hand. */
    CARD(1),
    /** An accomplished adventure's loot. */
    LOOT(2),
    /** GAIN. */
    EFFECT(3),
    /** An ally's cost; goes to the bank. */
    HIRE(4),
    /** Agreed at the table; goes to the bank. */
    STATED(5);

    final int index;

    BankReason(int index) {
        this.index = index;
    }
}
