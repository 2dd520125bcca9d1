package parlour.match.protocol;

import java.util.Optional;
import parlour.game.Language;
import parlour.game.Refusal;
import parlour.game.View;

/** What is answered to one client, whichever table it is about; and the refusals every host has. */
public final class Replies {

    /** The version of the protocol. */
    public static final int VERSION = 1;

    /** The board has changed since the sender last saw it. */
    public static final Refusal STALE = new Refusal(
            "stale",
            "The table has changed meanwhile: look at it again.",
            "La table a changé entre-temps : regardez-la de nouveau.");

    public static final Refusal UNKNOWN_TYPE =
            new Refusal("unknown-type", "There is no message of that type.", "Il n’y a pas de message de ce type.");

    public static final Refusal TABLE_NOT_FOUND =
            new Refusal("table-not-found", "There is no such table.", "Cette table n’existe pas.");

    /** A fault of the host: what was asked for may have happened or not. */
    public static final Refusal INTERNAL_ERROR = new Refusal(
            "internal-error",
            "Something went wrong on our side. Check whether it happened before you try again.",
            "Une erreur s’est produite de notre côté. Vérifiez si c’est fait avant de réessayer.");

    private Replies() {}

    /**
     * The answer to a greeting.
     *
     * @param you who the client speaks for, if for anybody: id, name and kind
     * @param heartbeat milliseconds: the client says something at least this often
     */
    public static View welcome(Optional<View> you, int heartbeat) {
        View welcome = new View().with("type", "welcome").with("version", VERSION);
        you.ifPresent(it -> welcome.with("you", it));
        return welcome.with("heartbeat", heartbeat);
    }

    public static View pong() {
        return new View().with("type", "pong");
    }

    /** It happened, and {@code number} is that of the last event; 0 for what is no event. */
    public static View done(long id, int number) {
        return new View().with("type", "done").with("id", id).with("seq", number);
    }

    /** Nothing happened. */
    public static View refused(Optional<Long> id, Refusal refusal, Language language, Optional<Integer> number) {
        View view = new View().with("type", "refused");
        id.ifPresent(it -> view.with("id", it));
        view.with("code", refusal.code()).with("message", refusal.message().in(language));
        number.ifPresent(it -> view.with("seq", it));
        return view;
    }

    /** The last thing a client hears. */
    public static View bye(Refusal why, Language language) {
        return new View()
                .with("type", "closing")
                .with("code", why.code())
                .with("message", why.message().in(language));
    }
}
