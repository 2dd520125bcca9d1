package parlour.server.web;

import parlour.game.Refusal;
import parlour.game.Text;

/** A request that is answered with no: what the status is, and why. */
final class RefusedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    static final int UNREADABLE = 400;
    static final int WHO_ARE_YOU = 401;
    static final int FORBIDDEN = 403;
    static final int NOT_FOUND = 404;
    static final int NOT_NOW = 409;
    static final int TOO_LONG = 413;
    static final int NOT_JSON = 415;
    static final int TOO_OFTEN = 429;
    static final int BUSY = 503;

    private final int status;
    private final transient Refusal refusal;
    private final int seconds;

    RefusedException(int status, Refusal refusal) {
        this(status, refusal, status == TOO_OFTEN ? 60 : 0);
    }

    /** @param seconds when to come again; 0 if there is nothing to say about that */
    RefusedException(int status, Refusal refusal, int seconds) {
        super(refusal.reason(), null, false, false);
        this.status = status;
        this.refusal = refusal;
        this.seconds = seconds;
    }

    RefusedException(int status, String code, String en, String fr) {
        this(status, new Refusal(code, new Text(en, fr)));
    }

    int status() {
        return status;
    }

    Refusal refusal() {
        return refusal;
    }

    int seconds() {
        return seconds;
    }

    /** With the status that belongs to the code. */
    static RefusedException of(Refusal refusal) {
        int status = switch (refusal.reason()) {
            case "too-many" -> TOO_OFTEN;
            case "busy" -> BUSY;
            case "sign-in-wrong", "code-wrong", "password-wrong" -> FORBIDDEN;
            case "token-unknown" -> NOT_FOUND;
            case "too-long" -> TOO_LONG;
            case "not-json", "bad-field" -> UNREADABLE;
            default -> NOT_NOW;
        };
        return new RefusedException(status, refusal);
    }
}
