package parlour.engine.request;

import parlour.game.NotationException;
import parlour.game.Refusal;

/** A request was refused; nothing has changed. */
public final class RefusedException extends Exception {

    private static final long serialVersionUID = 1L;

    private final transient Refusal refusal;

    public RefusedException(Refusal refusal) {
        super(refusal.code(), null, false, false);
        this.refusal = refusal;
    }

    public RefusedException(String reason, String en, String fr) {
        this(new Refusal(reason, en, fr));
    }

    public RefusedException(String reason, NotationException unreadable) {
        this(new Refusal(reason, unreadable.sentence()));
    }

    public Refusal refusal() {
        return refusal;
    }
}
