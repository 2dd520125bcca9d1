package parlour.server.table;

import parlour.game.View;

/** Looks up the public profiles of people. */
public interface ProfileLookup {

    /** Public name and kind. */
    View profile(String person);
}
