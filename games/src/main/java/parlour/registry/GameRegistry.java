package parlour.registry;

import java.util.List;
import java.util.Optional;
import parlour.conan.Conan;
import parlour.conquest.Conquest;
import parlour.domination.Domination;
import parlour.game.Game;

/** All games, in display order. */
public final class GameRegistry {

    private static final List<Game> GAMES =
            List.of(Conquest.CONQUEST, Conquest.SIX_FACES, Domination.DOMINATION, Conan.CONAN);

    private GameRegistry() {}

    public static List<Game> all() {
        return GAMES;
    }

    public static Optional<Game> find(String id) {
        return GAMES.stream().filter(game -> game.id().equals(id)).findFirst();
    }
}
