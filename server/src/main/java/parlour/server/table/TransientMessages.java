package parlour.server.table;

import parlour.game.View;

/** Messages about what no log keeps: who is connected, and what is being considered. */
final class TransientMessages {

    private TransientMessages() {}

    static String presence(String tableId, String person, boolean here) {
        return new View()
                .with("type", "here")
                .with("table", tableId)
                .with("person", person)
                .with("here", here)
                .json();
    }

    static String declared(String tableId, int seat, String text) {
        return new View()
                .with("type", "declared")
                .with("table", tableId)
                .with("seat", seat)
                .with("text", text)
                .json();
    }
}
