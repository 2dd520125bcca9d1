package parlour.server.http;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import parlour.game.Language;
import parlour.server.limits.RateLimits;
import parlour.server.people.BrowserNames;
import parlour.server.people.Identity;
import parlour.server.people.PeopleRefusals;
import parlour.server.people.Person;
import parlour.server.people.Session;
import parlour.server.people.Visitor;
import parlour.server.people.access.AccessChanges;
import parlour.server.people.accounts.BotTokens;
import parlour.server.people.accounts.People;
import parlour.server.people.accounts.Sessions;

/** Identifies the person behind a request. */
final class Authentication {

    private static final String COOKIE = "parlour";
    private static final String BEARER = "Bearer ";

    private final People people;
    private final BotTokens tokens;
    private final AccessChanges access;
    private final RequestSecurity security;

    Authentication(People people, BotTokens tokens, AccessChanges access, RequestSecurity security) {
        this.access = access;
        this.people = people;
        this.tokens = tokens;
        this.security = security;
    }

    /**
     * The person, by bearer token or cookie; empty if there is neither or the cookie is invalid. A wrong token is
     * refused.
     */
    Optional<Person> person(Context context) {
        return identity(context).map(Identity::person);
    }

    /** The person, as above, with the session or token. */
    Optional<Identity> identity(Context context) {
        // What is remembered here about people and their seats may be outdated until then.
        if (!access.awaitCurrent()) {
            throw AccessChanges.outOfTouch();
        }
        String authorization = context.header("Authorization");
        if (authorization != null) {
            return Optional.of(bearer(authorization));
        }
        String cookie = context.cookie(COOKIE);
        if (cookie == null) {
            return Optional.empty();
        }
        Optional<Session> visit = people.authenticate(cookie, visitor(context, Optional.empty()));
        visit.filter(Session::isNew).ifPresent(renewed -> setCookie(context, renewed));
        return visit.map(Session::identity);
    }

    /** Where a request comes from, when it is known who makes it. */
    Visitor visitor(Context context, Optional<Identity> identity) {
        return new Visitor(
                identity.map(Identity::session).orElse(""),
                BrowserNames.of(context.header("User-Agent")),
                address(context));
    }

    private Identity bearer(String authorization) {
        Optional<Identity> bot = authorization.startsWith(BEARER)
                ? tokens.identify(authorization.substring(BEARER.length()))
                : Optional.empty();
        return bot.orElseThrow(() -> new HttpRefusalException(
                HttpRefusalException.UNAUTHORIZED,
                "bad-token",
                "This token is not valid, or was revoked.",
                "Ce jeton n’est pas valable, ou a été révoqué."));
    }

    /** The person; refused if there is none. */
    Person requirePerson(Context context) {
        return requireIdentity(context).person();
    }

    /** As above, with the session or token. */
    Identity requireIdentity(Context context) {
        return identity(context)
                .orElseThrow(() ->
                        new HttpRefusalException(HttpRefusalException.UNAUTHORIZED, PeopleRefusals.unauthenticated()));
    }

    void setCookie(Context context, Session session) {
        context.cookie(cookie(session.cookie().reveal(), (int) Sessions.LIFE.toSeconds()));
    }

    void clearCookie(Context context) {
        context.cookie(cookie("", 0));
    }

    private Cookie cookie(String value, int seconds) {
        Cookie cookie = new Cookie(COOKIE, value);
        cookie.setPath("/");
        cookie.setMaxAge(seconds);
        cookie.setHttpOnly(true);
        cookie.setSecure(security.isSecure());
        cookie.setSameSite(SameSite.LAX);
        return cookie;
    }

    static Language language(Context context) {
        String asked = context.queryParam("lang");
        String accepted = asked != null ? asked : context.header("Accept-Language");
        return language(accepted);
    }

    /** The first supported language in an Accept-Language header. */
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
     * The key for rate limits by address. Behind our own proxy, the last address in X-Forwarded-For is used.
     */
    String address(Context context) {
        InetAddress peer = address(context.ip());
        String forwarded = context.header("X-Forwarded-For");
        if (!security.isProxy(peer) || forwarded == null) {
            return RateLimits.key(peer);
        }
        String last = forwarded.substring(forwarded.lastIndexOf(',') + 1).strip();
        return ADDRESS.matcher(last).matches() ? RateLimits.key(address(last)) : RateLimits.key(peer);
    }

    /** Only numeric addresses: a name would need a DNS lookup. */
    private static final Pattern ADDRESS = Pattern.compile("[0-9.]{7,15}|[0-9a-fA-F:]*:[0-9a-fA-F:.]*");

    private static InetAddress address(String digits) {
        try {
            return InetAddress.getByName(digits);
        } catch (UnknownHostException unreadable) {
            return InetAddress.getLoopbackAddress();
        }
    }
}
