package parlour.cli.play;

/** Somebody who holds a seat. */
public interface Player {

    /** What those at the same table may ask of a player. */
    enum Question {
        TAKE_BACK,
        DRAW
    }

    /** Whether this is a person, who wants to see the board and must not see another's hand. */
    boolean isPerson();

    /** Called when it is this player's turn; may take its time. */
    Wish wish(Table table);

    /** Asked when another seat wants something that needs everybody's consent. */
    boolean agrees(Table table, int asker, Question question);
}
