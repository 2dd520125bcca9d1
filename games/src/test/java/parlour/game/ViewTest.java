package parlour.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class ViewTest {

    @Test
    void fieldsAreWrittenInTheOrderTheyWereGiven() {
        View view = new View()
                .with("turn", -2)
                .with("big", 1L << 40)
                .with("over", true)
                .with("name", "Ada")
                .with("hand", List.of(1, "two", false, List.of(), 3L))
                .with("goal", new View().with("at", "e8"))
                .with("none", new View());
        assertEquals(
                "{\"turn\":-2,\"big\":1099511627776,\"over\":true,\"name\":\"Ada\","
                        + "\"hand\":[1,\"two\",false,[],3],\"goal\":{\"at\":\"e8\"},\"none\":{}}",
                view.json());
    }

    @Test
    void charactersNotAllowedInJsonAreEscaped() {
        assertEquals(
                "{\"a\\\"b\":\"\\\\ \\u000a \\u001f \\\" é\"}",
                new View().with("a\"b", "\\ \n \u001f \" é").json());
    }

    @Test
    void printedAndHashedAsItsJson() {
        View view = new View().with("turn", 1);
        assertEquals(view.json(), view.toString());
        assertEquals(new View().with("turn", 1).hashCode(), view.hashCode());
        assertNotEquals(new View().with("turn", 2).hashCode(), view.hashCode());
    }

    @Test
    void fieldCanBeSetOnlyOnce() {
        View view = new View().with("turn", 1);
        assertThrows(IllegalStateException.class, () -> view.with("turn", 1));
    }

    @Test
    void manyFieldsAreKept() {
        View view = new View();
        for (int i = 0; i < 100; i++) {
            view.with("n" + i, i);
        }
        assertEquals(100, view.fields().size());
        assertEquals(99L, view.fields().get("n99"));
        assertThrows(IllegalStateException.class, () -> view.with("n50", 0));
    }

    @Test
    void sharedViewReadsTheSameInOthersAndCannotGrow() {
        View shared = new View().with("at", "e8").shared();
        assertEquals("{\"a\":{\"at\":\"e8\"}}", new View().with("a", shared).json());
        assertEquals(
                "{\"b\":[{\"at\":\"e8\"},1]}",
                new View().with("b", List.of(shared, 1)).json());
        assertEquals("{\"at\":\"e8\"}", shared.json());
        assertThrows(IllegalStateException.class, () -> shared.with("more", 1));
    }

    @Test
    void decimalsAreRoundedAndNullIfNotFinite() {
        View view = new View()
                .with("half", 2.5)
                .with("third", -1.0 / 3)
                .with("whole", -7.0)
                .with("tiny", -0.0001)
                .with("nan", Double.NaN)
                .with("infinite", Double.POSITIVE_INFINITY);
        assertEquals(
                "{\"half\":2.5,\"third\":-0.333,\"whole\":-7,\"tiny\":0,\"nan\":null,\"infinite\":null}", view.json());
    }

    @Test
    void textInBothLanguagesIsAView() {
        Text text = new Text("draw", "nulle");
        assertEquals("{\"en\":\"draw\",\"fr\":\"nulle\"}", View.of(text).json());
        assertEquals(
                "{\"t\":{\"en\":\"draw\",\"fr\":\"nulle\"}}",
                new View().with("t", text).json());
    }

    @Test
    void onlyPlainDataCanBeWritten() {
        View view = new View().with("list", List.of(1.5));
        assertThrows(IllegalStateException.class, view::json);
    }

    @Test
    void viewsWithEqualJsonAreEqual() {
        assertEquals(new View().with("n", List.of(1)), new View().with("n", List.of(1L)));
        assertEquals(new View().with("n", 1).hashCode(), new View().with("n", 1).hashCode());
        assertNotEquals(new View().with("n", 1), new View().with("n", "1"));
        assertNotEquals(
                new View().with("a", 1).with("b", 2), new View().with("b", 2).with("a", 1));
    }

    @Test
    void listsAreCopied() {
        List<String> list = new java.util.ArrayList<>(List.of("a"));
        View view = new View().with("list", list);
        list.add("b");
        assertEquals("{\"list\":[\"a\"]}", view.json());
        assertThrows(UnsupportedOperationException.class, () -> view.fields().clear());
    }
}
