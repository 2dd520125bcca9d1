package parlour.server.http;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.net.URI;
import java.util.Optional;

/** What every request must have, and every answer carries. */
final class RequestSecurity {

    private static final String CSP = "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none';"
            + " object-src 'none'; img-src 'self' data:; connect-src 'self'; script-src 'self' 'wasm-unsafe-eval';"
            + " worker-src 'self'; style-src 'self'";

    private final Optional<URI> base;

    /** @param base where people find this server, if that is not where it listens */
    RequestSecurity(Optional<URI> base) {
        this.base = base;
    }

    boolean isBehindProxy() {
        return base.isPresent();
    }

    boolean isSecure() {
        return base.map(uri -> "https".equals(uri.getScheme())).orElse(false);
    }

    void headers(Context context) {
        context.header("Content-Security-Policy", CSP);
        context.header("X-Content-Type-Options", "nosniff");
        context.header("Referrer-Policy", "same-origin");
        context.header("Cross-Origin-Opener-Policy", "same-origin");
        context.header("Cross-Origin-Resource-Policy", "same-origin");
        context.header("X-Frame-Options", "DENY");
        context.header("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=()");
        if (isSecure()) {
            context.header("Strict-Transport-Security", "max-age=31536000");
        }
    }

    /** A page of another origin can neither set this header nor read an answer. */
    void requireSameOrigin(Context context) {
        boolean reads =
                context.method().equals(HandlerType.GET) || context.method().equals(HandlerType.HEAD);
        if (reads || context.header("Authorization") != null) {
            return;
        }
        if (!"1".equals(context.header("X-Parlour"))
                || !isSameOrigin(context.header("Origin"), context.header("Host"))) {
            throw new HttpRefusalException(
                    HttpRefusalException.FORBIDDEN,
                    "cross-origin",
                    "This request must come from our own page, with the header X-Parlour: 1.",
                    "Cette requête doit venir de notre propre page, avec l’en-tête X-Parlour: 1.");
        }
    }

    /** Whether a request came from a page of ours; programs that are no browsers say nothing. */
    boolean isSameOrigin(
            @org.jspecify.annotations.Nullable String origin, @org.jspecify.annotations.Nullable String host) {
        if (origin == null) {
            return true;
        }
        URI from;
        try {
            from = URI.create(origin);
        } catch (IllegalArgumentException unreadable) {
            return false;
        }
        if (from.getAuthority() == null) {
            return false;
        }
        boolean isBase = base.map(uri -> from.getAuthority().equalsIgnoreCase(uri.getAuthority())
                        && uri.getScheme().equalsIgnoreCase(from.getScheme()))
                .orElse(false);
        return isBase || (base.isEmpty() && from.getAuthority().equalsIgnoreCase(host));
    }
}
