package parlour.bot.puzzle.domination;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.bot.domination.EndgameLead;
import parlour.bot.domination.EndgamePlay;
import parlour.domination.DominationPosition;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Text;
import parlour.puzzle.OtherMove;
import parlour.puzzle.Puzzle;
import parlour.puzzle.PuzzleAttempt;
import parlour.puzzle.PuzzleKind;

/**
 * Puzzles of Domination: endings of two players with an empty stock, so that everything is known. One first move wins;
 * every other ends with fewer territories. A move is right if it costs nothing, with both sides playing best to the
 * end.
 */
public final class DominationPuzzles implements PuzzleKind {

    @Override
    public Text task(Puzzle puzzle) {
        return DominationMessages.task(puzzle.solver(), Margin.read(puzzle.margin()));
    }

    @Override
    public Text assumption(Puzzle puzzle) {
        return DominationMessages.assumption(puzzle.start(DominationPosition.class));
    }

    @Override
    public Text reason(Puzzle puzzle) {
        return DominationMessages.right(
                puzzle.solver(), Margin.read(puzzle.margin()).best());
    }

    @Override
    public PuzzleAttempt begin(Puzzle puzzle) {
        return DominationAttempt.of(puzzle);
    }

    @Override
    public List<OtherMove> otherMoves(Puzzle puzzle) {
        DominationPosition position = puzzle.start(DominationPosition.class);
        List<EndgameLead> leads = EndgameLead.of(position);
        int best = leads.getFirst().lead();
        List<OtherMove> others = new ArrayList<>();
        for (EndgameLead other : leads) {
            if (other.lead() < best) {
                others.add(refuted(position, other, best));
            }
        }
        return others;
    }

    /** Why a move is not the best: the reply, and how the game ends. */
    static OtherMove refuted(DominationPosition position, EndgameLead wrong, int best) {
        int seat = position.turn();
        DominationPosition after = position.copy();
        after.play(wrong.move());
        List<String> reply = after.isOver()
                ? List.of()
                : List.of(BestPlay.hardestReply(after).text());
        return new OtherMove(wrong.text(), reply, DominationMessages.wrong(seat, reply, wrong.lead(), best));
    }

    @Override
    public Optional<Text> objection(Puzzle puzzle) {
        DominationPosition position;
        try {
            position = (DominationPosition)
                    puzzle.game().parse(puzzle.position(), Options.of(puzzle.game(), puzzle.settings()));
        } catch (NotationException unreadable) {
            return Optional.of(unreadable.sentence());
        }
        if (position.isOver()
                || !EndgamePlay.isReached(position)
                || !position.layout().isExact()) {
            return no("it is no ending of two players", "ce n’est pas une finale à deux");
        }
        if (!position.notation().equals(puzzle.position())) {
            return no("the position is not written as usual", "la position n’est pas écrite comme d’habitude");
        }
        if (!puzzle.id().equals(Puzzle.name(puzzle.game(), puzzle.moves(), position.hash()))) {
            return no("the name belongs to another position", "le nom est celui d’une autre position");
        }
        List<EndgameLead> leads = EndgameLead.of(position);
        if (leads.size() < 2 || leads.get(0).lead() == leads.get(1).lead()) {
            return no("several first moves are best", "plusieurs premiers coups sont les meilleurs");
        }
        if (leads.getFirst().lead() <= 0) {
            return no("the best move does not win", "le meilleur coup ne gagne pas");
        }
        if (!puzzle.themes().equals(DominationThemes.of(position, leads))) {
            return no("the themes are others", "les thèmes sont autres");
        }
        if (!puzzle.margin().equals(Margin.of(leads).text())) {
            return no("the margin is another", "l’écart est un autre");
        }
        BestPlay play = BestPlay.of(position);
        return play.moves() == puzzle.moves() && play.line().equals(puzzle.line())
                ? Optional.empty()
                : no("the solution is another: " + play.line(), "la solution est une autre : " + play.line());
    }

    private static Optional<Text> no(String en, String fr) {
        return Optional.of(new Text(en, fr));
    }
}
