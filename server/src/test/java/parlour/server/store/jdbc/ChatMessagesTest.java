package parlour.server.store.jdbc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import parlour.server.store.OnBothDatabases;
import parlour.server.store.OnFreshDatabase;
import parlour.server.store.TestDatabase;
import parlour.server.store.TestRows;
import parlour.server.store.jdbc.ChatMessages.Line;
import parlour.server.store.setup.StoreFactory;

@OnBothDatabases
final class ChatMessagesTest extends OnFreshDatabase {

    private ChatMessages chats;

    ChatMessagesTest(TestDatabase store) {
        super(store);
    }

    @BeforeEach
    void open() {
        chats = new ChatMessages(database);
    }

    @Test
    void messagesAreNumberedByTable() {
        assertEquals(new Line(1, "ann", 5, "Bonne chance ! 🎲"), say("m", "ann", 5, "Bonne chance ! 🎲"));
        assertEquals(2, say("m", "bob", 6, "thanks").seq());
        assertEquals(1, say("n", "bob", 7, "hello").seq());
        assertEquals(
                List.of(new Line(1, "ann", 5, "Bonne chance ! 🎲"), new Line(2, "bob", 6, "thanks")),
                chats.latest("m", 10));
    }

    @Test
    void latestMessagesAreReadInOrder() {
        IntStream.rangeClosed(1, 5).forEach(i -> say("m", "ann", i, "line " + i));
        assertEquals(List.of(4, 5), numbers(chats.latest("m", 2)));
        assertEquals(List.of(1, 2, 3, 4, 5), numbers(chats.latest("m", 9)));
    }

    @Test
    void numbersOfDeletedMessagesAreNotReused() {
        say("m", "ann", 1, "a");
        say("m", "bob", 2, "b");
        say("m", "ann", 3, "c");
        say("n", "ann", 4, "d");
        assertEquals(3, chats.deleteAllOf("ann").join());
        assertEquals(List.of(2), numbers(chats.latest("m", 10)));
        assertEquals(List.of(), chats.latest("n", 10));
        assertEquals(4, say("m", "bob", 5, "e").seq());
        assertEquals(2, say("n", "bob", 6, "f").seq());
        assertEquals(0, chats.deleteAllOf("ann").join());
    }

    @Test
    void messagesOfFormerIdsAreDeletedToo() {
        say("m", "guest", 1, "a");
        TestRows.movePerson(database, "guest", "ann");
        say("m", "ann", 2, "b");
        assertEquals(2, chats.deleteAllOf("ann").join());
        assertEquals(List.of(), chats.latest("m", 10));
    }

    @Test
    void messageNeedsAPerson() {
        assertThrows(IllegalArgumentException.class, () -> chats.append("m", "", 1, "a"));
    }

    @Test
    void concurrentMessagesGetDifferentNumbers() {
        switch (store) {
            case SQLITE -> speakTogether(chats, new ChatMessages(database));
            case POSTGRESQL -> {
                try (JdbcDatabase other = StoreFactory.open(location)) {
                    speakTogether(chats, new ChatMessages(other));
                }
            }
        }
    }

    private void speakTogether(ChatMessages one, ChatMessages other) {
        List<CompletableFuture<Line>> said = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            said.add((i % 2 == 0 ? one : other).append("m", "p" + i, i, "x"));
        }
        List<Integer> given =
                said.stream().map(each -> each.join().seq()).sorted().toList();
        assertEquals(IntStream.rangeClosed(1, 200).boxed().toList(), given);
        assertEquals(given, numbers(chats.latest("m", 1_000)));
    }

    private Line say(String match, String person, long at, String text) {
        return chats.append(match, person, at, text).join();
    }

    private static List<Integer> numbers(List<Line> lines) {
        return lines.stream().map(Line::seq).toList();
    }
}
