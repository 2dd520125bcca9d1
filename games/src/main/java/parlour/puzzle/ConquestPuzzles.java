package parlour.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import parlour.conquest.Board;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.conquest.RouteCode;
import parlour.game.Text;

/** Puzzles of Conquest and 6 Faces: the side to move has a forced win in exactly the given number of moves. */
public final class ConquestPuzzles implements PuzzleKind {

    /** The longest wins there are puzzles of. */
    public static final int MAX_MOVES = 3;

    private static final int LONG_ROUTE = 4;

    @Override
    public Text task(Puzzle puzzle) {
        Text solver = puzzle.game().seatNames().get(puzzle.solver());
        String fr = solver.fr().toLowerCase(Locale.ROOT);
        return switch (puzzle.moves()) {
            case 1 ->
                new Text(solver.en() + " to move and win in one move.", "Les " + fr + " jouent et gagnent en un coup.");
            case 2 ->
                new Text(
                        solver.en() + " to move and win in two moves.",
                        "Les " + fr + " jouent et gagnent en deux coups.");
            default ->
                new Text(
                        solver.en() + " to move and win in three moves.",
                        "Les " + fr + " jouent et gagnent en trois coups.");
        };
    }

    @Override
    public Text assumption(Puzzle puzzle) {
        return new Text(
                "The win is forced: it works against every defence.",
                "Le gain est forcé : il réussit contre toute défense.");
    }

    @Override
    public Text reason(Puzzle puzzle) {
        return new Text("No other first move forces the win.", "Aucun autre premier coup ne force le gain.");
    }

    @Override
    public PuzzleAttempt begin(Puzzle puzzle) {
        return ConquestAttempt.of(puzzle);
    }

    @Override
    public List<OtherMove> otherMoves(Puzzle puzzle) {
        PuzzleAttempt attempt = begin(puzzle);
        List<OtherMove> others = new ArrayList<>();
        for (String move : attempt.position().legalMoveTexts()) {
            if (attempt.attempt(move) instanceof AttemptResult.Wrong wrong) {
                others.add(new OtherMove(wrong.move(), wrong.refutation(), wrong.sentence()));
            }
        }
        return others;
    }

    @Override
    public Optional<Text> objection(Puzzle puzzle) {
        return ConquestVerifier.objection(puzzle);
    }

    /** The themes of a position whose solution begins with this move. */
    public static List<PuzzleTheme> themes(ConquestPosition position, int first) {
        List<PuzzleTheme> themes = new ArrayList<>();
        themes.add(position.isEmpty(RouteCode.to(first)) ? PuzzleTheme.QUIET : PuzzleTheme.CAPTURE);
        if (RouteCode.length(first) >= LONG_ROUTE) {
            themes.add(PuzzleTheme.LONG_ROUTE);
        }
        return themes;
    }

    /** The first and the last square of a move. */
    static List<String> ends(int move) {
        return List.of(Board.name(RouteCode.from(move)), Board.name(RouteCode.to(move)));
    }

    /** The edition of a puzzle of this kind. */
    static Conquest edition(Puzzle puzzle) {
        return (Conquest) puzzle.game();
    }
}
