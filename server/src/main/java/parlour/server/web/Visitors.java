package parlour.server.web;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import parlour.game.Language;
import parlour.server.people.Cookies;
import parlour.server.people.Limits;
import parlour.server.people.People;
import parlour.server.people.Person;
import parlour.server.people.Tokens;
import parlour.server.people.Visit;

/** Who is asking. */
final class Visitors {

    private static final String COOKIE = "parlour";
    private static final String BEARER = "Bearer ";

    private final People people;
    private final Tokens tokens;
    private final Guard guard;

    Visitors(People people, Tokens tokens, Guard guard) {
        this.people = people;
        this.tokens = tokens;
        this.guard = guard;
    }

    /** Nobody in particular, if neither cookie nor token says otherwise. A wrong token is refused. */
    Optional<Person> person(Context context) {
        String authorization = context.header("Authorization");
        if (authorization != null) {
            return Optional.of(bearer(authorization));
        }
        String cookie = context.cookie(COOKIE);
        if (cookie == null) {
            return Optional.empty();
        }
        Optional<Visit> visit = people.recognise(cookie);
        visit.filter(Visit::isNew).ifPresent(renewed -> remember(context, renewed));
        return visit.map(Visit::person);
    }

    private Person bearer(String authorization) {
        Optional<Person> bot = authorization.startsWith(BEARER)
                ? tokens.recognise(authorization.substring(BEARER.length()))
                : Optional.empty();
        return bot.orElseThrow(() -> new RefusedException(
                RefusedException.WHO_ARE_YOU,
                "bad-token",
                "This token is not valid, or was revoked.",
                "Ce jeton n’est pas valable, ou a été révoqué."));
    }

    /** Refuses whoever has no id. */
    Person somebody(Context context) {
        return person(context)
                .orElseThrow(() -> new RefusedException(
                        RefusedException.WHO_ARE_YOU,
                        "who-are-you",
                        "Say who you are first: give a name, or sign in.",
                        "Dites d’abord qui vous êtes : donnez un nom, ou connectez-vous."));
    }

    void remember(Context context, Visit visit) {
        context.cookie(cookie(visit.cookie().reveal(), (int) Cookies.LIFE.toSeconds()));
    }

    void forget(Context context) {
        context.cookie(cookie("", 0));
    }

    private Cookie cookie(String value, int seconds) {
        Cookie cookie = new Cookie(COOKIE, value);
        cookie.setPath("/");
        cookie.setMaxAge(seconds);
        cookie.setHttpOnly(true);
        cookie.setSecure(guard.isSecure());
        cookie.setSameSite(SameSite.LAX);
        return cookie;
    }

    static Language language(Context context) {
        String asked = context.queryParam("lang");
        String accepted = asked != null ? asked : context.header("Accept-Language");
        return language(accepted);
    }

    /** The first of our languages in the list a browser sends. */
    static Language language(@Nullable String accepted) {
        if (accepted != null) {
            for (String tag : accepted.split(",", 20)) {
                String bare = tag.strip();
                if (bare.regionMatches(true, 0, "fr", 0, 2) || bare.regionMatches(true, 0, "en", 0, 2)) {
                    return Language.of(bare);
                }
            }
        }
        return Language.ENGLISH;
    }

    /**
     * By whom limits are counted. Behind a proxy everybody would be the proxy: the last address it adds is believed, if
     * the server was told where people find it and the proxy is near.
     */
    String address(Context context) {
        InetAddress peer = address(context.ip());
        String forwarded = context.header("X-Forwarded-For");
        boolean isProxy = guard.isBehindProxy() && (peer.isLoopbackAddress() || peer.isSiteLocalAddress());
        if (!isProxy || forwarded == null) {
            return Limits.key(peer);
        }
        String last = forwarded.substring(forwarded.lastIndexOf(',') + 1).strip();
        return ADDRESS.matcher(last).matches() ? Limits.key(address(last)) : Limits.key(peer);
    }

    /** Digits only: a name would have to be looked up. */
    private static final Pattern ADDRESS = Pattern.compile("[0-9.]{7,15}|[0-9a-fA-F:]*:[0-9a-fA-F:.]*");

    private static InetAddress address(String digits) {
        try {
            return InetAddress.getByName(digits);
        } catch (UnknownHostException unreadable) {
            return InetAddress.getLoopbackAddress();
        }
    }
}
