package parlour.game.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import parlour.game.NotationException;
import parlour.game.Outcome;
import parlour.game.ParseResult;
import parlour.game.Position;
import parlour.game.Refusal;

/**
 * A row of a rule table, played: moves in its fourth column, expectations in its fifth.
 *
 * @param played the full texts of the moves
 * @param refusal of the last move
 */
public record RuleRow(TextTable.Row row, Position position, List<String> played, Optional<Refusal> refusal) {

    /** Plays the moves of a row; {@code undo} takes one back, {@code any} is the first legal one. */
    public static RuleRow play(TextTable.Row row, Position position) throws NotationException {
        List<String> played = new ArrayList<>();
        Optional<Refusal> refusal = Optional.empty();
        for (String move : row.words(3)) {
            assertTrue(refusal.isEmpty(), "only the last move of a row may be refused");
            if (move.equals("undo")) {
                position.undo();
                played.removeLast();
                continue;
            }
            switch (position.parseMove(move.equals("any") ? position.text(position.legalMoveAt(0)) : move)) {
                case ParseResult.Legal legal -> {
                    played.add(position.text(legal.move()));
                    position.play(legal.move());
                }
                case Refusal no -> refusal = Optional.of(no);
            }
        }
        return new RuleRow(row, position, played, refusal);
    }

    /** A game's own checks: the first word of an expectation, and the rest. */
    @FunctionalInterface
    public interface Check {

        /** Fails if the expectation is not met. */
        void check(String kind, String rest);
    }

    /** Checks expectations common to all games, and passes the others to the game. */
    public void check(Check others) {
        List<String> expected = row.words(4);
        String rest = String.join(" ", expected.subList(1, expected.size()));
        if (expected.getFirst().equals("refused")) {
            assertEquals(Optional.of(rest), refusal.map(Refusal::code));
            return;
        }
        assertEquals(Optional.empty(), refusal);
        switch (expected.getFirst()) {
            case "goes" -> {
                assertEquals("on", rest);
                assertEquals(Optional.empty(), position.outcome());
            }
            case "ends" -> {
                Outcome outcome = position.outcome().orElseThrow();
                assertEquals(rest, outcome.reason() + " " + outcome.result());
                assertEquals(0, position.legalMoveCount());
            }
            case "after" -> assertEquals(rest, position.notation());
            case "written" -> assertEquals(rest, played.getLast());
            case "moves" -> assertEquals(new TreeSet<>(expected.subList(1, expected.size())), moves());
            default -> others.check(expected.getFirst(), rest);
        }
    }

    /** The texts of all legal moves. */
    public SortedSet<String> moves() {
        return new TreeSet<>(position.legalMoveTexts());
    }
}
