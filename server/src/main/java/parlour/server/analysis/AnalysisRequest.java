package parlour.server.analysis;

import java.util.Map;
import parlour.engine.Engine;
import parlour.game.Refusal;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;

/**
 * A validated request to the engine.
 *
 * @param text the request as canonical JSON, so that equal requests have equal texts
 */
public record AnalysisRequest(Mode mode, String text) {

    /** How the request is served. */
    public enum Mode {
        /** Needs only the rules: answered at once, without the queue. */
        IMMEDIATE,
        /** Analysed by a fresh engine: the answer depends only on the request. */
        STATELESS,
        /** Analysed by an engine that keeps solved endings; they are exact, so the cache does not change answers. */
        CACHED
    }

    /** The supported requests: those without a table. The engine's others are only served on the client's machine. */
    private static final Map<String, Mode> KINDS = Map.of(
            "position", Mode.IMMEDIATE,
            "play", Mode.IMMEDIATE,
            "view", Mode.IMMEDIATE,
            "moves", Mode.IMMEDIATE,
            "opening", Mode.IMMEDIATE,
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

    /** Time limit for requests with only a node or depth limit: the analysis ends with what it has found. */
    private static final long TIMEOUT_MILLIS = 30_000;

    /** Validates a request. Refused: {@code unknown-type}, {@code limit-exceeded}, and malformed fields. */
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

    /** The engine's answer to an {@link Mode#IMMEDIATE} request, as JSON. */
    public String answerAtOnce() {
        return new Engine(() -> 0, progress -> {}).answer(text);
    }

    /** The server does not serve this request. */
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
