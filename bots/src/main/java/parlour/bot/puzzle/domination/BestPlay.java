package parlour.bot.puzzle.domination;

import java.util.ArrayList;
import java.util.List;
import parlour.bot.domination.EndgameLead;
import parlour.domination.DominationPosition;
import parlour.puzzle.Puzzle;
import parlour.puzzle.SolutionMove;

/**
 * The solution of an ending: best moves of the solver against the hardest replies. Deterministic for a position.
 *
 * @param moves how many moves the solver has to find: one, and on to the last at which some other would lose the game
 * @param line from the first move to the last to be found
 */
record BestPlay(int moves, List<SolutionMove> line) {

    BestPlay {
        line = List.copyOf(line);
    }

    static BestPlay of(DominationPosition start) {
        List<SolutionMove> line = new ArrayList<>();
        DominationPosition position = start.copy();
        int moves = 0;
        for (int move = 1; move <= Puzzle.MAX_MOVES && !position.isOver(); move++) {
            List<EndgameLead> leads = EndgameLead.of(position);
            List<String> best = best(leads);
            line.add(new SolutionMove(best.getFirst(), best.subList(1, best.size())));
            moves = move == 1 || leads.getLast().lead() < 0 ? move : moves;
            position.play(leads.getFirst().move());
            if (!position.isOver()) {
                EndgameLead reply = hardestReply(position);
                line.add(new SolutionMove(reply.text(), List.of()));
                position.play(reply.move());
            }
        }
        return new BestPlay(moves, line.subList(0, Math.max(0, 2 * moves - 1)));
    }

    /** The moves that cost nothing, in the order of their texts. */
    static List<String> best(List<EndgameLead> leads) {
        int best = leads.getFirst().lead();
        return leads.stream()
                .filter(it -> it.lead() == best)
                .map(EndgameLead::text)
                .toList();
    }

    /**
     * The best reply; of several, the one after which the smallest share of the solver's moves is right, and then the
     * first in the order of their texts.
     */
    static EndgameLead hardestReply(DominationPosition position) {
        List<EndgameLead> leads = EndgameLead.of(position);
        EndgameLead hardest = leads.getFirst();
        double least = 2;
        for (EndgameLead reply : leads) {
            if (reply.lead() < leads.getFirst().lead()) {
                break;
            }
            double share = shareOfRightMoves(position, reply);
            if (share < least) {
                least = share;
                hardest = reply;
            }
        }
        return hardest;
    }

    private static double shareOfRightMoves(DominationPosition position, EndgameLead reply) {
        position.play(reply.move());
        double share = 1;
        if (!position.isOver()) {
            List<EndgameLead> leads = EndgameLead.of(position);
            share = (double) best(leads).size() / leads.size();
        }
        position.undo();
        return share;
    }
}
