package parlour.server.store.jdbc;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Chat messages by table. Numbers are never reused, even after messages have been deleted. */
public final class ChatMessages {

    /**
     * A chat message.
     *
     * @param seq from 1 at each table; gaps where messages have been deleted
     * @param at in milliseconds since 1970
     */
    public record Line(int seq, String person, long at, String text) {}

    private static final String APPEND = """
            insert into chat_messages (table_id, seq, person, written_at, body)
            select ?, coalesce((select max(seq) from chat_messages where table_id = ?), 0) + 1, ?, ?, ?
            where true
            on conflict do nothing returning seq
            """;

    private static final String LATEST = """
            select seq, person, written_at, body from chat_messages where table_id = ? and person <> ''
            order by seq desc limit ?
            """;

    private static final String DELETE = """
            update chat_messages set person = '', body = ''
            where person = ? or person in (select former_id from person_aliases where person_aliases.person = ?)
            """;

    private final JdbcDatabase database;

    public ChatMessages(JdbcDatabase database) {
        this.database = database;
    }

    /** Stores a message. Completes once it is durable, with the number it was given. */
    public CompletableFuture<Line> append(String tableId, String person, long at, String text) {
        if (person.isEmpty()) {
            throw new IllegalArgumentException("nobody said it");
        }
        return database.write(tableId, connection -> {
            List<Integer> seq = List.of();
            while (seq.isEmpty()) {
                // No row if another node took the number at the same moment: the next attempt sees it.
                seq = connection.all(row -> row.getInt(1), APPEND, tableId, tableId, person, at, text);
            }
            return new Line(seq.getFirst(), person, at, text);
        });
    }

    /** The last {@code limit} messages, oldest first. */
    public List<Line> latest(String tableId, int limit) {
        return database.read(connection -> Sql.all(connection, ChatMessages::line, LATEST, tableId, limit))
                .reversed();
    }

    private static Line line(ResultSet row) throws SQLException {
        return new Line(row.getInt(1), row.getString(2), row.getLong(3), row.getString(4));
    }

    /** Deletes a person's messages, including those under former ids. Completes with the number of messages. */
    public CompletableFuture<Integer> deleteAllOf(String person) {
        return database.write(connection -> Sql.change(connection, DELETE, person, person));
    }
}
