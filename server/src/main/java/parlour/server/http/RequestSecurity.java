package parlour.server.http;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.net.URI;
import java.util.Optional;

/** Security headers of responses, and same-origin checks of requests. */
final class RequestSecurity {

    private static final String CSP = "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none';"
            + " object-src 'none'; img-src 'self' data:; connect-src 'self'; script-src 'self' 'wasm-unsafe-eval';"
            + " worker-src 'self'; style-src 'self'";

    private final Optional<URI> base;

    /** @param base the public URL, if it differs from where the server listens */
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
        if (context.path().startsWith("/api/")) {
            // Most of these depend on who asks: no cache may keep one, neither a proxy's nor that of a shared browser.
            context.header("Cache-Control", "no-store");
        }
        if (isSecure()) {
            context.header("Strict-Transport-Security", "max-age=31536000");
        }
    }

    /** Requires a custom header, which pages of other origins cannot set. */
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

    /** Whether a request came from our own page. Programs other than browsers send no Origin, and are accepted. */
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
