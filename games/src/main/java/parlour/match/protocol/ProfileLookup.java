package parlour.match.protocol;

import parlour.game.View;

/** Looks up people's public profiles. */
@FunctionalInterface
public interface ProfileLookup {

    /** Name and kind; visible to everyone. */
    View profile(String person);
}
