package parlour.server.store;

import org.jspecify.annotations.Nullable;
import parlour.game.Refusal;
import parlour.game.Text;

/** A failure of the database, with a message for the operator in English and French. */
public final class StoreException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public enum Reason {
        /** The database address is malformed. */
        BAD_ADDRESS,
        /** The database server does not answer, or rejects the login. */
        UNREACHABLE,
        /** The file is not a database, or is damaged. */
        NOT_A_DATABASE,
        /** The database holds tables of another program. */
        NOT_OURS,
        /** The schema was written by a newer version of this program. */
        NEWER,
        /** The folder or the file is not writable. */
        NOT_WRITABLE,
        /** Another process is using the folder. */
        IN_USE,
        /** The backup file already exists. */
        ALREADY_THERE,
        /** Nothing was written. The write may be retried. */
        NOTHING_WRITTEN,
        /** The connection was lost during the commit: the write may or may not have happened. */
        OUTCOME_UNKNOWN,
        /** Another node has taken over the table. Nothing was written. */
        LEASE_LOST,
        /** The read failed. */
        NOT_READ,
        /** A copy does not equal what was copied. */
        NOT_EQUAL,
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

    /** Whether the database could not be written. */
    public boolean isDatabaseDown() {
        return reason == Reason.NOTHING_WRITTEN || reason == Reason.OUTCOME_UNKNOWN;
    }

    public Text sentence() {
        return sentence;
    }

    /**
     * The refusal sent to a client: {@code outcome-unknown} if the write may have happened, otherwise {@code
     * write-failed}.
     */
    public Refusal refusal() {
        return new Refusal(reason == Reason.OUTCOME_UNKNOWN ? "outcome-unknown" : "write-failed", sentence);
    }

    public static StoreException closed() {
        return new StoreException(
                Reason.CLOSED, "The server is shutting down.", "Le serveur est en train de s’arrêter.", null);
    }

    public static StoreException leaseLost(Lease lease) {
        return new StoreException(
                Reason.LEASE_LOST,
                "Another server has taken over table " + lease.tableId() + ".",
                "Un autre serveur a repris la table " + lease.tableId() + ".",
                null);
    }

    public static StoreException nothingWritten(Throwable cause) {
        return new StoreException(
                Reason.NOTHING_WRITTEN,
                "The database cannot be written at the moment. Nothing was changed; try again.",
                "La base de données ne peut pas être écrite pour le moment. Rien n’a été modifié ;" + " réessayez.",
                cause);
    }

    public static StoreException outcomeUnknown(Throwable cause) {
        return new StoreException(
                Reason.OUTCOME_UNKNOWN,
                "The database was lost while it was writing: your change may or may not have been saved."
                        + " Check before you try again.",
                "La base de données s’est arrêtée pendant l’écriture : votre modification est peut-être faite."
                        + " Vérifiez avant de réessayer.",
                cause);
    }
}
