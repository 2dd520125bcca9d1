package parlour.bot.runtime;

import java.util.List;
import java.util.Optional;
import parlour.bot.ScoredMove;

/** What a program has reported about its search: {@code info depth 3 score 25 nodes 900 line e2-e4 e7-e5}. */
record ProgramInfo(int score, int depth, long nodes, List<String> line) {

    static final ProgramInfo NONE = new ProgramInfo(0, 0, 0, List.of());

    /** Ignores what it cannot parse: the report is optional. */
    static ProgramInfo read(String text) {
        List<String> words = List.of(text.split("\\s+"));
        int score = 0;
        int depth = 0;
        long nodes = 0;
        for (int i = 1; i + 1 < words.size(); i += 2) {
            switch (words.get(i)) {
                case "score" -> score = (int) number(words.get(i + 1));
                case "depth" -> depth = (int) number(words.get(i + 1));
                case "nodes" -> nodes = number(words.get(i + 1));
                case "line" -> {
                    return new ProgramInfo(score, depth, nodes, words.subList(i + 1, words.size()));
                }
                default -> {
                    // A word of a later version.
                }
            }
        }
        return new ProgramInfo(score, depth, nodes, List.of());
    }

    private static long number(String text) {
        return text.matches("-?[0-9]{1,9}") ? Long.parseLong(text) : 0;
    }

    /** The result so far, if a move was named. */
    Optional<ScoredMove> thought() {
        return line.isEmpty() ? Optional.empty() : Optional.of(with(line.getFirst()));
    }

    /** The final result with this move; a line that begins with another move is dropped. */
    ScoredMove with(String move) {
        boolean fits = !line.isEmpty() && line.getFirst().equals(move);
        return new ScoredMove(move, score, fits ? line : List.of(move), depth, nodes);
    }
}
