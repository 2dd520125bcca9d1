package parlour.bot.conquest;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.game.MoveList;
import parlour.game.Options;

/**
 * Writes {@code tactics.txt} to standard output: positions from random games for which {@link BruteForceWins} has found
 * all solutions. A row has the game, the task, the position and the solutions, separated by tabs.
 */
final class TacticsGenerator {

    private static final int ROWS_EACH = 8;
    private static final int MAX_SOLUTIONS = 3;
    private static final int KINDS = 5;

    private final Random random = new Random(1975);

    private TacticsGenerator() {}

    public static void main(String[] args) {
        TacticsGenerator generator = new TacticsGenerator();
        for (Conquest game : Conquest.values()) {
            generator.rows(game).forEach(System.out::println);
        }
    }

    private List<String> rows(Conquest game) {
        List<List<String>> found = new ArrayList<>();
        for (int kind = 0; kind < KINDS; kind++) {
            found.add(new ArrayList<>());
        }
        Set<Long> used = new HashSet<>();
        while (found.stream().anyMatch(rows -> rows.size() < ROWS_EACH)) {
            ConquestPosition position = game.start(Options.defaults(game));
            int plies = 6 + random.nextInt(60);
            for (int ply = 0; ply < plies && !position.isOver(); ply++) {
                position.play(sensible(position));
            }
            if (!position.isOver() && used.add(position.hash())) {
                classify(game, position, found);
            }
        }
        return found.stream().flatMap(List::stream).toList();
    }

    /**
     * Avoids moves that end the game or let the other side win at once, so that games last longer and fewer dice are
     * left.
     */
    private int sensible(ConquestPosition position) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        int move = 0;
        for (int attempt = 0; attempt < 20; attempt++) {
            move = moves.get(random.nextInt(moves.size()));
            position.play(move);
            boolean harmless = !position.isOver() && !new BruteForceWins(position).wins(1);
            position.undo();
            if (harmless) {
                return move;
            }
        }
        return move;
    }

    private static void classify(Conquest game, ConquestPosition position, List<List<String>> found) {
        BruteForceWins proof = new BruteForceWins(position);
        for (int moves = 1; moves <= 3; moves++) {
            if (moves == 3 && found.get(2).size() >= ROWS_EACH) {
                break;
            }
            List<Integer> winning = proof.winningMoves(moves);
            if (!winning.isEmpty()) {
                add(game, position, "win " + moves, winning, found.get(moves - 1));
                return;
            }
        }
        for (int moves = 1; moves <= 2; moves++) {
            if (moves == 2 && found.get(4).size() >= ROWS_EACH) {
                break;
            }
            List<Integer> holding = proof.holdingMoves(moves);
            if (holding.size() <= MAX_SOLUTIONS) {
                add(game, position, "hold " + moves, holding, found.get(2 + moves));
                return;
            }
        }
    }

    private static void add(
            Conquest game, ConquestPosition position, String asked, List<Integer> solutions, List<String> into) {
        if (!solutions.isEmpty() && solutions.size() <= MAX_SOLUTIONS && into.size() < ROWS_EACH) {
            into.add(game.id() + "\t" + asked + "\t" + position.notation() + "\t"
                    + String.join(" ", solutions.stream().map(position::text).toList()));
        }
    }
}
