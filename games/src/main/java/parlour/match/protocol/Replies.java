package parlour.match.protocol;

import java.util.Optional;
import parlour.game.Language;
import parlour.game.Refusal;
import parlour.game.View;

/** Replies to one client, independent of any table, and the refusals common to all hosts. */
public final class Replies {

    /** The version of the protocol. */
    public static final int VERSION = 1;

    /** The board has changed since the sender last saw it. */
    public static final Refusal STALE =
            new Refusal("stale", "The game has moved on. Choose again.", "La partie a avancé. Choisissez à nouveau.");

    public static final Refusal UNKNOWN_TYPE =
            new Refusal("unknown-type", "There is no message of that type.", "Il n’y a pas de message de ce type.");

    public static final Refusal TABLE_NOT_FOUND =
            new Refusal("table-not-found", "Game not found.", "Partie introuvable.");

    /** An internal error of the host: the request may or may not have been carried out. */
    public static final Refusal INTERNAL_ERROR = new Refusal(
            "internal-error",
            "Something went wrong on our side. Check whether it went through before you try again.",
            "Une erreur s’est produite de notre côté. Vérifiez si votre demande a été prise en compte avant de réessayer.");

    private Replies() {}

    /**
     * The reply to {@code hello}.
     *
     * @param you the client's identity, if it has one: id, name and kind
     * @param heartbeat in milliseconds: the client sends a message at least this often
     */
    public static View welcome(Optional<View> you, int heartbeat) {
        View welcome = new View().with("type", "welcome").with("version", VERSION);
        you.ifPresent(it -> welcome.with("you", it));
        return welcome.with("heartbeat", heartbeat);
    }

    public static View pong() {
        return new View().with("type", "pong");
    }

    /** The request succeeded; {@code number} is that of the last event, or 0 if there was none. */
    public static View done(long id, int number) {
        return new View().with("type", "done").with("id", id).with("seq", number);
    }

    /** The request was refused and changed nothing; {@code number} is that of the last event. */
    public static View refused(Optional<Long> id, Refusal refusal, Language language, Optional<Integer> number) {
        View view = new View().with("type", "refused");
        id.ifPresent(it -> view.with("id", it));
        view.with("code", refusal.code()).with("message", refusal.message().in(language));
        number.ifPresent(it -> view.with("seq", it));
        return view;
    }

    /** The last message before the connection is closed. */
    public static View bye(Refusal why, Language language) {
        return new View()
                .with("type", "closing")
                .with("code", why.code())
                .with("message", why.message().in(language));
    }
}
