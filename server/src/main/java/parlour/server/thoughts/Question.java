package parlour.server.thoughts;

import java.util.Map;
import parlour.engine.Engine;
import parlour.game.Refusal;
import parlour.game.Text;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;

/**
 * A request to the engine that may be asked here.
 *
 * @param text the request with its fields in order, so that the same question is the same text
 */
public record Question(Way way, String text) {

    /** How an answer is come by. */
    public enum Way {
        /** The rules know it: whoever asks is answered at once. */
        AT_ONCE,
        /** Somebody thinks, with an empty mind: the answer depends on nothing but the request. */
        FRESH,
        /** Somebody thinks, and keeps what took long to work out; such answers are exact, whatever is in mind. */
        KNOWING
    }

    /** Everything that may be asked: requests without a table behind them. All else of the engine is for one's own machine. */
    private static final Map<String, Way> KINDS = Map.of(
            "position", Way.AT_ONCE,
            "play", Way.AT_ONCE,
            "view", Way.AT_ONCE,
            "moves", Way.AT_ONCE,
            "course", Way.AT_ONCE,
            "analyse", Way.FRESH,
            "review", Way.FRESH,
            "ending", Way.KNOWING);

    public static final int LONGEST = 64 * 1_024;

    private static final int MOST_MOVES = 2_000;
    private static final int LONGEST_MOVE = 200;
    private static final long MOST_NODES = 2_000_000;
    private static final long MOST_DEPTH = 100;
    private static final long MOST_MILLIS = 10_000;

    /** When even so many nodes or plies have taken too long: a thought ends with what it has found. */
    private static final long PATIENCE_MILLIS = 30_000;

    /** Refused: {@code unknown-type}, {@code too-much}, and what is not of the right form. */
    public static Question read(JsonFields fields) throws MalformedFieldException, NotHere {
        Way way = KINDS.get(fields.text("type", 32));
        if (way == null) {
            throw new NotHere(new Refusal(
                    "unknown-type",
                    new Text("That cannot be asked of the house.", "Cela ne peut pas être demandé à la maison.")));
        }
        if (fields.has("moves")) {
            fields.texts("moves", MOST_MOVES, LONGEST_MOVE);
        }
        capped(fields, "nodes", MOST_NODES);
        capped(fields, "depth", MOST_DEPTH);
        capped(fields, "time", MOST_MILLIS);
        boolean isEndless = !fields.has("time") && (fields.has("nodes") || fields.has("depth"));
        return new Question(way, (isEndless ? fields.with("time", PATIENCE_MILLIS) : fields).canonical());
    }

    private static void capped(JsonFields fields, String name, long most) throws MalformedFieldException, NotHere {
        if (fields.has(name) && fields.longValue(name) > most) {
            throw new NotHere(new Refusal(
                    "too-much",
                    new Text(
                            "The house thinks with at most " + most + " for \"" + name + "\".",
                            "La maison réfléchit avec au plus " + most + " pour « " + name + " ».")));
        }
    }

    /** The answer to what the rules know, in the engine's own words. */
    public String answerAtOnce() {
        return new Engine(() -> 0, progress -> {}).answer(text);
    }

    /** A request that is not for the house. */
    public static final class NotHere extends Exception {

        private static final long serialVersionUID = 1L;

        private final transient Refusal refusal;

        NotHere(Refusal refusal) {
            super(refusal.reason(), null, false, false);
            this.refusal = refusal;
        }

        public Refusal refusal() {
            return refusal;
        }
    }
}
