package parlour.engine.table;

import java.util.List;
import parlour.game.View;

/**
 * The reply to a message.
 *
 * @param messages for the player
 * @param records what the page must store before it delivers the messages: a new table's {@code opening}, or a
 *     {@code deed}, and the table's entry in the list of tables
 */
public record LocalReply(List<View> messages, List<View> records) {

    public static final LocalReply NOTHING = new LocalReply(List.of(), List.of());

    public LocalReply {
        messages = List.copyOf(messages);
        records = List.copyOf(records);
    }

    static LocalReply only(View message) {
        return new LocalReply(List.of(message), List.of());
    }
}
