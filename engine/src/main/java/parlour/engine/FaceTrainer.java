package parlour.engine;

import java.util.List;
import parlour.conquest.Handedness;
import parlour.engine.lesson.FaceDrill;
import parlour.game.View;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;

/** The face trainer, and a die to turn. Stateless: a round's seed and a number determine a question. */
final class FaceTrainer {

    private static final int MOST_QUESTIONS = 1_000;

    private FaceTrainer() {}

    /** Question {@code n} of the round with this {@code seed}. */
    static View question(JsonFields fields) throws MalformedFieldException {
        FaceDrill drill = drill(fields);
        return new View()
                .with("type", "face-question")
                .with("asks", drill.asksWay() ? "way" : "face")
                .with("question", drill.question())
                .with("view", drill.view())
                .with("target", drill.target())
                .with("shown", drill.shown())
                .with("choices", drill.choices())
                .with("seconds", drill.seconds());
    }

    /** Whether an {@code answer} is right, and what happens on the way. */
    static View answer(JsonFields fields) throws MalformedFieldException {
        FaceDrill drill = drill(fields);
        return new View()
                .with("type", "face-answer")
                .with("right", drill.answer().equals(fields.text("answer")))
                .with("answer", drill.answer())
                .with("message", drill.explanation())
                .with("move", drill.move())
                .with("view", drill.after());
    }

    private static FaceDrill drill(JsonFields fields) throws MalformedFieldException {
        return FaceDrill.of(fields.longValue("seed", Long.MIN_VALUE, Long.MAX_VALUE, 0), (int)
                fields.longValue("n", 0, MOST_QUESTIONS, 0));
    }

    /** A die with the faces {@code top} and {@code south}, as it is and after a tumble in each direction. */
    static View turnDie(JsonFields fields) throws MalformedFieldException {
        int top = (int) fields.longValue("top", 1, 6, 1);
        int south = (int) fields.longValue("south", 1, 6, 2);
        if (!Handedness.areNeighbours(top, south)) {
            throw fields.malformed("south", "a face next to the one on top", "une face voisine de celle du dessus");
        }
        int orientation = Handedness.orientation(top, south);
        View view = new View().with("type", "turn-die").with("faces", faces(orientation));
        List<String> directions = List.of("north", "east", "south", "west");
        View after = new View();
        for (int direction = 0; direction < directions.size(); direction++) {
            after.with(directions.get(direction), faces(Handedness.RIGHT.tumbled(orientation, direction, 1)));
        }
        return view.with("after", after);
    }

    private static View faces(int orientation) {
        int south = Handedness.south(orientation);
        int east = Handedness.RIGHT.east(orientation);
        return new View()
                .with("top", Handedness.top(orientation))
                .with("north", 7 - south)
                .with("east", east)
                .with("south", south)
                .with("west", 7 - east);
    }
}
