package parlour.server.http;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.net.InetAddress;
import java.net.URI;
import java.util.Collection;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import parlour.json.JsonFields;

/** Security headers of responses, and same-origin checks of requests. */
final class RequestSecurity {

    private static final String CSP = "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none';"
            + " object-src 'none'; img-src 'self' data:; connect-src 'self'; script-src 'self' 'wasm-unsafe-eval';"
            + " worker-src 'self'; style-src 'self'";

    /** An IPv4 or IPv6 address; a browser resolves no name for it. */
    private static final Pattern NUMERIC = Pattern.compile("[0-9]{1,3}(\\.[0-9]{1,3}){3}|\\[[0-9a-fA-F:.]+\\]");

    private final Optional<URI> base;
    private final Set<String> hosts;

    /**
     * The rules of one server.
     *
     * @param base the public URL, if it differs from where the server listens
     * @param hosts further names under which the server is reached
     */
    RequestSecurity(Optional<URI> base, Collection<String> hosts) {
        this.base = base;
        this.hosts = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        this.hosts.addAll(hosts);
        base.map(URI::getHost).ifPresent(this.hosts::add);
    }

    /**
     * Refuses requests for a host that is not ours. Otherwise a foreign site could point its own name at this machine
     * (DNS rebinding), and its pages would count as ours.
     */
    void requireKnownHost(Context context) {
        String host = context.header("Host");
        if (host != null && !isKnown(host)) {
            throw new HttpRefusalException(
                    HttpRefusalException.MISDIRECTED,
                    "unknown-host",
                    "This server does not know the name in the address. Its host can allow it with --allow-host.",
                    "Ce serveur ne connaît pas le nom de cette adresse. Son hôte peut l’autoriser avec --allow-host.");
        }
    }

    private boolean isKnown(String host) {
        String name = host.replaceFirst(":[0-9]*$", "");
        return name.equalsIgnoreCase("localhost")
                || name.toLowerCase(Locale.ROOT).endsWith(".localhost")
                || NUMERIC.matcher(name).matches()
                || hosts.contains(name);
    }

    /**
     * The address of our page, if browsers allow passkeys there: with https, or on this machine. Empty otherwise.
     *
     * @param host the Host header, used if no public URL is configured
     */
    Optional<URI> passkeyOrigin(@org.jspecify.annotations.Nullable String host) {
        URI origin = base.orElseGet(() -> URI.create("http://" + (host == null ? "" : host) + "/"));
        String name = Optional.ofNullable(origin.getHost()).orElse("");
        boolean isLocal = name.equals("localhost") || name.endsWith(".localhost");
        boolean isSecure =
                "https".equals(origin.getScheme()) && !NUMERIC.matcher(name).matches();
        return isLocal || isSecure ? Optional.of(origin) : Optional.empty();
    }

    /** Refuses addresses with characters that no database can store. */
    void requireReadableAddress(Context context) {
        boolean isReadable = JsonFields.isStorable(context.path())
                && context.queryParamMap().entrySet().stream()
                        .allMatch(parameter -> JsonFields.isStorable(parameter.getKey())
                                && parameter.getValue().stream().allMatch(JsonFields::isStorable));
        if (!isReadable) {
            throw new HttpRefusalException(
                    HttpRefusalException.BAD_REQUEST,
                    "bad-field",
                    "An address must not contain the character NUL.",
                    "Une adresse ne doit pas contenir le caractère NUL.");
        }
    }

    /** Whether a peer is our own proxy: a public URL is configured, and it is on a local network. */
    boolean isProxy(InetAddress peer) {
        return base.isPresent() && (peer.isLoopbackAddress() || peer.isSiteLocalAddress());
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
