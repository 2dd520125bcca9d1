package parlour.server.table;

import parlour.game.View;

/** Who people are, as tables show them. */
public interface Names {

    /** Name and kind, for everybody to see. */
    View card(String person);
}
