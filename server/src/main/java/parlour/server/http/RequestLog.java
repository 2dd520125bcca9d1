package parlour.server.http;

import io.javalin.http.Context;
import jakarta.servlet.Filter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.InetAddress;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlour.server.limits.RequestAddress;
import parlour.server.logging.LogAddress;
import parlour.server.logging.RequestId;

/**
 * Gives every request its id, and writes a line for each if the host wants that: method, route, status, time, and the
 * network it came from. Of the address only the route is written, such as {@code /api/tables/{id}}: names of tables that are
 * not listed, and whatever somebody put into an address, stay out of the log.
 *
 * @param isProxy whether a peer is our own proxy, whose ids are taken over
 * @param isOn whether there is a line for each request
 */
record RequestLog(Predicate<InetAddress> isProxy, boolean isOn) implements Filter {

    private static final Logger LOG = LoggerFactory.getLogger(RequestLog.class);
    private static final String ROUTE = "parlour.route";
    private static final String NO_ROUTE = "none";
    private static final Set<String> METHODS = Set.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS");

    @Override
    public void doFilter(ServletRequest asked, ServletResponse answered, FilterChain chain)
            throws IOException, ServletException {
        if (!(asked instanceof HttpServletRequest request) || !(answered instanceof HttpServletResponse response)) {
            chain.doFilter(asked, answered);
            return;
        }
        String id = id(request);
        response.setHeader(RequestId.HEADER, id);
        try {
            RequestId.call(id, () -> {
                serve(request, response, chain);
                return id;
            });
        } catch (IOException | ServletException | RuntimeException failure) {
            throw failure;
        } catch (Exception impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private void serve(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        long begun = System.nanoTime();
        try {
            chain.doFilter(request, response);
        } finally {
            if (isOn) {
                LOG.atInfo()
                        .addKeyValue("method", METHODS.contains(request.getMethod()) ? request.getMethod() : NO_ROUTE)
                        .addKeyValue("route", route(request.getAttribute(ROUTE)))
                        .addKeyValue("status", response.getStatus())
                        .addKeyValue("millis", TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun))
                        .addKeyValue("from", LogAddress.ofKey(RequestAddress.current()))
                        .log("Request");
            }
        }
    }

    private String id(HttpServletRequest request) {
        String given = request.getHeader(RequestId.HEADER);
        if (given == null || !isProxy.test(InetAddress.ofLiteral(request.getRemoteAddr()))) {
            return RequestId.random();
        }
        return RequestId.givenOr(given);
    }

    /** Remembers the route of a request for its line. */
    static void nameRoute(Context context) {
        context.req().setAttribute(ROUTE, route(context));
    }

    /** The route of a request, without what stands in its place-holders. */
    static String route(Context context) {
        return Optional.ofNullable(context.endpoints().lastHttpEndpoint())
                .map(endpoint -> endpoint.path)
                .orElse(NO_ROUTE);
    }

    private static String route(@Nullable Object named) {
        return named instanceof String route ? route : NO_ROUTE;
    }
}
