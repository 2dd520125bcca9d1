package parlour.bot.conquest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.bot.Budget;
import parlour.bot.InformationState;
import parlour.bot.ScoredMove;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;

/** Full strength finds every forced win and every only defence in {@code tactics.txt}. */
class TacticsTest {

    /** Takes a tenth of a second or less. */
    private static final long NODES = 150_000;

    record Row(Conquest game, String asked, String position, List<String> solutions) {

        static Row of(String line) {
            String[] fields = line.split("\t", -1);
            Conquest game = fields[0].equals("sixfaces") ? Conquest.SIX_FACES : Conquest.CONQUEST;
            return new Row(game, fields[1], fields[2], List.of(fields[3].split(" ", -1)));
        }

        int moves() {
            return asked.charAt(asked.length() - 1) - '0';
        }
    }

    static List<Row> rows() throws IOException {
        try (InputStream in = Objects.requireNonNull(TacticsTest.class.getResourceAsStream("tactics.txt"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(Row::of)
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("rows")
    void fullStrengthSolves(Row row) {
        ConquestPosition position = ConquestPositions.read(row.game(), row.position());
        ScoredMove scored = new ConquestBot()
                .chooseMove(new InformationState(position, position.side()), Budget.nodes(NODES), _ -> {});
        assertTrue(row.solutions().contains(scored.move()), () -> row + " was answered by " + scored);
        if (row.asked().startsWith("win")) {
            assertEquals(2 * row.moves() - 1, scored.pliesToEnd(), () -> row + " was answered by " + scored);
            assertEquals(2 * row.moves() - 1, scored.line().size(), () -> row + " was answered by " + scored);
        }
    }

    @Test
    void thereAreEnoughPositionsOfEveryKind() throws IOException {
        for (Conquest game : Conquest.values()) {
            for (String asked : Arrays.asList("win 1", "win 2", "win 3", "hold 1", "hold 2")) {
                long rows = rows().stream()
                        .filter(row -> row.game() == game && row.asked().equals(asked))
                        .count();
                assertTrue(rows >= 6, game + " " + asked + ": " + rows);
            }
        }
    }

    /** Only the quick proofs are repeated; those of three moves take too long. */
    @Test
    void solutionsAreProven() throws IOException {
        for (Row row : rows()) {
            if (row.moves() == 3) {
                continue;
            }
            ConquestPosition position = ConquestPositions.read(row.game(), row.position());
            BruteForceWins proof = new BruteForceWins(position);
            List<Integer> solutions =
                    row.asked().startsWith("win") ? proof.winningMoves(row.moves()) : proof.holdingMoves(row.moves());
            assertEquals(
                    Set.copyOf(row.solutions()),
                    solutions.stream().map(position::text).collect(Collectors.toSet()),
                    row.position());
        }
    }
}
