package parlour.bench;

import java.util.SplittableRandom;
import parlour.bot.Budget;
import parlour.bot.InformationState;
import parlour.bot.conquest.ConquestBot;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.game.MoveList;
import parlour.game.Options;
import parlour.game.Perft;
import parlour.game.Position;

/** The speed of the rules of Conquest, compared with {@link BaselineRouteTable} in the same run. */
final class ConquestSpeed {

    private static final long PERFT_5 = 64_749_934L;

    private final ConquestPosition start;
    private final MoveList[] lists = new MoveList[6];

    ConquestSpeed() {
        start = Conquest.CONQUEST.start(Options.known(Conquest.CONQUEST, "first=white"));
        for (int i = 0; i < lists.length; i++) {
            lists[i] = new MoveList();
        }
    }

    void print() {
        System.out.println("Conquest, one thread; the last line of each group is the yardstick.");
        new SpeedComparison()
                .with("perft 5, last two plies counted", "routes", () -> checked(new Perft().count(start, 5)))
                .with("perft 5, last ply counted", "routes", () -> checked(lastPlyCounted(start, 5)))
                .with(
                        "perft 5, a route table tested row by row",
                        "routes",
                        () -> checked(new BaselineRouteTable().count(0, 5)))
                .run();
        new SpeedComparison()
                .with("random play, the move picked by number", "moves", () -> randomPlay(true))
                .with("random play, the moves listed first", "moves", () -> randomPlay(false))
                .run();
        new SpeedComparison()
                .with("search, full strength", "nodes", this::fullStrength)
                .with("search, the sparring partner", "nodes", this::baseline)
                .run();
        System.out.println("search signature: " + BenchSignature.nodes(ignored -> {}) + " nodes");
    }

    /** One long search of the starting position, by a new player. */
    private long fullStrength() {
        return new ConquestBot()
                .chooseMove(new InformationState(start, 0), Budget.nodes(3_000_000), ignored -> {})
                .nodes();
    }

    private long baseline() {
        return new SparringBot()
                .chooseMove(new InformationState(start, 0), Budget.depth(4), ignored -> {})
                .nodes();
    }

    private static long checked(long count) {
        if (count != PERFT_5) {
            throw new IllegalStateException("wrong count " + count);
        }
        return count;
    }

    private long lastPlyCounted(Position position, int depth) {
        if (depth == 1) {
            return position.legalMoveCount();
        }
        MoveList moves = lists[depth];
        moves.clear();
        position.legalMoves(moves);
        long total = 0;
        for (int i = 0; i < moves.size(); i++) {
            position.play(moves.get(i));
            total += lastPlyCounted(position, depth - 1);
            position.undo();
        }
        return total;
    }

    /** Whole games from the start; returns the moves made. */
    private long randomPlay(boolean byNumber) {
        SplittableRandom random = new SplittableRandom(1);
        MoveList moves = lists[0];
        long made = 0;
        while (made < 2_000_000) {
            ConquestPosition position = start.copy();
            while (true) {
                int count;
                if (byNumber) {
                    count = position.legalMoveCount();
                } else {
                    moves.clear();
                    position.legalMoves(moves);
                    count = moves.size();
                }
                if (count == 0) {
                    break;
                }
                int choice = random.nextInt(count);
                position.play(byNumber ? position.legalMoveAt(choice) : moves.get(choice));
                made++;
            }
        }
        return made;
    }
}
