package parlour.bot.conquest;

import java.util.List;
import java.util.Random;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.game.MoveList;
import parlour.game.NotationException;
import parlour.game.Options;

/** Positions for tests. */
public final class ConquestPositions {

    private ConquestPositions() {}

    public static ConquestPosition read(Conquest game, String notation, String... settings) {
        try {
            return game.parse(notation, Options.of(game, List.of(settings)));
        } catch (NotationException wrong) {
            throw new IllegalArgumentException(wrong);
        }
    }

    public static ConquestPosition start(Conquest game) {
        return read(game, "e4a4b4f4kf4b4a4e4/9/9/9/9/9/9/E3A3B3F3KF3B3A3E3 w 0 1");
    }

    /** A position some random moves into an unfinished game. */
    public static ConquestPosition random(Conquest game, Random random, int plies) {
        while (true) {
            ConquestPosition position = start(game);
            for (int ply = 0; ply < plies && !position.isOver(); ply++) {
                MoveList moves = new MoveList();
                position.legalMoves(moves);
                position.play(moves.get(random.nextInt(moves.size())));
            }
            if (!position.isOver()) {
                return position;
            }
        }
    }
}
