package parlour.server.analysis;

import java.util.Map;
import parlour.engine.Engine;
import parlour.game.Refusal;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;

/**
 * A request to the engine that may be asked here.
 *
 * @param text the request with its fields in order, so that the same question is the same text
 */
public record AnalysisRequest(Mode mode, String text) {

    /** How the request is served. */
    public enum Mode {
        /** The rules know it: whoever asks is answered at once. */
        IMMEDIATE,
        /** Analysed by a fresh engine: the answer depends on nothing but the request. */
        STATELESS,
        /** Keeps solved endings; exact, so caching changes nothing. */
        CACHED
    }

    /** Everything that may be asked: requests without a table behind them. All else of the engine is for one's own machine. */
    private static final Map<String, Mode> KINDS = Map.of(
            "position", Mode.IMMEDIATE,
            "play", Mode.IMMEDIATE,
            "view", Mode.IMMEDIATE,
            "moves", Mode.IMMEDIATE,
            "read-file", Mode.IMMEDIATE,
            "analyse", Mode.STATELESS,
            "review", Mode.STATELESS,
            "ending", Mode.CACHED);

    public static final int MAX_LENGTH = 64 * 1_024;

    private static final int MAX_MOVES = 2_000;
    private static final int MAX_MOVE = 200;
    private static final long MAX_NODES = 2_000_000;
    private static final long MAX_DEPTH = 100;
    private static final long MAX_MILLIS = 10_000;

    /** When even so many nodes or plies have taken too long: an analysis ends with what it has found. */
    private static final long TIMEOUT_MILLIS = 30_000;

    /** Refused: {@code unknown-type}, {@code limit-exceeded}, and what is not of the right form. */
    public static AnalysisRequest read(JsonFields fields) throws MalformedFieldException, UnsupportedAnalysisException {
        Mode way = KINDS.get(fields.text("type", 32));
        if (way == null) {
            throw new UnsupportedAnalysisException(new Refusal(
                    "unknown-type",
                    "That cannot be asked of the server.",
                    "Cela ne peut pas être demandé au serveur."));
        }
        if (fields.has("moves")) {
            fields.texts("moves", MAX_MOVES, MAX_MOVE);
        }
        capped(fields, "nodes", MAX_NODES);
        capped(fields, "depth", MAX_DEPTH);
        capped(fields, "time", MAX_MILLIS);
        boolean isEndless = !fields.has("time") && (fields.has("nodes") || fields.has("depth"));
        return new AnalysisRequest(way, (isEndless ? fields.with("time", TIMEOUT_MILLIS) : fields).canonical());
    }

    private static void capped(JsonFields fields, String name, long max)
            throws MalformedFieldException, UnsupportedAnalysisException {
        if (fields.has(name) && fields.longValue(name) > max) {
            throw new UnsupportedAnalysisException(new Refusal(
                    "limit-exceeded",
                    "The server analyses with at most " + max + " for \"" + name + "\".",
                    "Le serveur analyse avec au plus " + max + " pour « " + name + " »."));
        }
    }

    /** The answer to what the rules know, in the engine's own words. */
    public String answerAtOnce() {
        return new Engine(() -> 0, progress -> {}).answer(text);
    }

    /** A request that is not for the server. */
    public static final class UnsupportedAnalysisException extends Exception {

        private static final long serialVersionUID = 1L;

        private final transient Refusal refusal;

        UnsupportedAnalysisException(Refusal refusal) {
            super(refusal.code(), null, false, false);
            this.refusal = refusal;
        }

        public Refusal refusal() {
            return refusal;
        }
    }
}
