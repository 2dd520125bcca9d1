package parlour.server.store.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.server.store.DatabaseLocation;
import parlour.server.store.EventLog;
import parlour.server.store.NodeMessages;
import parlour.server.store.TestDatabase;
import parlour.server.store.TestRows;
import parlour.server.store.jdbc.JdbcDatabase;
import parlour.server.store.jdbc.JdbcEventLog;
import parlour.server.store.setup.StoreFactory;

/** Two nodes on one PostgreSQL database. */
final class NodeMessagesTest {

    private DatabaseLocation place;
    private JdbcDatabase here;
    private JdbcDatabase there;
    private NodeMessages mine;
    private NodeMessages theirs;
    private final Heard atMine = new Heard();
    private final Heard atTheirs = new Heard();

    @BeforeEach
    void open(@TempDir Path folder) {
        place = TestDatabase.POSTGRESQL.fresh(folder);
        here = StoreFactory.open(place);
        there = StoreFactory.open(place);
        mine = here.openNodeMessages();
        theirs = there.openNodeMessages();
        mine.subscribe(atMine);
        theirs.subscribe(atTheirs);
    }

    @AfterEach
    void close() {
        mine.close();
        theirs.close();
        here.close();
        there.close();
    }

    @Test
    void messagesReachOtherNodesOnly() throws Exception {
        mine.publish("lobby", "« été » a b");
        mine.publish("lobby", "« été » a b");
        assertEquals("lobby: « été » a b", atTheirs.next());
        assertEquals("lobby: « été » a b", atTheirs.next());
        theirs.publish("answer", "");
        assertEquals("answer: ", atMine.next(), "it is the first thing I hear");
    }

    @Test
    void otherNodesAreNotifiedOfReadableEntries() throws Exception {
        EventLog log = new JdbcEventLog(here);
        EventLog other = new JdbcEventLog(there);
        log.append("m", 0, TestRows.entries(0, "a", "b", "c"), Optional.empty()).join();
        assertEquals("m has 3", atTheirs.next());
        assertEquals(3, other.read("m", 0).size());
    }

    @Test
    void staleAppendSendsNoNotification() throws Exception {
        EventLog log = new JdbcEventLog(here);
        log.append("m", 0, TestRows.entries(0, "a"), Optional.empty()).join();
        log.append("m", 0, TestRows.entries(0, "b"), Optional.empty()).join();
        log.append("m", 1, TestRows.entries(1, "c"), Optional.empty()).join();
        assertEquals(List.of("m has 1", "m has 2"), List.of(atTheirs.next(), atTheirs.next()));
    }

    @Test
    void longestMessageArrives() throws Exception {
        String payload = "x".repeat(NodeMessages.MAX_BYTES - "topic".length());
        mine.publish("topic", payload);
        assertEquals("topic: " + payload, atTheirs.next());
        assertThrows(IllegalArgumentException.class, () -> mine.publish("topic", payload + "x"));
    }

    @Test
    void reconnectedListenerIsNotifiedOfTheGap() throws Exception {
        TestDatabase.cut(place, "messages");
        assertEquals("missed some", atTheirs.next());
        assertEquals("missed some", atMine.next());
        mine.publish("lobby", "again");
        assertEquals("lobby: again", atTheirs.next());
    }

    @Test
    void unsubscribedListenerReceivesNothing() throws Exception {
        Heard former = new Heard();
        theirs.subscribe(former).close();
        mine.publish("lobby", "a");
        assertEquals("lobby: a", atTheirs.next());
        assertEquals(0, former.size());
    }

    @Test
    void failingListenerDoesNotAffectOthers() throws Exception {
        Heard last = new Heard();
        theirs.subscribe(new Heard() {
            @Override
            public void onMessage(String topic, String payload) {
                throw new IllegalStateException("on purpose");
            }
        });
        theirs.subscribe(last);
        mine.publish("lobby", "a");
        assertEquals("lobby: a", last.next());
    }

    @Test
    void singleNodeMessagesHasTheSameLimits(@TempDir Path folder) {
        try (JdbcDatabase alone = StoreFactory.open(TestDatabase.SQLITE.fresh(folder));
                NodeMessages nodeMessages = alone.openNodeMessages()) {
            Heard heard = new Heard();
            nodeMessages.subscribe(heard).close();
            nodeMessages.publish("lobby", "a");
            assertEquals(0, heard.size());
            assertThrows(IllegalArgumentException.class, () -> nodeMessages.publish("two words", "a"));
        }
    }

    private static class Heard implements NodeMessages.Listener {

        private final BlockingQueue<String> all = new LinkedBlockingQueue<>();

        String next() throws InterruptedException {
            return String.valueOf(all.poll(60, TimeUnit.SECONDS));
        }

        int size() {
            return all.size();
        }

        @Override
        public void onMessage(String topic, String payload) {
            all.add(topic + ": " + payload);
        }

        @Override
        public void onAppended(String match, int upTo) {
            all.add(match + " has " + upTo);
        }

        @Override
        public void onGap() {
            all.add("missed some");
        }
    }
}
