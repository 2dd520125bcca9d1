package parlour.domination;

import java.util.ArrayList;
import java.util.List;
import parlour.game.Position;
import parlour.game.RandomSource;
import parlour.game.contract.GoldenText;
import parlour.game.contract.RandomPlay;

/**
 * A whole match move by move, as stored in the files {@code golden-….txt}, with the views of every seat and a spectator
 * at some positions. {@code main} generates a new one from a seed and settings:
 *
 * <pre>{@code
 * java -cp games/target/classes:games/target/test-classes parlour.domination.GoldenGame 1 seats=3
 * }</pre>
 *
 * Check the file on a board before committing it; {@link GoldenGameTest} then only replays its moves.
 */
final class GoldenGame {

    /** The numbers of dominoes laid at which views are written; they are long, and every line shows the rest. */
    private static final List<Integer> LOOKS = List.of(0, 3, 50, 110);

    private GoldenGame() {}

    public static void main(String[] args) {
        String[] settings = List.of(args).subList(1, args.length).toArray(new String[0]);
        System.out.print(told(settings, madeUp(settings, RandomPlay.random(Long.parseLong(args[0])))));
    }

    /** The moves of a match between players who conquer what they can and usually give nothing away. */
    static List<String> madeUp(String[] settings, RandomSource random) {
        DominationPosition position = DominationFixtures.start(settings);
        List<String> moves = new ArrayList<>();
        while (!position.isOver()) {
            int move = position.turn() == Position.CHANCE ? random.drawOutcome(position) : choose(position, random);
            moves.add(position.text(move));
            position.play(move);
        }
        return moves;
    }

    private static int choose(DominationPosition position, RandomSource random) {
        int best = -1;
        int bestWorth = Integer.MIN_VALUE;
        for (int move : RandomPlay.listed(position).toArray()) {
            int gifts = 0;
            for (int territory : position.layout().territories(move)) {
                gifts += position.sides(territory) == 2 ? 1 : 0;
            }
            int worth = 100 * position.conquers(move) - 50 * gifts + random.nextInt(20);
            if (worth > bestWorth) {
                best = move;
                bestWorth = worth;
            }
        }
        return best;
    }

    static String told(String[] settings, List<String> moves) {
        DominationPosition position = DominationFixtures.start(settings);
        StringBuilder text = new StringBuilder("# Domination from the first lot to the last domino.\n");
        text.append(
                        "# A line a move: who, what, what the others read; | what was on the rack | territories and, of these, at")
                .append(" the border | hash\n");
        text.append("settings ").append(String.join(" ", settings)).append('\n');
        for (String row : position.layout().rows()) {
            text.append("# ").append(row).append('\n');
        }
        GoldenText.addViews(Domination.DOMINATION, position, text);
        for (String move : moves) {
            text.append(line(position, move)).append('\n');
            boolean wasChance = position.turn() == Position.CHANCE;
            DominationFixtures.play(position, move);
            boolean isTime = position.turn() >= 0 && LOOKS.contains(position.laid());
            if (position.isOver() || (isTime && (wasChance || position.stockSize() == 0))) {
                GoldenText.addViews(Domination.DOMINATION, position, text);
            }
        }
        return text.append(GoldenText.end(position)).toString();
    }

    private static String line(DominationPosition position, String text) {
        if (position.turn() == Position.CHANCE) {
            int viewer = position.isLotDrawn() ? position.drawer() : Position.SPECTATOR;
            String others = position.textFor(position.outcomeAt(0), viewer == 0 ? 1 : 0);
            String who = viewer < 0 ? "chance" : name(viewer);
            return "  " + who + " " + text + " (" + (viewer < 0 ? text : others) + ")";
        }
        int seat = position.turn();
        StringBuilder scores = new StringBuilder();
        DominationPosition after = position.copy();
        String rack = String.join(" ", DominationFixtures.rack(position, seat));
        String hash = "%016x".formatted(position.hash());
        DominationFixtures.play(after, text);
        boolean isNextGame = after.game() != position.game();
        for (int other = 0; other < position.seats(); other++) {
            BoardState boardState = after.boardState(position.game());
            scores.append(' ').append(boardState.territories[other]).append('+').append(boardState.border[other]);
        }
        return position.round() + ". " + name(seat) + " " + text + " | " + rack + " |" + scores + " | " + hash
                + (isNextGame ? " | the second game" : "");
    }

    private static String name(int seat) {
        return GoldenText.name(Domination.DOMINATION, seat);
    }
}
