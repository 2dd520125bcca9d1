package parlour.bot.puzzle.conan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.conan.ConanPosition;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Text;
import parlour.puzzle.OtherMove;
import parlour.puzzle.Puzzle;
import parlour.puzzle.PuzzleAttempt;
import parlour.puzzle.PuzzleKind;
import parlour.puzzle.PuzzleTheme;
import parlour.puzzle.SolutionMove;

/**
 * Puzzles of Conan: a bid, an attribute or a card in a contest. Exactly one move brings the most on average, over every
 * hand the other side may hold, against the best replies.
 */
public final class ConanPuzzles implements PuzzleKind {

    @Override
    public Text task(Puzzle puzzle) {
        return ConanMessages.task(puzzle.start(ConanPosition.class));
    }

    @Override
    public Text assumption(Puzzle puzzle) {
        ConanPosition position = puzzle.start(ConanPosition.class);
        return ConanMessages.assumption(position);
    }

    @Override
    public Text reason(Puzzle puzzle) {
        ConanPosition position = puzzle.start(ConanPosition.class);
        return ConanMessages.right(position, answer(puzzle).best());
    }

    @Override
    public PuzzleAttempt begin(Puzzle puzzle) {
        return ConanAttempt.of(puzzle);
    }

    @Override
    public List<OtherMove> otherMoves(Puzzle puzzle) {
        ConanPosition position = puzzle.start(ConanPosition.class);
        ContestAnswer answer = answer(puzzle);
        List<OtherMove> others = new ArrayList<>();
        for (MoveValue other : answer.others()) {
            others.add(new OtherMove(other.move(), List.of(), ConanMessages.wrong(position, other, answer.best())));
        }
        return others;
    }

    static ContestAnswer answer(Puzzle puzzle) {
        return ContestAnswer.of(puzzle.start(ConanPosition.class))
                .orElseThrow(() -> new IllegalStateException("puzzle " + puzzle.id()));
    }

    @Override
    public Optional<Text> objection(Puzzle puzzle) {
        ConanPosition position;
        try {
            position = (ConanPosition)
                    puzzle.game().parse(puzzle.position(), Options.of(puzzle.game(), puzzle.settings()));
        } catch (NotationException unreadable) {
            return Optional.of(unreadable.sentence());
        }
        if (!position.notation().equals(puzzle.position())) {
            return no("the position is not written as usual", "la position n’est pas écrite comme d’habitude");
        }
        if (!puzzle.id().equals(Puzzle.name(puzzle.game(), puzzle.moves(), position.hash()))) {
            return no("the name belongs to another position", "le nom est celui d’une autre position");
        }
        Optional<ContestAnswer> answer = ContestAnswer.of(position);
        if (answer.isEmpty()) {
            return no("no move is proved to be the best", "aucun coup n’est prouvé le meilleur");
        }
        if (!puzzle.themes().equals(themes(position))) {
            return no("the themes are others", "les thèmes sont autres");
        }
        String best = answer.get().best().move();
        return puzzle.moves() == 1 && puzzle.line().equals(List.of(new SolutionMove(best, List.of())))
                ? Optional.empty()
                : no("the solution is another: " + best, "la solution est une autre : " + best);
    }

    static List<PuzzleTheme> themes(ConanPosition position) {
        List<PuzzleTheme> themes = new ArrayList<>();
        themes.add(
                switch (position.step()) {
                    case "auction" -> PuzzleTheme.BID;
                    case "naming" -> PuzzleTheme.ATTRIBUTE;
                    default -> PuzzleTheme.CARD;
                });
        if (position.isDuel()) {
            themes.add(PuzzleTheme.DUEL);
        } else if (position.side(1) == position.turn()) {
            themes.add(PuzzleTheme.OWNER);
        }
        return themes;
    }

    private static Optional<Text> no(String en, String fr) {
        return Optional.of(new Text(en, fr));
    }
}
