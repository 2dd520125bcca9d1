package parlour.conquest;

import java.util.List;
import parlour.game.Outcome;
import parlour.game.Text;

/** The ways a game ends on the board. */
enum EndReason {
    /** The last move did not end the game. */
    NONE("", Text.same("")),
    KEY_TAKEN("key-taken", new Text("The Key die was captured.", "Le dé clef est pris.")),
    KEY_SQUARE("key-square", new Text("The Key square was reached.", "Le carré clef est atteint.")),
    REPETITION(
            "repetition",
            new Text(
                    "A draw: the same position has occurred three times.",
                    "Partie nulle : la même position s’est présentée trois fois.")),
    NO_PROGRESS(
            "no-progress",
            new Text("A draw: too many moves without a capture.", "Partie nulle : trop de coups sans prise.")),
    NO_MOVE(
            "no-move",
            new Text("A draw: the player to move has no move.", "Partie nulle : le joueur au trait n’a aucun coup."));

    private final String reason;
    private final Text sentence;

    EndReason(String reason, Text sentence) {
        this.reason = reason;
        this.sentence = sentence;
    }

    boolean isWin() {
        return this == KEY_TAKEN || this == KEY_SQUARE;
    }

    Outcome outcome(int winner) {
        return Outcome.won(isWin() ? List.of(winner) : List.of(0, 1), 2, reason, sentence);
    }
}
