package parlour.cli.play;

import java.util.Map;
import parlour.cli.board.BoardRenderer;
import parlour.cli.board.PlainRenderer;
import parlour.cli.board.conan.ConanRenderer;
import parlour.cli.board.conquest.ConquestRenderer;
import parlour.cli.board.conquest.Palette;
import parlour.cli.board.domination.DominationRenderer;
import parlour.conan.Conan;
import parlour.game.Game;

/** The renderer of each game. A new game adds a line here, or uses the plain renderer. */
public final class BoardRenderers {

    private static final Map<String, BoardRenderer> BY_GAME = Map.of(
            "conquest", new ConquestRenderer(Palette.CHARCOAL),
            "sixfaces", new ConquestRenderer(Palette.RED),
            "domination", new DominationRenderer());

    private BoardRenderers() {}

    public static BoardRenderer of(Game game) {
        if (game instanceof Conan conan) {
            return new ConanRenderer(conan.set());
        }
        return BY_GAME.getOrDefault(game.id(), PlainRenderer.INSTANCE);
    }
}
