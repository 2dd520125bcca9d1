package parlour.cli.board.conquest;

import java.util.ArrayList;
import java.util.List;
import parlour.conquest.Board;

/**
 * The squares of a legal move, parsed from its text: {@code d1-d5-f5=1}.
 *
 * @param directions one for each square the die tumbles; empty if the text was no route
 */
record Route(String from, List<Integer> directions, boolean takes) {

    private static final Route NONE = new Route("", List.of(), false);

    static Route of(String move) {
        String bare = move.startsWith("K") ? move.substring(1) : move;
        int end = 0;
        while (end < bare.length() && bare.charAt(end) != '=' && bare.charAt(end) != '#') {
            end++;
        }
        String[] squares = bare.substring(0, end).split("[-x]", -1);
        if (squares.length < 2) {
            return NONE;
        }
        List<Integer> directions = new ArrayList<>();
        for (int i = 1; i < squares.length; i++) {
            leg(squares[i - 1], squares[i], directions);
        }
        return new Route(squares[0], List.copyOf(directions), bare.indexOf('x') >= 0);
    }

    private static void leg(String from, String to, List<Integer> directions) {
        int files = to.charAt(0) - from.charAt(0);
        int ranks = to.charAt(1) - from.charAt(1);
        for (int direction = 0; direction < 4; direction++) {
            if (Integer.signum(files) == Board.fileStep(direction)
                    && Integer.signum(ranks) == Board.rankStep(direction)) {
                for (int step = Math.abs(files) + Math.abs(ranks); step > 0; step--) {
                    directions.add(direction);
                }
            }
        }
    }

    /** The states of a die along the route, its starting state included. */
    List<Die> tumble(Die die) {
        List<Die> dice = new ArrayList<>(List.of(die));
        for (int direction : directions) {
            dice.add(dice.getLast().tumbled(direction));
        }
        return dice;
    }

    static String arrow(int direction, boolean flipped) {
        return "↑→↓←".substring((direction + (flipped ? 2 : 0)) & 3).substring(0, 1);
    }

    String arrows(boolean flipped) {
        StringBuilder text = new StringBuilder();
        directions.forEach(direction -> text.append(arrow(direction, flipped)));
        return text.toString();
    }
}
