package parlour.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.conquest.Conquest;
import parlour.engine.request.RefusedException;
import parlour.game.View;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;
import parlour.puzzle.AttemptResult;
import parlour.puzzle.ConquestPuzzles;
import parlour.puzzle.Hint;
import parlour.puzzle.Puzzle;
import parlour.puzzle.PuzzleAttempt;
import parlour.puzzle.PuzzleKind;

/** The bundled puzzles of Conquest and 6 Faces. Stateless: every request includes the moves already found. */
final class Puzzles {

    private static final PuzzleKind KIND = new ConquestPuzzles();

    private Puzzles() {}

    /** All puzzles, by game, the easiest first. */
    static View list() {
        List<View> puzzles = new ArrayList<>();
        for (Conquest game : Conquest.values()) {
            for (Puzzle puzzle : parlour.puzzle.Puzzles.of(game)) {
                puzzles.add(described(new View(), puzzle));
            }
        }
        return new View().with("type", "puzzles").with("puzzles", puzzles);
    }

    /** One puzzle, by {@code id} or as the daily puzzle of a {@code date}, with its starting position. */
    static View one(JsonFields fields) throws MalformedFieldException, RefusedException {
        Puzzle puzzle = fields.has("date") ? daily(fields) : puzzle(fields);
        return described(new View().with("type", "puzzle"), puzzle)
                .with("options", puzzle.settings())
                .with("position", puzzle.position())
                .with("solver", puzzle.solver());
    }

    /** The result of a move, after {@code moves}, the correct moves of both sides so far. */
    static View attempt(JsonFields fields) throws MalformedFieldException, RefusedException {
        AttemptResult answer = solving(fields).attempt(fields.text("move"));
        View view = new View().with("type", "attempt");
        return switch (answer) {
            case AttemptResult.Right right ->
                view.with("verdict", "right")
                        .with("move", right.move())
                        .with("reply", right.reply())
                        .with("left", right.next().left());
            case AttemptResult.Solved solved -> view.with("verdict", "solved").with("move", solved.move());
            case AttemptResult.Wrong wrong ->
                view.with("verdict", "wrong")
                        .with("move", wrong.move())
                        .with("refutation", wrong.refutation())
                        .with("message", wrong.sentence());
            case AttemptResult.Illegal illegal ->
                view.with("verdict", "illegal")
                        .with("code", illegal.refusal().code())
                        .with("message", illegal.refusal().message());
        };
    }

    /** The {@code n}th hint and the squares it names: first the die, then its destination, then the whole route. */
    static View hint(JsonFields fields) throws MalformedFieldException, RefusedException {
        PuzzleAttempt solving = solving(fields);
        int max = solving.hints().size();
        int n = (int) fields.longValue("n", 1, max, 1);
        Hint hint = solving.hints().get(n - 1);
        View view = new View()
                .with("type", "hint")
                .with("n", n)
                .with("of", max)
                .with("sentence", hint.sentence())
                .with("squares", hint.squares());
        return n == max ? view.with("move", solving.solution().getFirst()) : view;
    }

    /** The remaining moves of the solution, of both sides. */
    static View solution(JsonFields fields) throws MalformedFieldException, RefusedException {
        return new View().with("type", "solution").with("line", solving(fields).solution());
    }

    private static View described(View view, Puzzle puzzle) {
        return view.with("id", puzzle.id())
                .with("game", puzzle.game().id())
                .with("moves", puzzle.moves())
                .with("stars", puzzle.stars())
                .with("rating", puzzle.rating())
                .with("task", KIND.task(puzzle));
    }

    private static Puzzle puzzle(JsonFields fields) throws MalformedFieldException, RefusedException {
        return Optional.of(fields.text("id"))
                .filter(id -> parlour.puzzle.Puzzles.game(id)
                        .filter(game -> game instanceof Conquest)
                        .isPresent())
                .flatMap(parlour.puzzle.Puzzles::puzzle)
                .orElseThrow(() ->
                        new RefusedException("no-puzzle", "There is no such puzzle.", "Ce problème n’existe pas."));
    }

    /** The puzzle of a day in ISO format: 2026-11-16. */
    private static Puzzle daily(JsonFields fields) throws MalformedFieldException {
        String date = fields.text("date");
        MalformedFieldException wrong =
                fields.malformed("date", "a day such as 2026-11-16", "un jour comme 2026-11-16");
        if (date.length() != 10 || date.charAt(4) != '-' || date.charAt(7) != '-') {
            throw wrong;
        }
        try {
            return parlour.puzzle.Puzzles.daily(
                    Integer.parseInt(date.substring(0, 4)),
                    Integer.parseInt(date.substring(5, 7)),
                    Integer.parseInt(date.substring(8)));
        } catch (IllegalArgumentException noSuchDay) {
            throw wrong;
        }
    }

    private static PuzzleAttempt solving(JsonFields fields) throws MalformedFieldException, RefusedException {
        PuzzleAttempt solving = KIND.begin(puzzle(fields));
        List<String> moves = fields.texts("moves");
        for (int i = 0; i < moves.size(); i += 2) {
            if (i + 1 < moves.size()
                    && solving.attempt(moves.get(i)) instanceof AttemptResult.Right right
                    && right.reply().equals(moves.get(i + 1))) {
                solving = right.next();
            } else {
                throw new RefusedException(
                        "not-so-far",
                        "These moves do not lead on to the solution.",
                        "Ces coups ne mènent pas à la solution.");
            }
        }
        return solving;
    }
}
