package parlour.conquest;

import java.util.List;
import parlour.conquest.naive.NaiveConquest;
import parlour.conquest.naive.NaiveRules;
import parlour.game.MoveList;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.registry.GameRegistry;

/** An edition with its settings, for the engine and the naive rules. */
record Edition(String id, List<String> settings) {

    Conquest game() {
        return (Conquest) GameRegistry.find(id).orElseThrow();
    }

    Options options() {
        try {
            return Options.of(game(), settings);
        } catch (NotationException e) {
            throw new IllegalArgumentException(e);
        }
    }

    ConquestPosition start() {
        return game().start(options());
    }

    ConquestPosition parse(String notation) {
        try {
            return game().parse(notation, options());
        } catch (NotationException e) {
            throw new IllegalArgumentException(e);
        }
    }

    NaiveRules naiveRules() {
        return NaiveRules.of(id, settings);
    }

    NaiveConquest naiveStart() {
        return NaiveConquest.start(naiveRules());
    }

    NaiveConquest naive(String notation) {
        return NaiveConquest.read(notation, naiveRules());
    }

    static MoveList moves(ConquestPosition position) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        return moves;
    }
}
