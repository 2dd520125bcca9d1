package parlour.server;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import parlour.game.Game;
import parlour.game.MoveList;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Position;

/**
 * Two games that one viewer cannot tell apart: hidden draws and hidden moves of others differ. Both stop where a
 * difference would legitimately be revealed.
 *
 * @param draws the outcomes of chance, in order
 * @param said the moves, in order
 * @param different number of moves played while the positions differed
 */
record TwinGames(List<String> draws, List<Said> said, List<String> otherDraws, List<Said> otherSaid, int different) {

    private static final int MAX_MOVES = 40;

    /** A move of a seat. */
    record Said(int seat, String word) {}

    static TwinGames of(Game game, int seats, int viewer, Random random) {
        Position one = start(game, seats);
        Position other = start(game, seats);
        TwinGames twins = new TwinGames(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), 0);
        int different = 0;
        while (twins.said.size() < MAX_MOVES && twins.goesOn(one, other, viewer, random)) {
            different += one.turn() >= 0 && !one.notation().equals(other.notation()) ? 1 : 0;
        }
        // The draws after the last move must be known for both.
        boolean draws = true;
        while (one.turn() == Position.CHANCE && draws) {
            draws = twins.goesOn(one, other, viewer, random);
        }
        if (!draws) {
            twins.said.removeLast();
            twins.otherSaid.removeLast();
        }
        return new TwinGames(twins.draws, twins.said, twins.otherDraws, twins.otherSaid, different);
    }

    private static Position start(Game game, int seats) {
        try {
            return game.start(Options.of(game, List.of("seats=" + seats)));
        } catch (NotationException wrong) {
            throw new AssertionError(wrong);
        }
    }

    /** Plays one move or draw in both. */
    private boolean goesOn(Position one, Position other, int viewer, Random random) {
        int turn = one.turn();
        if (one.isOver() || other.turn() != turn) {
            return false;
        }
        for (int move : shuffled(one, random)) {
            String seen = one.textFor(move, viewer);
            for (int twin : shuffled(other, random)) {
                boolean alike = turn == viewer
                        ? other.text(twin).equals(one.text(move))
                        : other.textFor(twin, viewer).equals(seen);
                if (alike && looksAlike(one, move, other, twin, viewer)) {
                    note(turn, one.text(move), draws, said);
                    note(turn, other.text(twin), otherDraws, otherSaid);
                    one.play(move);
                    other.play(twin);
                    return true;
                }
            }
        }
        return false;
    }

    private static void note(int turn, String text, List<String> draws, List<Said> said) {
        if (turn == Position.CHANCE) {
            draws.add(text);
        } else {
            said.add(new Said(turn, text));
        }
    }

    private static boolean looksAlike(Position one, int move, Position other, int twin, int viewer) {
        Position after = one.copy();
        after.play(move);
        Position twinAfter = other.copy();
        twinAfter.play(twin);
        return !after.isOver()
                && after.turn() == twinAfter.turn()
                && after.view(viewer).json().equals(twinAfter.view(viewer).json());
    }

    private static List<Integer> shuffled(Position position, Random random) {
        MoveList moves = new MoveList(64);
        position.legalMoves(moves);
        List<Integer> all = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            all.add(moves.get(i));
        }
        Collections.shuffle(all, random);
        return all;
    }
}
