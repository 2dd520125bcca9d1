package parlour.game.contract;

import java.util.ArrayList;
import java.util.List;
import parlour.game.Game;
import parlour.game.Outcome;
import parlour.game.Position;

/** The common parts of all games' golden files: views of a position, and the end of a game. */
public final class GoldenText {

    private GoldenText() {}

    /** A stored golden file: its settings and its moves. */
    public record Kept(List<String> settings, List<String> moves) {

        /** Moves are the third word of a line that begins with a number, draws the second of an indented line. */
        public static Kept read(String golden) {
            List<String> settings = List.of();
            List<String> moves = new ArrayList<>();
            for (String line : golden.lines().toList()) {
                if (line.startsWith("settings ")) {
                    settings = List.of(line.substring("settings ".length()).split(" ", -1));
                } else if (line.startsWith("  ")) {
                    moves.add(line.strip().split(" ", -1)[1]);
                } else if (Character.isDigit(line.charAt(0))) {
                    moves.add(line.split(" ", -1)[2]);
                }
            }
            return new Kept(settings, moves);
        }
    }

    public static String name(Game game, int seat) {
        return game.seatNames().get(seat).en();
    }

    /** The position, the views of every seat and of a spectator, and the moves of the seat to move. */
    public static void addViews(Game game, Position position, StringBuilder text) {
        text.append("position ").append(position.notation()).append('\n');
        for (int seat = 0; seat < position.seats(); seat++) {
            addView(name(game, seat), position, seat, text);
        }
        addView("a spectator", position, Position.SPECTATOR, text);
        if (position.turn() >= 0) {
            text.append("moves ");
            List<String> moves =
                    position.legalMoveViews().stream().map(Object::toString).toList();
            text.append(String.join(" ", moves)).append('\n');
        }
    }

    private static void addView(String who, Position position, int viewer, StringBuilder text) {
        text.append("view of ")
                .append(who)
                .append(": ")
                .append(position.view(viewer).json())
                .append('\n');
    }

    /** The last line. */
    public static String end(Position position) {
        Outcome outcome = position.outcome().orElseThrow();
        return "end " + outcome.result() + " " + outcome.reason() + " / "
                + outcome.sentence().en() + " / " + outcome.sentence().fr() + "\n";
    }
}
