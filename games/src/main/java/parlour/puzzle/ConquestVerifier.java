package parlour.puzzle;

import java.util.List;
import java.util.Optional;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Text;

/** Checks everything a puzzle of Conquest or 6 Faces claims. */
final class ConquestVerifier {

    private ConquestVerifier() {}

    /** The first false claim of a puzzle; empty if all are true. */
    static Optional<Text> objection(Puzzle puzzle) {
        ConquestPosition position;
        try {
            Conquest game = ConquestPuzzles.edition(puzzle);
            position = game.parse(puzzle.position(), Options.of(game, puzzle.settings()));
        } catch (NotationException unreadable) {
            return Optional.of(unreadable.sentence());
        }
        if (position.isOver()) {
            return no("the game is over", "la partie est finie");
        }
        if (!position.notation().equals(puzzle.position())) {
            return no("the position is not in the usual form", "la position n’est pas sous sa forme habituelle");
        }
        if (!puzzle.id().equals(Puzzle.name(puzzle.game(), puzzle.moves(), position.hash()))) {
            return no("the name belongs to another position", "le nom est celui d’une autre position");
        }
        if (position.legalMoveCount() < 2) {
            return no("there is only one move", "il n’y a qu’un seul coup");
        }
        return proven(puzzle, position);
    }

    private static Optional<Text> proven(Puzzle puzzle, ConquestPosition position) {
        ForcedWinSolver proof = new ForcedWinSolver(position);
        if (puzzle.moves() > 1 && proof.wins(puzzle.moves() - 1)) {
            return no("there is a shorter win", "il y a un gain plus court");
        }
        int[] winning = proof.winningMoves(puzzle.moves());
        if (winning.length != 1) {
            return no(
                    winning.length + " first moves win in " + puzzle.moves(),
                    winning.length + " premiers coups gagnent en " + puzzle.moves());
        }
        if (!puzzle.themes().equals(ConquestPuzzles.themes(position, winning[0]))) {
            return no("the themes are others", "les thèmes sont autres");
        }
        List<SolutionMove> line = Solution.of(position, puzzle.moves());
        return line.equals(puzzle.line())
                ? Optional.empty()
                : no("the solution is different: " + line, "la solution est différente : " + line);
    }

    private static Optional<Text> no(String en, String fr) {
        return Optional.of(new Text(en, fr));
    }
}
