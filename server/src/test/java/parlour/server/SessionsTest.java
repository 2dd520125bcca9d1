package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static parlour.server.ApiClient.FREE;
import static parlour.server.ApiClient.ME;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.server.store.DatabaseLocation;
import parlour.server.store.OnBothDatabases;
import parlour.server.store.TestDatabase;

/**
 * Changes of access take effect on open sockets: on SQLite, and on two nodes with PostgreSQL, where the change is made on
 * one and the socket is open on the other. Each test uses its own names.
 */
@OnBothDatabases
final class SessionsTest {

    private static final String PASSWORD = "a long walk home";
    private static final String NEXT = "the next pass phrase";

    private static final Random RANDOM = new Random(1);

    /** Starting takes longer than most tests: the servers are shared. */
    private static final Map<TestDatabase, Nodes> NODES = new EnumMap<>(TestDatabase.class);

    /** Where changes are made, and where sockets are open. SQLite has one node: it is both. */
    private record Nodes(TestServer here, TestServer there) {

        static Nodes on(TestDatabase store) {
            Path data = store == TestDatabase.SQLITE ? folder.resolve("sqlite") : folder.resolve("postgresql");
            ManualClock clock = new ManualClock();
            DatabaseLocation location = store.fresh(data);
            TestServer here = TestServer.on(location, data.resolve("here"), clock);
            return new Nodes(
                    here, store == TestDatabase.SQLITE ? here : TestServer.on(location, data.resolve("there"), clock));
        }
    }

    @TempDir
    static Path folder;

    private final TestServer here;
    private final TestServer there;

    SessionsTest(TestDatabase store) {
        Nodes nodes = NODES.computeIfAbsent(store, Nodes::on);
        here = nodes.here;
        there = nodes.there;
    }

    @AfterAll
    static void stop() {
        NODES.values().forEach(nodes -> {
            nodes.there.close();
            nodes.here.close();
        });
        NODES.clear();
    }

    private ApiClient account(String name) {
        ApiClient account = here.guest(name);
        assertOk(account.post("/api/accounts", keys(name, PASSWORD)));
        return account;
    }

    private ApiClient signedIn(String name) {
        ApiClient browser = here.stranger();
        assertOk(browser.post("/api/session", keys(name, PASSWORD)));
        return browser;
    }

    private static String keys(String name, String password) {
        return "{\"name\":\"" + name + "\",\"password\":\"" + password + "\"}";
    }

    private SocketClient socket(ApiClient browser) {
        return there.with(browser).speaks("en");
    }

    private static void assertOk(ApiClient.Exchange exchange) {
        assertTrue(exchange.status() < 300, exchange::toString);
    }

    /** The server has said goodbye, and takes no command any more. */
    private static void assertClosed(SocketClient line, String code) throws InterruptedException {
        assertEquals(1_008, line.awaitClose());
        JsonNode last = ApiClient.read(line.received().getLast());
        assertEquals("closing", last.path("type").asText(), last::toString);
        assertEquals(code, last.path("code").asText());
    }

    // ---- Ending ----

    @Test
    void sessionsAreListedAndEndedOneByOne() throws InterruptedException {
        ApiClient desk = account("Ada");
        ApiClient phone = here.stranger().with("User-Agent", "Mozilla/5.0 (iPhone; like Mac OS X) Safari/604.1");
        assertOk(phone.post("/api/session", keys("Ada", PASSWORD)));
        SocketClient phones = socket(phone);
        SocketClient desks = socket(desk);
        JsonNode sessions = desk.get("/api/me/sessions").json().path("sessions");
        assertEquals(2, sessions.size(), sessions::toString);
        String ended = "";
        for (JsonNode session : sessions) {
            boolean isPhone = session.path("browser").asText().equals("Safari, iPhone");
            assertEquals(!isPhone, session.path("current").asBoolean());
            ended = isPhone ? session.path("id").asText() : ended;
        }
        assertOk(desk.delete("/api/me/sessions/" + ended));
        assertClosed(phones, "signed-out");
        assertEquals(401, there.with(phone).get("/api/me/sessions").status());
        assertEquals("session-unknown", desk.delete("/api/me/sessions/" + ended).code());
        desks.settle();
        assertEquals(1, desk.get("/api/me/sessions").json().path("sessions").size());
    }

    @Test
    void endingAllOthersKeepsTheCurrentOne() throws InterruptedException {
        ApiClient desk = account("Bea");
        SocketClient library = socket(signedIn("Bea"));
        SocketClient desks = socket(desk);
        assertOk(desk.delete("/api/me/sessions"));
        assertClosed(library, "signed-out");
        desks.settle();
        assertEquals(
                desk.id(), there.with(desk).get("/api/me").json().at("/you/id").asText());
    }

    @Test
    void signingOutLeavesNoValidCookie() throws InterruptedException {
        ApiClient browser = account("Cleo");
        ApiClient copy = there.with(browser);
        SocketClient line = socket(browser);
        assertOk(browser.delete("/api/session"));
        assertClosed(line, "signed-out");
        assertEquals(401, copy.get("/api/me/tables").status());
    }

    @Test
    void changingThePasswordEndsAllOtherSessions() throws InterruptedException {
        ApiClient desk = account("Dora");
        ApiClient copy = there.with(desk);
        SocketClient stolen = copy.speaks("en");
        SocketClient library = socket(signedIn("Dora"));
        assertOk(desk.post("/api/me/password", "{\"old\":\"" + PASSWORD + "\",\"new\":\"" + NEXT + "\"}"));
        assertClosed(library, "signed-out");
        assertClosed(stolen, "session-renewed");
        assertEquals(401, copy.get("/api/me/tables").status());
        socket(desk).settle();
        assertEquals(1, desk.get("/api/me/sessions").json().path("sessions").size());
    }

    @Test
    void recoveringAnAccountEndsAllItsSessions() throws InterruptedException {
        ApiClient thief = here.guest("Eve");
        String code = thief.post("/api/accounts", keys("Eve", PASSWORD))
                .json()
                .at("/recoveryCodes/0")
                .asText();
        SocketClient thiefs = socket(thief);
        ApiClient owner = here.stranger();
        assertOk(owner.post(
                "/api/password-resets", "{\"name\":\"Eve\",\"code\":\"" + code + "\",\"password\":\"" + NEXT + "\"}"));
        assertClosed(thiefs, "signed-out");
        socket(owner).settle();
    }

    @Test
    void deletingAnAccountEndsItsSessionsAndItsBots() throws InterruptedException {
        ApiClient desk = account("Flo");
        SocketClient library = socket(signedIn("Flo"));
        SocketClient bot = socket(bot(desk));
        assertOk(desk.delete("/api/me", "{\"password\":\"" + PASSWORD + "\"}"));
        assertClosed(library, "signed-out");
        assertClosed(bot, "signed-out");
    }

    @Test
    void revokingATokenClosesTheSocketsOfItsBot() throws InterruptedException {
        ApiClient owner = account("Gus");
        ApiClient bot = bot(owner);
        SocketClient bots = socket(bot);
        SocketClient owners = socket(owner);
        String id = owner.get("/api/me/tokens").json().at("/tokens/0/id").asText();
        assertOk(owner.delete("/api/me/tokens/" + id));
        assertClosed(bots, "signed-out");
        assertEquals("bad-token", there.with(bot).get("/api/me").code());
        owners.settle();
    }

    private ApiClient bot(ApiClient owner) {
        String token = owner.post("/api/me/tokens", "{\"name\":\"Robot\"}")
                .json()
                .path("token")
                .asText();
        return here.stranger().with("Authorization", "Bearer " + token);
    }

    // ---- Signing in ----

    /** Plays as a guest there, signs in here: the seat is kept there. */
    @Test
    void guestWhoSignsInKeepsTheSeat() throws InterruptedException {
        account("Hal");
        ApiClient hal = here.guest("Guest of Hal");
        ApiClient opponent = there.guest("Ida");
        String table = there.with(hal).opens("sixfaces", ME, FREE);
        SocketClient guests = socket(hal);
        TableReplica white = TableReplica.of(guests, table);
        SocketClient idas = opponent.speaks("en");
        TableReplica red = TableReplica.of(idas, table);
        red.does("sit", "\"seatBytes\":\"01\"");
        for (int i = 0; i < 2; i++) {
            playOne(white, red);
        }
        assertOk(hal.post("/api/session", keys("Hal", PASSWORD)));
        assertClosed(guests, "session-renewed");
        ApiClient.Exchange seen = there.with(hal).get("/api/tables/" + table);
        assertEquals("[0]", seen.json().at("/state/yourSeats").toString(), seen::toString);
        white = TableReplica.of(socket(hal), table);
        assertEquals("[0]", white.state().path("yourSeats").toString());
        for (int i = 0; i < 2; i++) {
            playOne(white, red);
        }
    }

    private static void playOne(TableReplica white, TableReplica red) {
        TableReplica mover = white.upToDate().moves().isEmpty() ? red.upToDate() : white;
        JsonNode answer = mover.plays(PlayTest.choice(mover.state().path("moves"), RANDOM));
        assertEquals("done", answer.path("type").asText(), answer::toString);
    }

    /** Moves are being made on both nodes while guests sign in: each move is either done, or the socket is closed. */
    @Test
    void guestsWhoSignInDuringPlayKeepTheirSeats() {
        account("Jan");
        ApiClient opponent = there.guest("Kim");
        SocketClient kims = opponent.speaks("en");
        for (int round = 0; round < 3; round++) {
            ApiClient jan = here.guest("Guest of Jan");
            String table = there.with(jan).opens("sixfaces", ME, FREE);
            TableReplica guest = TableReplica.of(socket(jan), table);
            TableReplica red = TableReplica.of(kims, table);
            red.does("sit", "\"seatBytes\":\"01\"");
            List<Integer> done = new CopyOnWriteArrayList<>();
            CompletableFuture<Void> playing = CompletableFuture.runAsync(() -> {
                for (int i = 0; i < 500 && guest.upToDate().isOn(); i++) {
                    playOne(guest, red);
                    done.add(i);
                }
            });
            while (done.size() < round && !playing.isDone()) {
                Thread.onSpinWait();
            }
            assertOk(jan.post("/api/session", keys("Jan", PASSWORD)));
            try {
                playing.join();
            } catch (CompletionException closed) {
                assertTrue(closed.getCause() != null, closed::toString);
            }
            TableReplica white = TableReplica.of(socket(jan), table);
            assertEquals("[0]", white.state().path("yourSeats").toString());
            assertTrue(white.state().path("history").size() >= done.size(), "no acknowledged move is lost");
            if (white.isOn()) {
                playOne(white, red);
            }
        }
    }

    @Test
    void newNameIsSeenOnTheOtherNodeAtOnce() {
        ApiClient lea = here.guest("Lea");
        String table = lea.opens("sixfaces", ME, FREE);
        String path = "/people/" + lea.id() + "/name";
        ApiClient stranger = there.stranger();
        assertEquals("Lea", stranger.get("/api/tables/" + table).json().at(path).asText());
        for (String name : List.of("Lia", "Lou", "Luc")) {
            assertOk(lea.post("/api/me/name", "{\"name\":\"" + name + "\"}"));
            assertEquals(
                    name, stranger.get("/api/tables/" + table).json().at(path).asText());
        }
    }
}
