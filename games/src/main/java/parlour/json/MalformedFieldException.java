package parlour.json;

import parlour.game.Refusal;

/** Thrown if a message is not a JSON object, or a field is missing or not of the expected type. */
public final class MalformedFieldException extends Exception {

    private static final long serialVersionUID = 1L;

    private final transient Refusal refusal;

    public MalformedFieldException(String code, String en, String fr) {
        super(code, null, false, false);
        this.refusal = new Refusal(code, en, fr);
    }

    public Refusal refusal() {
        return refusal;
    }
}
