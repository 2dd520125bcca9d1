package parlour.server.people.moderation;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * Something the host has done, which can be undone.
 *
 * @param subject the id of a person, table or report, or the key of an address
 * @param detail the hidden name, or the address as it was written; otherwise empty
 * @param madeBy the administrator's id; empty if it was done at the terminal
 * @param expiresAt in milliseconds since 1970; 0 for never
 * @param undoneAt 0 if it has not been undone
 */
public record AdminAction(
        String id,
        Kind kind,
        String subject,
        String detail,
        String why,
        String madeBy,
        long madeAt,
        long expiresAt,
        String undoneBy,
        long undoneAt) {

    public enum Kind {
        /** A person, and the bots of an account, may do nothing here. */
        BAN,
        /** Nobody from this address may do anything here. */
        BAN_ADDRESS,
        /** A person may write nothing in chat. */
        MUTE,
        /** A person's name is shown to nobody else, until it is changed. */
        HIDE_NAME,
        /** A table is open to nobody. */
        CLOSE_TABLE,
        /** A report needs no more attention. */
        HANDLE_REPORT;

        /** The name of the kind in JSON and in the database. */
        public String code() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        public static Optional<Kind> of(String code) {
            return Arrays.stream(values())
                    .filter(kind -> kind.code().equals(code))
                    .findFirst();
        }
    }

    /** Whether it is in force. */
    public boolean isActive(long now) {
        return undoneAt == 0 && (expiresAt == 0 || expiresAt > now);
    }
}
