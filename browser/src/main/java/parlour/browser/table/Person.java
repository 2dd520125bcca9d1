package parlour.browser.table;

import parlour.game.View;

/** The one who plays here. */
public record Person(String id, String name) {

    View card() {
        return new View().with("name", name).with("kind", "guest");
    }

    View you() {
        return new View().with("id", id).with("name", name).with("kind", "guest");
    }
}
