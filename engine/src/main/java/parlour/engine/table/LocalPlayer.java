package parlour.engine.table;

import parlour.game.View;

/** The one person who plays here. */
public record LocalPlayer(String id, String name) {

    /** As the others at a table see them. */
    View profile() {
        return new View().with("name", name).with("kind", "guest");
    }

    View you() {
        return new View().with("id", id).with("name", name).with("kind", "guest");
    }
}
