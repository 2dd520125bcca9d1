package parlour.cli.puzzle;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import parlour.bot.puzzle.registry.PuzzleKinds;
import parlour.cli.board.BoardRenderer;
import parlour.cli.board.BoardScene;
import parlour.cli.board.PieceDetails;
import parlour.cli.play.BoardRenderers;
import parlour.cli.play.PlayMessages;
import parlour.cli.play.Screen;
import parlour.cli.play.TypedCommand;
import parlour.game.Text;
import parlour.puzzle.AttemptResult;
import parlour.puzzle.Hint;
import parlour.puzzle.Puzzle;
import parlour.puzzle.PuzzleAttempt;
import parlour.puzzle.PuzzleKind;
import parlour.puzzle.SolutionMove;

/** Solves a puzzle at the terminal: the user tries moves until one is right, and the other side replies. */
public final class PuzzleSession {

    private final Puzzle puzzle;
    private final Screen screen;
    private final BoardRenderer renderer;
    private final PuzzleKind kind;
    private final int solver;
    private PuzzleAttempt solving;
    private int wrongTries;
    private int hintsGiven;

    /** Hints given for the current move. */
    private int hintsHere;

    public PuzzleSession(Puzzle puzzle, Screen screen) {
        this.puzzle = puzzle;
        this.screen = screen;
        this.renderer = BoardRenderers.of(puzzle.game());
        this.kind = PuzzleKinds.of(puzzle.game());
        this.solver = puzzle.solver();
        this.solving = kind.begin(puzzle);
    }

    /** Runs until the puzzle is solved or the user quits. */
    public void run() {
        board();
        screen.say(kind.task(puzzle));
        screen.say(kind.assumption(puzzle));
        boolean stays = true;
        while (stays && !solving.isSolved()) {
            Optional<String> typed = screen.ask(PuzzleMessages.PROMPT);
            stays = typed.isPresent() && answer(typed.get());
        }
    }

    private boolean answer(String typed) {
        if (typed.isEmpty()) {
            return true;
        }
        if (typed.toLowerCase(Locale.ROOT).equals("solution")) {
            solution();
            return false;
        }
        TypedCommand.Line line = TypedCommand.read(typed);
        if (line.word().isPresent()) {
            return command(line.word().get(), line.rest());
        }
        Optional<PieceDetails> details = renderer.details(scene(), typed, moves());
        if (details.isPresent()) {
            show(details.get());
        } else {
            attempt(typed);
        }
        return true;
    }

    private boolean command(TypedCommand word, String rest) {
        switch (word) {
            case HELP -> {
                screen.say(PuzzleMessages.help(moves().getFirst()));
                renderer.legend().ifPresent(screen::say);
            }
            case HINT -> hint();
            case MOVES -> screen.columns(moves());
            case BOARD -> board();
            case CHART ->
                renderer.chart(screen.fitting(scene(), renderer), rest, moves())
                        .ifPresentOrElse(screen::print, () -> screen.say(PlayMessages.NO_CHART));
            case FLIP -> {
                screen.flip();
                board();
            }
            case POSITION -> screen.print(solving.position().notation());
            case PLAY -> attempt(rest);
            case QUIT -> {
                return false;
            }
            case UNDO, SAVE, LOAD, DRAW, RESIGN -> screen.say(PuzzleMessages.NOT_HERE);
        }
        return true;
    }

    private void attempt(String typed) {
        switch (solving.attempt(typed)) {
            case AttemptResult.Right right -> {
                solving = right.next();
                hintsHere = 0;
                board();
                screen.say(PuzzleMessages.right(right.move(), right.reply(), solving.left()));
            }
            case AttemptResult.Solved solved -> {
                solving = solved.end();
                board();
                screen.say(PuzzleMessages.solved(solved.move(), wrongTries, hintsGiven));
                screen.say(kind.reason(puzzle));
            }
            case AttemptResult.Wrong wrong -> {
                wrongTries++;
                screen.say(wrong.sentence());
            }
            case AttemptResult.Illegal illegal -> screen.say(illegal.refusal().message());
        }
    }

    private void hint() {
        List<Text> hints = solving.hints().stream().map(Hint::sentence).toList();
        screen.say(hints.get(Math.min(hintsHere, hints.size() - 1)));
        hintsHere++;
        hintsGiven++;
    }

    private void solution() {
        List<String> line = puzzle.line().stream().map(SolutionMove::move).toList();
        screen.say(PuzzleMessages.solution(String.join(" ", line)));
        screen.say(kind.reason(puzzle));
    }

    private void show(PieceDetails details) {
        screen.print(details.picture());
        details.choices().forEach(choice -> screen.print("  " + choice.move() + "  " + choice.remark()));
    }

    private void board() {
        screen.print("");
        screen.board(puzzle.game(), scene());
    }

    private BoardScene scene() {
        List<String> played = solving.played();
        return screen.scene(solving.position().view(solver), played.isEmpty() ? "" : played.getLast());
    }

    private List<String> moves() {
        return solving.position().legalMoveTexts().stream().sorted().toList();
    }
}
