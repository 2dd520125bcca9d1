package parlour.server.http;

import parlour.game.Refusal;

/** A refused request, with its HTTP status. */
final class HttpRefusalException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    static final int BAD_REQUEST = 400;
    static final int UNAUTHORIZED = 401;
    static final int FORBIDDEN = 403;
    static final int NOT_FOUND = 404;
    static final int CONFLICT = 409;
    static final int PAYLOAD_TOO_LARGE = 413;
    static final int UNSUPPORTED_MEDIA_TYPE = 415;
    static final int MISDIRECTED = 421;
    static final int TOO_MANY_REQUESTS = 429;
    static final int SERVICE_UNAVAILABLE = 503;

    private final int status;
    private final transient Refusal refusal;
    private final int seconds;

    HttpRefusalException(int status, Refusal refusal) {
        this(status, refusal, status == TOO_MANY_REQUESTS ? 60 : status == SERVICE_UNAVAILABLE ? 5 : 0);
    }

    /** @param seconds value of Retry-After; 0 for none */
    HttpRefusalException(int status, Refusal refusal, int seconds) {
        super(refusal.code(), null, false, false);
        this.status = status;
        this.refusal = refusal;
        this.seconds = seconds;
    }

    HttpRefusalException(int status, String code, String en, String fr) {
        this(status, new Refusal(code, en, fr));
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

    /** Chooses the status by the refusal's code. */
    static HttpRefusalException of(Refusal refusal) {
        int status = switch (refusal.code()) {
            case "rate-limited" -> TOO_MANY_REQUESTS;
            case "busy" -> SERVICE_UNAVAILABLE;
            case "wrong-credentials", "code-wrong", "password-wrong", "passkey-wrong" -> FORBIDDEN;
            case "token-unknown", "session-unknown", "passkey-unknown", "subject-unknown" -> NOT_FOUND;
            default -> CONFLICT;
        };
        return new HttpRefusalException(status, refusal);
    }
}
