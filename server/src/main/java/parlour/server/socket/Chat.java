package parlour.server.socket;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import parlour.game.Refusal;
import parlour.game.View;
import parlour.server.limits.RateLimiter;
import parlour.server.store.Database;
import parlour.server.store.jdbc.ChatMessages;
import parlour.server.store.jdbc.Mutes;
import parlour.server.table.Peers;
import parlour.server.table.Subscriber;
import parlour.server.table.TableRegistry;

/** Chat at tables, and muting. */
public final class Chat {

    private static final int MAX_LENGTH = 300;
    private static final int SHOWN = 50;

    private final ChatMessages chats;
    private final Mutes mutes;
    private final RateLimiter limit;
    private final TableRegistry tables;
    private final Peers peers;
    private final LongSupplier clock;

    /**
     * The chat of one server.
     *
     * @param limit limits messages per person
     */
    public Chat(
            ChatMessages chats, Mutes mutes, RateLimiter limit, TableRegistry tables, Peers peers, LongSupplier clock) {
        this.chats = chats;
        this.mutes = mutes;
        this.limit = limit;
        this.tables = tables;
        this.peers = peers;
        this.clock = clock;
    }

    /** The latest messages, for a new subscriber. */
    List<View> recent(String table, Subscriber subscriber) {
        return chats.latest(table, SHOWN).stream()
                .filter(line -> subscriber.accepts(line.person()))
                .map(Chat::line)
                .toList();
    }

    private static View line(ChatMessages.Line line) {
        return new View()
                .with("seq", line.seq())
                .with("person", line.person())
                .with("at", line.at())
                .with("text", line.text());
    }

    /** Stores a message, then sends it to the table's subscribers. */
    Optional<Refusal> post(String tableId, String person, String text) {
        String tidy = ChatText.trimmed(text);
        if (tidy.isEmpty() || tidy.length() > MAX_LENGTH) {
            return Optional.of(SocketRefusals.BAD_CHAT);
        }
        Optional<Refusal> tooMany = limit.take(person);
        if (tooMany.isPresent()) {
            return tooMany;
        }
        ChatMessages.Line line = Database.durable(chats.append(tableId, person, clock.getAsLong(), tidy));
        String message = message(tableId, line);
        tables.ifLoaded(tableId, table -> table.broadcastFrom(person, message));
        peers.chatted(tableId, person, message);
        return Optional.empty();
    }

    private static String message(String table, ChatMessages.Line line) {
        return new View()
                .with("type", "chat")
                .with("table", table)
                .with("line", line(line))
                .json();
    }

    Set<String> muted(String person) {
        return mutes.of(person);
    }

    /** Returns everyone this person has muted now. */
    Set<String> mute(String person, String other, boolean muted) {
        return mutes.set(person, other, muted);
    }
}
