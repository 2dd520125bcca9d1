package parlour.server.people;

import java.util.Locale;
import parlour.game.Text;
import parlour.game.View;

/**
 * A player or bot with an id: anyone who can take a seat, except the server's own bots.
 *
 * @param id random and URL-safe; never changes, even when a guest becomes an account
 * @param name empty once the account is deleted
 * @param owner the account a bot belongs to; empty for everyone else
 */
public record Person(String id, Kind kind, String name, String owner) {

    public enum Kind {
        /** Identified only by a cookie. */
        GUEST,
        /** Has a unique name and a password. */
        ACCOUNT,
        /** A program that authenticates with a token of its owner. */
        BOT,
        /** A deleted account or a bot of one; old games still refer to it. */
        DELETED;

        /** The name of the kind in JSON and in the database. */
        public String code() {
            return name().toLowerCase(Locale.ROOT);
        }

        public static Kind of(String code) {
            return valueOf(code.toUpperCase(Locale.ROOT));
        }
    }

    /** The public profile. */
    public View profile() {
        return new View().with("name", name).with("kind", kind.code());
    }

    /** The profile for the person themselves, with their id. */
    public View self() {
        return new View().with("id", id).with("name", name).with("kind", kind.code());
    }

    /** The name shown to others. */
    public Text shown() {
        return kind == Kind.DELETED ? new Text("A former player", "Un ancien joueur") : Text.same(name);
    }
}
