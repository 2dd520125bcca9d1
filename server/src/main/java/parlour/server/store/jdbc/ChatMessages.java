package parlour.server.store.jdbc;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** What was said at each table. A number is never given twice, even after lines have been deleted. */
public final class ChatMessages {

    /**
     * Something that was said.
     *
     * @param seq from 1 at each table; there are gaps where lines have been deleted
     * @param at in milliseconds since 1970
     */
    public record Line(int seq, String person, long at, String text) {}

    private static final String APPEND = """
            insert into chat_messages (table_id, seq, person, written_at, body)
            select ?, coalesce((select max(seq) from chat_messages where table_id = ?), 0) + 1, ?, ?, ?
            where true
            on conflict do nothing returning seq
            """;

    private static final String SOME =
            "select seq, person, written_at, body from chat_messages where table_id = ? and seq > ? and person <> ''";

    private static final String DELETE = """
            update chat_messages set person = '', body = ''
            where person = ? or person in (select former_id from person_aliases where person_aliases.person = ?)
            """;

    private final JdbcDatabase database;

    public ChatMessages(JdbcDatabase database) {
        this.database = database;
    }

    /** Completes once the line is durable, with the number it was given. */
    public CompletableFuture<Line> append(String tableId, String person, long at, String text) {
        if (person.isEmpty()) {
            throw new IllegalArgumentException("nobody said it");
        }
        return database.write(tableId, connection -> {
            PreparedStatement append = connection.statement(APPEND);
            append.setString(1, tableId);
            append.setString(2, tableId);
            append.setString(3, person);
            append.setLong(4, at);
            append.setString(5, text);
            while (true) {
                try (ResultSet number = append.executeQuery()) {
                    // Nothing if another node was given the number in the same moment: the next look sees it.
                    if (number.next()) {
                        return new Line(number.getInt(1), person, at, text);
                    }
                }
            }
        });
    }

    /** The first {@code limit} lines numbered higher than {@code after}, in order. */
    public List<Line> read(String tableId, int after, int limit) {
        return lines(SOME + " order by seq limit ?", tableId, after, limit);
    }

    /** The last {@code limit} lines, in order. */
    public List<Line> latest(String tableId, int limit) {
        return lines(SOME + " order by seq desc limit ?", tableId, 0, limit).reversed();
    }

    /** Also what they said under ids they had before. Completes with the number of lines. */
    public CompletableFuture<Integer> deleteAllOf(String person) {
        return database.write(connection -> {
            try (PreparedStatement delete = connection.prepareStatement(DELETE)) {
                delete.setString(1, person);
                delete.setString(2, person);
                return delete.executeUpdate();
            }
        });
    }

    private List<Line> lines(String sql, String tableId, int after, int limit) {
        return database.read(connection -> {
            try (PreparedStatement query = connection.prepareStatement(sql)) {
                query.setString(1, tableId);
                query.setInt(2, after);
                query.setInt(3, limit);
                return lines(query);
            }
        });
    }

    private static List<Line> lines(PreparedStatement query) throws SQLException {
        List<Line> lines = new ArrayList<>();
        try (ResultSet rows = query.executeQuery()) {
            while (rows.next()) {
                lines.add(new Line(rows.getInt(1), rows.getString(2), rows.getLong(3), rows.getString(4)));
            }
        }
        return lines;
    }
}
