package parlour.browser.json;

import parlour.game.Refusal;
import parlour.game.Text;

/** Something that cannot be taken as it is. */
public final class Unreadable extends Exception {

    private static final long serialVersionUID = 1L;

    private final transient Refusal refusal;

    public Unreadable(String code, String en, String fr) {
        super(code, null, false, false);
        this.refusal = new Refusal(code, new Text(en, fr));
    }

    public Refusal refusal() {
        return refusal;
    }
}
