package parlour.match;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parlour.game.Game;
import parlour.game.Options;
import parlour.game.Position;
import parlour.game.kuhn.Kuhn;

/** Moves that show somebody something in the middle of a game, which no game so far has: here a bet does. */
class RevealingTest {

    private static Object wrapped(Object real, Method method, Object[] arguments) throws Throwable {
        if (method.getName().equals("reveals")) {
            Position position = (Position) real;
            return position.text((int) arguments[0]).equals("bet");
        }
        try {
            Object answer = method.invoke(real, arguments);
            return answer instanceof Position position ? wrapped(Position.class, position) : answer;
        } catch (InvocationTargetException thrown) {
            throw thrown.getTargetException();
        }
    }

    private static <T> T wrapped(Class<T> type, T real) {
        Object proxy = Proxy.newProxyInstance(
                type.getClassLoader(),
                new Class<?>[] {type},
                (self, method, arguments) -> wrapped(real, method, arguments));
        return type.cast(proxy);
    }

    private static Room room() {
        return room(Map.of(), new Opening.Place(0, "ada", "0a"), new Opening.Place(1, "bob", "0b"));
    }

    private static Room room(Map<Integer, Integer> bots, Opening.Place... sitting) {
        Game game = wrapped(Game.class, Kuhn.KUHN);
        Terms terms = new Terms(game, Options.defaults(game), Optional.empty(), new Clock.None(), true);
        Room room = new Room(new TestHost(1));
        room.open(Room.opening(terms, "ada", bots, List.of(sitting)));
        return room;
    }

    private static String said(Room room, Command command) {
        return Told.words(room.submit(command));
    }

    @Test
    void what_has_been_shown_cannot_be_taken_back() {
        Room room = room();
        assertEquals("played 0 bet", said(room, new Command.Play(new Sitter.Person("ada"), "bet")));
        assertEquals("no move-is-final", said(room, new Command.AskTakeback("ada")));
    }

    @Test
    void others_are_not_told_that_something_was_shown() {
        Room room = room();
        said(room, new Command.Play(new Sitter.Person("ada"), "bet"));
        assertEquals("no no-move-of-yours", said(room, new Command.AskTakeback("bob")));
    }

    @Test
    void other_moves_of_the_same_game_can_be_taken_back() {
        Room room = room();
        said(room, new Command.Play(new Sitter.Person("ada"), "check"));
        assertEquals("takeback-asked 0", said(room, new Command.AskTakeback("ada")));
    }

    @Test
    void the_answer_of_a_bot_that_showed_something_stays() {
        Room room = room(Map.of(1, 3), new Opening.Place(0, "ada", "0a"));
        said(room, new Command.Play(new Sitter.Person("ada"), "check"));
        said(room, new Command.Play(new Sitter.Bot(3), "bet"));
        assertEquals("no no-move-of-yours", said(room, new Command.AskTakeback("ada")));
    }
}
