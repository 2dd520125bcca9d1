package parlour.server.store;

import org.jspecify.annotations.Nullable;
import parlour.game.Refusal;
import parlour.game.Text;

/** What keeping things could not do, said so that whoever runs the server understands it. */
public final class StoreException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public enum Reason {
        /** The address of a database cannot be read. */
        BAD_ADDRESS,
        /** The database server does not answer, or does not let us in. */
        UNREACHABLE,
        /** The file is something else, or damaged. */
        NOT_A_DATABASE,
        /** The database holds tables that are not ours. */
        NOT_OURS,
        /** A newer version of this program has written there. */
        NEWER,
        /** The folder or the file cannot be written. */
        NOT_WRITABLE,
        /** Another process is using the folder. */
        IN_USE,
        /** A backup would overwrite something. */
        ALREADY_THERE,
        /** The writing did not happen. It may be tried again. */
        NOTHING_WRITTEN,
        /** The connection was lost while the writing was being confirmed: it may or may not have happened. */
        OUTCOME_UNKNOWN,
        /** The reading did not happen. */
        NOT_READ,
        /** The store has been closed. */
        CLOSED
    }

    private final Reason reason;
    private final transient Text sentence;

    public StoreException(Reason reason, String en, String fr, @Nullable Throwable cause) {
        super(en, cause);
        this.reason = reason;
        this.sentence = new Text(en, fr);
    }

    public Reason reason() {
        return reason;
    }

    public Text sentence() {
        return sentence;
    }

    /** What a client is told: {@code outcome-unknown} if it may have happened, otherwise {@code write-failed}. */
    public Refusal refusal() {
        return new Refusal(reason == Reason.OUTCOME_UNKNOWN ? "outcome-unknown" : "write-failed", sentence);
    }

    public static StoreException closed() {
        return new StoreException(
                Reason.CLOSED, "The server is shutting down.", "Le serveur est en train de s’arrêter.", null);
    }

    public static StoreException nothingWritten(Throwable cause) {
        return new StoreException(
                Reason.NOTHING_WRITTEN,
                "The database cannot be written at the moment. Nothing has happened; please try again.",
                "La base de données ne peut pas être écrite pour le moment. Rien ne s’est passé ; veuillez"
                        + " réessayer.",
                cause);
    }

    public static StoreException outcomeUnknown(Throwable cause) {
        return new StoreException(
                Reason.OUTCOME_UNKNOWN,
                "The database went away while it was writing: it may or may not have happened. Check before"
                        + " you try again.",
                "La base de données a disparu pendant l’écriture : c’est peut-être fait, peut-être pas."
                        + " Vérifiez avant de réessayer.",
                cause);
    }
}
