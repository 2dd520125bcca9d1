package parlour.conquest;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import parlour.game.MoveList;
import parlour.game.contract.GoldenText;

/**
 * A whole game ply by ply, as stored in {@code golden-conquest.txt} and {@code golden-sixfaces.txt}. {@code main}
 * generates a new one from an edition and a seed:
 *
 * <pre>{@code
 * java -cp games/target/classes:games/target/test-classes parlour.conquest.GoldenGame sixfaces 1
 * }</pre>
 *
 * Check the file with a real die before committing it; {@link GoldenGameTest} then only replays its moves.
 */
final class GoldenGame {

    /** Views are long, and every ply shows the position anyway. */
    private static final int PLIES_BETWEEN_VIEWS = 8;

    private GoldenGame() {}

    public static void main(String[] args) {
        Edition edition = new Edition(args[0], List.of());
        System.out.print(told(edition, madeUp(edition, new Random(Long.parseLong(args[1])))));
    }

    /** The moves of a game between two players who take an immediate win, and usually prevent the other's. */
    static List<String> madeUp(Edition edition, Random random) {
        ConquestPosition position = edition.start();
        List<String> moves = new ArrayList<>();
        while (!position.isOver()) {
            int move = choose(position, random);
            moves.add(position.text(move));
            position.play(move);
        }
        return moves;
    }

    private static int choose(ConquestPosition position, Random random) {
        MoveList moves = Edition.moves(position);
        for (int i = 0; i < moves.size(); i++) {
            if (position.text(moves.get(i)).endsWith("#")) {
                return moves.get(i);
            }
        }
        MoveList safe = new MoveList();
        for (int i = 0; i < moves.size(); i++) {
            position.play(moves.get(i));
            if (!canWin(position) || random.nextInt(40) == 0) {
                safe.add(moves.get(i));
            }
            position.undo();
        }
        MoveList from = safe.isEmpty() ? moves : safe;
        for (int i = 0; i < from.size(); i++) {
            if (position.text(from.get(i)).contains("x") && random.nextInt(3) == 0) {
                return from.get(i);
            }
        }
        return from.get(random.nextInt(from.size()));
    }

    private static boolean canWin(ConquestPosition position) {
        return position.legalMoveTexts().stream().anyMatch(move -> move.endsWith("#"));
    }

    static String told(Edition edition, List<String> moves) {
        StringBuilder text = new StringBuilder();
        text.append("# A game of ").append(edition.game().title().en()).append(" from the first ply to the last.\n");
        text.append("# ply move | position after it | hash | legal moves; now and then what seat 0 sees\n");
        ConquestPosition position = edition.start();
        text.append("0 start | ").append(state(position)).append('\n');
        text.append("  view ").append(position.view(0).json()).append('\n');
        for (int ply = 1; ply <= moves.size(); ply++) {
            position.play(position.legalMove(moves.get(ply - 1)));
            text.append(ply)
                    .append(' ')
                    .append(moves.get(ply - 1))
                    .append(" | ")
                    .append(state(position))
                    .append('\n');
            if (ply % PLIES_BETWEEN_VIEWS == 0 || position.isOver()) {
                text.append("  view ").append(position.view(0).json()).append('\n');
            }
        }
        return text.append(GoldenText.end(position)).toString();
    }

    private static String state(ConquestPosition position) {
        return position.notation() + " | " + "%016x".formatted(position.hash()) + " | " + position.legalMoveCount();
    }
}
