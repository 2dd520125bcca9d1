package parlour.server.people.moderation;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import parlour.game.View;
import parlour.server.people.RandomIds;
import parlour.server.store.Database;
import parlour.server.store.jdbc.ChatMessages;
import parlour.server.store.jdbc.Sql;

/** What people report to the host. */
public final class Reports {

    /** Lines of chat attached to a report. */
    private static final int LINES = 20;

    /**
     * A report.
     *
     * @param tableId where it happened; empty if at no table
     * @param lines the last lines of chat there, as a JSON list
     * @param handledBy the id of the action that has closed it; empty if it is open
     */
    public record Report(
            String id,
            String reporter,
            String person,
            String tableId,
            String why,
            String lines,
            long madeAt,
            String handledBy) {}

    private static final String LATEST = """
            select id, reporter, person, table_id, why, chat_lines, made_at,
                coalesce((select min(a.id) from admin_actions a
                    where a.kind = 'handle-report' and a.subject = reports.id and a.undone_at = 0), '')
            from reports order by made_at desc, id limit ?
            """;

    private final Database database;
    private final ChatMessages chats;
    private final InstantSource clock;

    public Reports(Database database, ChatMessages chats, InstantSource clock) {
        this.database = database;
        this.chats = chats;
        this.clock = clock;
    }

    /** Writes a report, with the last lines of the chat at the table. */
    public void add(String reporter, String person, Optional<String> tableId, String why) {
        List<View> lines = tableId.map(table -> chats.latest(table, LINES)).orElse(List.of()).stream()
                .map(line -> new View()
                        .with("person", line.person())
                        .with("at", line.at())
                        .with("text", line.text()))
                .toList();
        Database.durable(database.write(connection -> Sql.change(
                connection,
                "insert into reports (id, reporter, person, table_id, why, chat_lines, made_at)"
                        + " values (?, ?, ?, ?, ?, ?, ?)",
                RandomIds.id(),
                reporter,
                person,
                tableId.orElse(""),
                why,
                new View().with("lines", lines).json(),
                clock.millis())));
    }

    /** The latest, the newest first. */
    public List<Report> latest(int limit) {
        return database.read(connection -> Sql.all(connection, Reports::read, LATEST, limit));
    }

    private static Report read(ResultSet row) throws SQLException {
        return new Report(
                row.getString(1),
                row.getString(2),
                row.getString(3),
                row.getString(4),
                row.getString(5),
                row.getString(6),
                row.getLong(7),
                row.getString(8));
    }
}
