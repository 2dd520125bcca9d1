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

/** Moves that reveal something in the middle of a game: here a bet does. */
class RevealingMoveTest {

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

    private static TestTable room() {
        return room(Map.of(), new NewTable.SeatedPerson(0, "ada", "0a"), new NewTable.SeatedPerson(1, "bob", "0b"));
    }

    private static TestTable room(Map<Integer, Integer> bots, NewTable.SeatedPerson... sitting) {
        Game game = wrapped(Game.class, Kuhn.KUHN);
        TableSettings settings =
                new TableSettings(game, Options.defaults(game), Optional.empty(), new TimeControl.None(), true);
        TestTable room = new TestTable(new TestHost(1));
        room.open(TestTable.opening(settings, "ada", bots, List.of(sitting)));
        return room;
    }

    private static String said(TestTable room, Command command) {
        return DecisionText.words(room.submit(command));
    }

    @Test
    void revealingMoveCannotBeTakenBack() {
        TestTable room = room();
        assertEquals("played 0 bet", said(room, new Command.Play(new Player.Person("ada"), "bet")));
        assertEquals("no move-is-final", said(room, new Command.RequestTakeback("ada")));
    }

    @Test
    void otherSeatsDoNotLearnThatAMoveRevealedSomething() {
        TestTable room = room();
        said(room, new Command.Play(new Player.Person("ada"), "bet"));
        assertEquals("no no-move-of-yours", said(room, new Command.RequestTakeback("bob")));
    }

    @Test
    void otherMovesOfTheSameGameCanBeTakenBack() {
        TestTable room = room();
        said(room, new Command.Play(new Player.Person("ada"), "check"));
        assertEquals("takeback-asked 0", said(room, new Command.RequestTakeback("ada")));
    }

    @Test
    void revealingReplyOfABotCannotBeTakenBack() {
        TestTable room = room(Map.of(1, 3), new NewTable.SeatedPerson(0, "ada", "0a"));
        said(room, new Command.Play(new Player.Person("ada"), "check"));
        said(room, new Command.Play(new Player.Bot(3), "bet"));
        assertEquals("no no-move-of-yours", said(room, new Command.RequestTakeback("ada")));
    }
}
