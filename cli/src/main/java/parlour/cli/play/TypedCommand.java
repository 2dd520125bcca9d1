package parlour.cli.play;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The commands that can be typed besides moves, always in English and French. */
public enum TypedCommand {
    HELP("help", "aide", "?", "h"),
    MOVES("moves", "coups"),
    BOARD("board", "plateau", "damier"),
    CHART("chart", "tableau", "diagramme", "schéma", "schema"),
    PLAY("play", "jouer"),
    HINT("hint", "conseil", "indice"),
    UNDO("undo", "reprendre", "annuler"),
    FLIP("flip", "tourner", "retourner"),
    POSITION("position"),
    SAVE("save", "enregistrer", "sauver"),
    LOAD("load", "charger", "ouvrir"),
    DRAW("draw", "nulle"),
    RESIGN("resign", "abandonner", "abandon"),
    QUIT("quit", "quitter", "exit", "q");

    private final List<String> spellings;

    TypedCommand(String... spellings) {
        this.spellings = List.of(spellings);
    }

    /** A line as typed: a command, if it begins with one, and the rest. */
    public record Line(Optional<TypedCommand> word, String rest) {}

    public static Line read(String line) {
        String[] parts = line.strip().split("\\s+", 2);
        String first = parts[0].toLowerCase(Locale.ROOT);
        return new Line(
                Arrays.stream(values())
                        .filter(word -> word.spellings.contains(first))
                        .findFirst(),
                parts.length > 1 ? parts[1] : "");
    }

    /** The command closest to a mistyped word, if there is a close one. */
    static Optional<String> nearest(String typed) {
        String lower = typed.toLowerCase(Locale.ROOT);
        int best = typed.length() <= 4 ? 2 : 3;
        Optional<String> nearest = Optional.empty();
        for (TypedCommand word : values()) {
            for (String spelling : word.spellings) {
                int distance = distance(lower, spelling);
                if (spelling.length() > 2 && distance < best) {
                    best = distance;
                    nearest = Optional.of(spelling);
                }
            }
        }
        return nearest;
    }

    /** The edit distance of two words. */
    private static int distance(String a, String b) {
        int[] above = new int[b.length() + 1];
        Arrays.setAll(above, i -> i);
        for (int i = 1; i <= a.length(); i++) {
            int[] row = new int[b.length() + 1];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int change = above[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(change, 1 + Math.min(above[j], row[j - 1]));
            }
            above = row;
        }
        return above[b.length()];
    }
}
