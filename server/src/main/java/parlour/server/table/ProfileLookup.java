package parlour.server.table;

import parlour.game.View;

/** Who people are, as tables show them. */
public interface ProfileLookup {

    /** Name and kind, for everybody to see. */
    View profile(String person);
}
