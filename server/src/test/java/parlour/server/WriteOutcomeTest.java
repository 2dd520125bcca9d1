package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static parlour.server.ApiClient.FREE;
import static parlour.server.ApiClient.ME;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.server.store.DatabaseLocation;
import parlour.server.store.TestDatabase;

/** The reply to a client when the database fails: done, not done, or outcome unknown. */
final class WriteOutcomeTest {

    /** The connection is lost before the commit. */
    private static final String BEFORE_COMMIT =
            "create trigger cut before insert on %s for each row execute function cut()";

    /** The connection is lost while the commit is being confirmed. */
    private static final String DURING_COMMIT = "create constraint trigger cut after insert on %s"
            + " deferrable initially deferred for each row execute function cut()";

    private DatabaseLocation location;
    private TestServer server;
    private ApiClient ada;
    private TableReplica table;

    @BeforeEach
    void openATable(@TempDir Path data) throws SQLException {
        location = TestDatabase.POSTGRESQL.fresh(data);
        execute("create function cut() returns trigger language plpgsql as $$ begin"
                + " perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(60); return null; end $$");
        server = TestServer.on(location, data, new ManualClock());
        ada = server.guest("Ada");
        table = TableReplica.of(server.guest("Bob").speaks("en"), ada.opens("sixfaces", ME, FREE));
    }

    @AfterEach
    void close() {
        server.close();
    }

    @Test
    void commandThatWasNotWrittenIsRefused() throws SQLException {
        assertEquals("write-failed", sitWhile(BEFORE_COMMIT).path("code").asText());
        assertEquals("done", sit().path("type").asText());
    }

    @Test
    void unconfirmedCommitIsReportedAsUnknown() throws SQLException {
        assertEquals("outcome-unknown", sitWhile(DURING_COMMIT).path("code").asText());
        assertEquals("done", sit().path("type").asText(), "it had not happened, as the table shows");
    }

    @Test
    void chatReportsTheSameOutcomes() throws SQLException {
        sit();
        assertEquals("write-failed", chatWhile(BEFORE_COMMIT));
        assertEquals("outcome-unknown", chatWhile(DURING_COMMIT));
    }

    @Test
    void httpReportsTheSameOutcomes() throws SQLException {
        assertEquals("write-failed", openWhile(BEFORE_COMMIT));
        assertEquals("outcome-unknown", openWhile(DURING_COMMIT));
    }

    private JsonNode sit() {
        return table.upToDate().does("sit", "\"seatBytes\":\"01\"");
    }

    private JsonNode sitWhile(String trigger) throws SQLException {
        execute(trigger.formatted("table_events"));
        JsonNode answer = sit();
        execute("drop trigger cut on table_events");
        return answer;
    }

    private String chatWhile(String trigger) throws SQLException {
        execute(trigger.formatted("chat_messages"));
        JsonNode answer = table.does("chat", "\"text\":\"hello\"");
        execute("drop trigger cut on chat_messages");
        return answer.path("code").asText();
    }

    private String openWhile(String trigger) throws SQLException {
        execute(trigger.formatted("table_events"));
        ApiClient.Exchange answer = ada.post(
                "/api/tables",
                "{\"game\":\"sixfaces\",\"clock\":{\"kind\":\"none\"},\"seats\":[" + ME + "," + FREE + "]}");
        execute("drop trigger cut on table_events");
        assertEquals(503, answer.status());
        return answer.code();
    }

    private void execute(String sql) throws SQLException {
        try (Connection connection = TestDatabase.POSTGRESQL.source(location).getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
