package parlour.bot.conan;

import parlour.conan.ConanPosition;
import parlour.conan.rules.MoveCode;

/** What a bot answers to an effect outside the vocabulary: "Computers agree to what costs them at most 2 PG." */
final class TableAnswer {

    private static final int MAX_COST = 2;

    private TableAnswer() {}

    static boolean agrees(ConanPosition position) {
        return position.statement().orElseThrow().cost(position.turn()) <= MAX_COST;
    }

    /** As a move. */
    static String of(ConanPosition position) {
        return agrees(position) ? "yes" : "no";
    }

    static double worth(ConanPosition position, int move) {
        return (MoveCode.kind(move) == MoveCode.YES) == agrees(position) ? 1 : -1;
    }
}
