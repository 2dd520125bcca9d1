package parlour.conquest;

import java.util.List;
import parlour.game.Option;
import parlour.game.Options;
import parlour.game.Text;

/**
 * The options of a game as values; they follow the sections of the rule sheet.
 *
 * @param anyDieWins whether any die wins on the enemy's Key square (6 Faces), not only the Key die (Conquest)
 * @param first the side that begins
 * @param keyCaptures whether the Key die may capture
 * @param repetitionDraws whether the third occurrence of a position is a draw
 * @param noProgress the number of plies without a capture that make a draw, or {@link #NEVER}
 * @param hand the arrangement of the dice's faces
 */
public record ConquestRules(
        boolean anyDieWins,
        First first,
        boolean keyCaptures,
        boolean repetitionDraws,
        int noProgress,
        Handedness hand) {

    static final int NEVER = Integer.MAX_VALUE;

    /** Who makes the first move. */
    public enum First {
        LOT,
        WHITE,
        BLACK
    }

    private static final Option KEY_SQUARE = Option.choice(
            "keySquare",
            new Text("Which die wins on the enemy Key square", "Quel dé gagne sur le carré clef adverse"),
            "key",
            "any");
    private static final Option FIRST =
            Option.choice("first", new Text("Who goes first", "Qui commence"), "lot", "white", "black");
    private static final Option KEY_CAPTURES =
            Option.choice("keyCaptures", new Text("The Key die may capture", "Le dé clef peut prendre"), "yes", "no");
    private static final Option REPETITION = Option.choice(
            "repetition",
            new Text(
                    "A draw when a position occurs this many times",
                    "Nulle si une position se présente autant de fois"),
            "3",
            "off");
    private static final Option NO_PROGRESS = Option.number(
            "noProgress",
            new Text("A draw after this many plies without a capture", "Nulle après autant de demi-coups sans prise"),
            100,
            1,
            9999,
            "off");
    private static final Option HANDEDNESS = Option.choice(
            "handedness",
            new Text(
                    "With 1 up and 2 towards you, the 3 is on your right or left",
                    "Le 1 dessus et le 2 vers soi, le 3 est à droite ou à gauche"),
            "right",
            "left");

    /** The options of Conquest; 6 Faces changes two defaults. */
    static final List<Option> CONQUEST = List.of(KEY_SQUARE, FIRST, KEY_CAPTURES, REPETITION, NO_PROGRESS, HANDEDNESS);

    static final List<Option> SIX_FACES = List.of(
            KEY_SQUARE.withDefault("any"),
            FIRST.withDefault("white"),
            KEY_CAPTURES,
            REPETITION,
            NO_PROGRESS,
            HANDEDNESS);

    static ConquestRules of(Options options) {
        String noProgress = options.value("noProgress");
        return new ConquestRules(
                options.value("keySquare").equals("any"),
                switch (options.value("first")) {
                    case "white" -> First.WHITE;
                    case "black" -> First.BLACK;
                    default -> First.LOT;
                },
                options.value("keyCaptures").equals("yes"),
                options.value("repetition").equals("3"),
                noProgress.equals("off") ? NEVER : Integer.parseInt(noProgress),
                options.value("handedness").equals("left") ? Handedness.LEFT : Handedness.RIGHT);
    }
}
