package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static parlour.server.ApiClient.FREE;
import static parlour.server.ApiClient.ME;
import static parlour.server.ApiClient.bot;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.bot.Bot;
import parlour.bot.Budget;
import parlour.bot.InformationState;
import parlour.bot.ScoredMove;
import parlour.bot.SeededRandom;
import parlour.game.MoveList;
import parlour.game.Position;
import parlour.server.store.jdbc.JdbcDatabase;
import parlour.server.table.ChanceSource;

/** A server whose SQLite file may not grow any more, as on a full disk. */
final class FullDiskServerTest {

    @TempDir
    private Path data;

    private final AtomicInteger asked = new AtomicInteger();
    private final CountDownLatch mayMove = new CountDownLatch(1);

    /** Plays the first legal move, once it may. */
    private final class Waiting implements Bot {

        @Override
        public String name() {
            return "waiting";
        }

        @Override
        public ScoredMove chooseMove(InformationState state, Budget budget, Consumer<ScoredMove> progress) {
            try {
                mayMove.await();
            } catch (InterruptedException closing) {
                throw new IllegalStateException(closing);
            }
            asked.incrementAndGet();
            Position position = state.sample(new SeededRandom(1));
            MoveList moves = new MoveList();
            position.legalMoves(moves);
            String move = position.text(moves.get(0));
            return new ScoredMove(move, 0, List.of(move), 0, 1);
        }
    }

    @Test
    void everythingGoesOnByItselfOnceThereIsSpaceAgain() throws Exception {
        try (TestServer server = TestServer.in(data, (game, level, seed) -> new Waiting(), ChanceSource.provable())) {
            ApiClient ada = server.guest("Ada");
            String bots = ada.opens("conquest", bot(1), bot(1));
            String clocked = ada.opensWith(
                    "\"game\":\"sixfaces\",\"clock\":{\"kind\":\"increment\",\"baseMs\":2000,\"incrementMs\":0}",
                    ME,
                    FREE);
            SocketClient bobs = server.guest("Bob").speaks("en");
            TableReplica seats = TableReplica.of(bobs, clocked);
            seats.does("sit", "\"seatBytes\":\"01\"");
            SocketClient eyes = server.stranger().speaks("en");
            TableReplica.of(eyes, bots);
            TableReplica.of(eyes, clocked);
            assertEquals(200, ada.get("/health").status());

            fill(server.database(), bots);
            mayMove.countDown();
            await(() -> asked.get() > 2);
            await(() -> ada.get("/health").status() == 503);
            assertEquals(
                    "write-failed", sayUntilRefused(server, seats).path("code").asText());

            allowPages(server.database(), 1_000_000);
            await(() -> !server.database().isFailing());
            eyes.awaitEvent("played");
            eyes.awaitEvent("played");
            await(() -> ada.get("/health").status() == 200);
            server.clock().advance(2_300);
            assertEquals(0, eyes.awaitEvent("time-ran-out").at("/event/seat").asInt());
            assertFalse(seats.does("chat", "\"text\":\"hello\"")
                    .path("type")
                    .asText()
                    .equals("error"));
        }
    }

    /** Some lines still fit into the pages that are there. No clock runs meanwhile, since heartbeats fail. */
    private static JsonNode sayUntilRefused(TestServer server, TableReplica table) {
        for (int i = 0; i < 40; i++) {
            server.clock().advance(5_000);
            JsonNode answer = table.does("chat", "\"text\":\"" + "x".repeat(300) + "\"");
            if (!answer.path("type").asText().equals("done")) {
                return answer;
            }
        }
        throw new AssertionError("everything was written");
    }

    /** Fills all free pages, and the pages of a table's events. */
    private static void fill(JdbcDatabase database, String table) {
        allowPages(database, 1);
        String page = "x".repeat(3_000);
        insertUntilFull(database, i -> "insert into write_checks (node, filling) values ('" + i + "', '" + page + "')");
        insertUntilFull(database, i -> "insert into table_events values ('" + table + "x', " + i + ", 0, '')");
    }

    private static void insertUntilFull(JdbcDatabase database, IntFunction<String> row) {
        for (int i = 0; i < 10_000; i++) {
            try {
                execute(database, row.apply(i));
            } catch (CompletionException full) {
                return;
            }
        }
        throw new AssertionError("it is not full");
    }

    /** SQLite never allows fewer pages than there are. */
    private static void allowPages(JdbcDatabase database, int pages) {
        execute(database, "pragma max_page_count = " + pages);
    }

    private static void execute(JdbcDatabase database, String sql) {
        database.write(connection -> {
                    try (Statement statement = connection.createStatement()) {
                        return statement.execute(sql);
                    }
                })
                .join();
    }

    private static void await(BooleanSupplier condition) throws InterruptedException {
        for (int tries = 0; tries < 1_200 && !condition.getAsBoolean(); tries++) {
            Thread.sleep(50);
        }
        assertTrue(condition.getAsBoolean());
    }
}
