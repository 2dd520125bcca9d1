package parlour.match.view;

import java.util.HashMap;
import java.util.Map;
import parlour.game.Position;
import parlour.game.View;
import parlour.match.Match;

/**
 * The current position of a match as each seat sees it, made and written once for all viewers who see the same. To be
 * thrown away when the match changes.
 */
public final class PositionViews {

    private final Match match;
    private final Map<Integer, View> views = new HashMap<>();

    public PositionViews(Match match) {
        this.match = match;
    }

    /** @param perspective a seat or {@link Position#SPECTATOR} */
    View seenFrom(int perspective) {
        boolean isSameForAll = !match.settings().game().hasHiddenInformation();
        return views.computeIfAbsent(
                isSameForAll ? Position.SPECTATOR : perspective,
                seat -> match.position().view(seat).shared());
    }
}
