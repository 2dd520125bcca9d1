package parlour.engine.table;

import parlour.game.View;

/** The only human player. */
public record LocalPlayer(String id, String name) {

    /** The player's public profile. */
    View profile() {
        return new View().with("name", name).with("kind", "guest");
    }

    View you() {
        return new View().with("id", id).with("name", name).with("kind", "guest");
    }
}
