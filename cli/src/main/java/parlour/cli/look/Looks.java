package parlour.cli.look;

import java.util.Map;
import parlour.conan.CardSet;
import parlour.game.Game;

/** Which look belongs to which game. A new game adds a line here, or is content with the plain look. */
public final class Looks {

    private static final Map<String, Look> BY_GAME = Map.of(
            "conquest", new ConquestLook(Palette.CHARCOAL),
            "sixfaces", new ConquestLook(Palette.RED),
            "domination", new DominationLook(),
            "conan", new ConanLook(CardSet.standard()));

    private Looks() {}

    public static Look of(Game game) {
        return BY_GAME.getOrDefault(game.id(), PlainLook.INSTANCE);
    }
}
