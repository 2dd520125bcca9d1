package parlour.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.conquest.Conquest;
import parlour.game.Game;
import parlour.game.Outcome;
import parlour.game.Text;

/** Every sentence exists in both languages, and the French follows French habits. */
final class PlayMessagesTest {

    @Test
    void everySentenceIsInBothLanguages() throws ReflectiveOperationException {
        List<Text> all = new ArrayList<>();
        for (Field field : PlayMessages.class.getDeclaredFields()) {
            if (field.getType() == Text.class) {
                all.add((Text) field.get(null));
            }
        }
        for (Method method : PlayMessages.class.getDeclaredMethods()) {
            if (method.getReturnType() == Text.class) {
                all.add((Text) method.invoke(null, arguments(method)));
            }
        }
        assertTrue(all.size() > 30);
        for (Text text : all) {
            assertNotEquals(text.en(), text.fr());
            assertFalse(text.fr().contains("'") || text.fr().contains("\""), text.fr());
            assertFalse(text.fr().matches("(?s).*[^ ][:;?!]( .*|$)"), text.fr());
        }
    }

    /** Colours are plural, and proper names are singular. */
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '|',
            value = {
                "Blancs, Coup 2 : aux Blancs de jouer.,     Les Blancs jouent d4., |Passez le clavier aux Blancs,|",
                "Jade,   Coup 2 : à Jade de jouer.,         Jade joue d4.,         |Passez le clavier à Jade,|",
            })
    void seatNamesFitIntoFrenchSentences(String seat, String turn, String played, String handOver) {
        Text name = new Text("", seat);
        assertEquals(turn, PlayMessages.turn(2, name, "").fr());
        assertEquals(played, PlayMessages.played(name, "d4").fr());
        assertEquals(handOver, PlayMessages.handOver(name).fr());
    }

    private static Object[] arguments(Method method) {
        List<Object> arguments = new ArrayList<>();
        for (Class<?> type : method.getParameterTypes()) {
            if (type == int.class) {
                arguments.add(2);
            } else if (type == boolean.class) {
                arguments.add(true);
            } else if (type == Text.class) {
                arguments.add(new Text("White", "Blancs"));
            } else if (type == Game.class) {
                arguments.add(Conquest.CONQUEST);
            } else if (type == Outcome.class) {
                arguments.add(Outcome.won(List.of(0, 1), 2, "agreed-draw", new Text("A draw.", "Nulle.")));
            } else {
                arguments.add("d4");
            }
        }
        return arguments.toArray();
    }
}
