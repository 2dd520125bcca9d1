package parlour.match.protocol;

import parlour.game.View;

/** Who people are, as tables show them. */
@FunctionalInterface
public interface ProfileLookup {

    /** Name and kind, for everybody to see. */
    View profile(String person);
}
