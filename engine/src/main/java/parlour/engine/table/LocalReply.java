package parlour.engine.table;

import java.util.List;
import parlour.game.View;

/**
 * What is answered to a message.
 *
 * @param messages for the person
 * @param records what the page must store before it passes the messages on: a new table's {@code opening}, or a {@code deed},
 *     and what the list of tables says about the table now
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
