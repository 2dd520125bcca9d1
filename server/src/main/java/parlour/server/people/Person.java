package parlour.server.people;

import java.util.Locale;
import parlour.game.Text;
import parlour.game.View;

/**
 * Somebody who can sit at a table.
 *
 * @param id random and url-safe; the same for ever, also when a guest becomes an account
 * @param name empty once they have left
 * @param owner the account a bot belongs to; empty for everybody else
 */
public record Person(String id, Kind kind, String name, String owner) {

    public enum Kind {
        /** Known by a cookie alone. */
        GUEST,
        /** With a name that is nobody else's, and a password. */
        ACCOUNT,
        /** A program that came with a token of its owner. */
        BOT,
        /** Has deleted the account; only old games still point here. */
        DELETED;

        /** For programs and in the database. */
        public String code() {
            return name().toLowerCase(Locale.ROOT);
        }

        public static Kind of(String code) {
            return valueOf(code.toUpperCase(Locale.ROOT));
        }
    }

    /** What everybody may know. */
    public View profile() {
        return new View().with("name", name).with("kind", kind.code());
    }

    /** The same for the person themselves. */
    public View self() {
        return new View().with("id", id).with("name", name).with("kind", kind.code());
    }

    /** What others read. */
    public Text shown() {
        return kind == Kind.DELETED ? new Text("Somebody who left", "Quelqu’un qui est parti") : Text.same(name);
    }
}
