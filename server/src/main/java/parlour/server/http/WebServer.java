package parlour.server.http;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import jakarta.servlet.DispatcherType;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.eclipse.jetty.ee10.servlet.FilterHolder;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.io.EofException;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.server.WebSocketServerComponents;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlour.game.Language;
import parlour.game.Refusal;
import parlour.game.View;
import parlour.json.MalformedFieldException;
import parlour.match.protocol.Replies;
import parlour.server.limits.ComputePool;
import parlour.server.limits.RateLimiter;
import parlour.server.limits.RequestAddress;
import parlour.server.limits.SlowRefusals;
import parlour.server.logging.RequestId;
import parlour.server.people.Identity;
import parlour.server.socket.SocketHandler;
import parlour.server.store.StoreException;

/** The web server: routes, the socket, and error responses. */
public final class WebServer implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(WebServer.class);

    /** Backlog of pending connections: after a restart all clients reconnect at once. */
    private static final int ACCEPT_QUEUE = 4_096;

    private static final Duration IDLE_TIMEOUT = Duration.ofSeconds(60);
    private static final int MAX_FRAME = 64 * 1_024;

    /** Retry-After when there is no room for another computation. */
    private static final int BUSY_SECONDS = 5;

    private static final String ADDRESS = "address";
    private static final String IDENTITY = "identity";
    private static final String CHANGE = "change";
    private static final String ENDPOINT = "endpoint";
    private static final String REQUEST = "request";
    private static final String ANSWERED = "answered";

    private final Javalin javalin;
    private final ServerConnector connector;

    private WebServer(Javalin javalin, ServerConnector connector) {
        this.javalin = javalin;
        this.connector = connector;
    }

    /** The handlers of a web server. */
    record RouteHandlers(
            RequestSecurity security,
            Authentication authentication,
            SocketHandler socket,
            RateLimiter handshakes,
            SlowRefusals slowRefusals,
            RequestLog requests,
            List<Consumer<RoutesConfig>> routes) {}

    /** Loads the classes of the web server, by creating one that is never started. */
    public static void prepare() {
        Javalin unopened = Javalin.create(config -> {
            config.concurrency.useVirtualThreads = true;
            config.startup.showJavalinBanner = false;
            config.startup.showOldJavalinVersionWarning = false;
            config.routes.get("/", context -> context.result(""));
            config.routes.ws("/socket", ws -> {});
        });
        unopened.jettyServer();
    }

    static WebServer start(String host, int port, Connection.Listener connections, RouteHandlers handlers) {
        ServerConnector[] made = new ServerConnector[1];
        Javalin javalin = Javalin.create(config -> {
            configure(config, handlers);
            config.jetty.addConnector((server, http) -> made[0] = connector(server, http, host, port, connections));
        });
        javalin.start();
        return new WebServer(javalin, made[0]);
    }

    private static ServerConnector connector(
            Server server, HttpConfiguration http, String host, int port, Connection.Listener connections) {
        http.setSendServerVersion(false);
        server.setErrorHandler(WebServer::answerUnread);
        http.setRequestHeaderSize(16 * 1_024);
        ServerConnector connector = new ServerConnector(server, 1, 1, new HttpConnectionFactory(http));
        connector.addBean(connections);
        connector.setHost(host);
        connector.setPort(port);
        connector.setAcceptQueueSize(ACCEPT_QUEUE);
        connector.setIdleTimeout(IDLE_TIMEOUT.toMillis());
        return connector;
    }

    private static void configure(JavalinConfig config, RouteHandlers handlers) {
        config.concurrency.useVirtualThreads = true;
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.http.maxRequestSize = 512 * 1_024;
        config.http.prefer405over404 = true;
        AtomicReference<@Nullable ServletContextHandler> site = new AtomicReference<>();
        config.jetty.modifyServletContextHandler(context -> {
            site.set(context);
            FilterHolder requests = new FilterHolder(handlers.requests());
            requests.setAsyncSupported(true);
            context.addFilter(requests, "/*", EnumSet.of(DispatcherType.REQUEST));
        });
        config.jetty.modifyWebSocketServletFactory(factory -> {
            sendPlainly(site.get());
            factory.setIdleTimeout(IDLE_TIMEOUT);
            factory.setMaxTextMessageSize(MAX_FRAME);
            factory.setMaxBinaryMessageSize(1_024);
            factory.setMaxFrameSize(MAX_FRAME);
        });
        config.routes.before(context -> {
            RequestAddress.set(handlers.authentication().address(context));
            handlers.security().headers(context);
            handlers.security().requireKnownHost(context);
            handlers.security().requireReadableAddress(context);
            handlers.security().requireSameOrigin(context);
            if (context.path().startsWith("/api/")) {
                handlers.authentication().requireWelcomeAddress(context);
            }
        });
        handlers.routes().forEach(group -> group.accept(config.routes));
        config.routes.after(RequestLog::nameRoute);
        config.routes.wsBeforeUpgrade("/socket", context -> upgrade(context, handlers));
        config.routes.ws("/socket", ws -> socket(ws, handlers.socket()));
        config.routes.exception(HttpRefusalException.class, (refused, context) -> {
            answer(context, refused.status(), refused.refusal());
            if (refused.status() == HttpRefusalException.TOO_MANY_REQUESTS
                    || refused.status() == HttpRefusalException.SERVICE_UNAVAILABLE) {
                handlers.slowRefusals().await(handlers.authentication().address(context));
            }
            if (refused.seconds() > 0) {
                context.header("Retry-After", Integer.toString(refused.seconds()));
            }
        });
        config.routes.exception(ComputePool.BusyException.class, (busy, context) -> {
            answer(context, HttpRefusalException.SERVICE_UNAVAILABLE, busy.refusal());
            handlers.slowRefusals().await(handlers.authentication().address(context));
            context.header("Retry-After", Integer.toString(BUSY_SECONDS));
        });
        config.routes.exception(
                MalformedFieldException.class,
                (unreadable, context) -> answer(context, HttpRefusalException.BAD_REQUEST, unreadable.refusal()));
        config.routes.exception(StoreException.class, (failure, context) -> {
            logFailed(context, "The database failed", failure);
            answer(context, HttpRefusalException.SERVICE_UNAVAILABLE, failure.refusal());
        });
        // The client is gone: nobody is left to be answered, and nothing is wrong here.
        config.routes.exception(EofException.class, (gone, context) -> LOG.atDebug()
                .addKeyValue("method", context.method())
                .addKeyValue("route", RequestLog.route(context))
                .setCause(gone)
                .log("The client is gone"));
        config.routes.exception(Exception.class, (failure, context) -> {
            logFailed(context, "A request failed", failure);
            answer(context, 500, Replies.INTERNAL_ERROR);
        });
        config.routes.error(
                404,
                context -> answerIfEmpty(context, 404, StaticFiles.notFound().refusal()));
        config.routes.error(405, context -> answerIfEmpty(context, 405, METHOD_NOT_ALLOWED));
    }

    private static void logFailed(Context context, String what, Exception failure) {
        LOG.atError()
                .addKeyValue("method", context.method())
                .addKeyValue("route", RequestLog.route(context))
                .setCause(failure)
                .log(what);
    }

    /**
     * Disables compression of socket messages. It would cost 256 KB of memory per connection and time per message, to
     * save a few kilobytes per move.
     */
    private static void sendPlainly(@Nullable ServletContextHandler site) {
        if (site != null) {
            WebSocketServerComponents.getWebSocketComponents(site)
                    .getExtensionRegistry()
                    .unregister("permessage-deflate");
        }
    }

    private static final Refusal METHOD_NOT_ALLOWED = new Refusal(
            "method-not-allowed", "That cannot be done with this address.", "Cette adresse ne permet pas cela.");

    private static final Refusal UNREADABLE =
            new Refusal("malformed", "This request cannot be read.", "Cette requête ne peut pas être lue.");

    /** Answers requests too malformed to reach a route. */
    private static boolean answerUnread(Request request, Response response, Callback callback) {
        Refusal refusal = response.getStatus() >= 500 ? Replies.INTERNAL_ERROR : UNREADABLE;
        Language language = Authentication.language(request.getHeaders().get(HttpHeader.ACCEPT_LANGUAGE));
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
        Content.Sink.write(response, true, json(refusal, language).json(), callback);
        return true;
    }

    private static View json(Refusal refusal, Language language) {
        return new View()
                .with("code", refusal.code())
                .with("message", refusal.message().in(language));
    }

    /** Keeps a body that a handler has already written. */
    private static void answerIfEmpty(Context context, int status, Refusal refusal) {
        if (!ANSWERED.equals(context.<String>attribute(ANSWERED))) {
            answer(context, status, refusal);
        }
    }

    private static void answer(Context context, int status, Refusal refusal) {
        context.status(status).attribute(ANSWERED, ANSWERED);
        JsonBody.answer(context, json(refusal, Authentication.language(context)));
    }

    // ---- The socket ----

    private static void upgrade(Context context, RouteHandlers handlers) {
        handlers.security().requireKnownHost(context);
        if (!handlers.security().isSameOrigin(context.header("Origin"), context.header("Host"))) {
            throw new HttpRefusalException(
                    HttpRefusalException.FORBIDDEN,
                    "cross-origin",
                    "The socket is for our own page, and for programs.",
                    "Le socket est réservé à notre propre page, et aux programmes.");
        }
        handlers.authentication().requireWelcomeAddress(context);
        String address = handlers.authentication().address(context);
        PeopleApi.take(handlers.handshakes(), address);
        context.attribute(ADDRESS, address);
        context.attribute(REQUEST, RequestId.current());
        // Read before authenticating: a change of access after that is noticed when the connection is registered.
        context.attribute(CHANGE, handlers.socket().lastChange());
        context.attribute(IDENTITY, handlers.authentication().identity(context));
    }

    private static void socket(WsConfig ws, SocketHandler socket) {
        ws.onConnect(context -> {
            Optional<Identity> visitor = context.attribute(IDENTITY);
            String address = context.attribute(ADDRESS);
            Long change = context.attribute(CHANGE);
            String request = context.attribute(REQUEST);
            context.attribute(
                    ENDPOINT,
                    socket.open(
                            context.session,
                            visitor == null ? Optional.empty() : visitor,
                            address == null ? "" : address,
                            change == null ? -1 : change,
                            request == null ? RequestId.random() : request));
        });
        ws.onMessage(context -> endpoint(context).ifPresent(it -> it.onText(context.message())));
        ws.onBinaryMessage(context -> endpoint(context).ifPresent(SocketHandler.Endpoint::onBinary));
        ws.onClose(context -> endpoint(context).ifPresent(SocketHandler.Endpoint::onClose));
        // Nothing to do: a failed connection is closed, which calls onClose.
        ws.onError(context -> {});
    }

    private static Optional<SocketHandler.Endpoint> endpoint(WsContext context) {
        return Optional.ofNullable(context.attribute(ENDPOINT));
    }

    public int port() {
        return connector.getLocalPort();
    }

    /** All routes with their methods, such as {@code GET /api/games}, to check the documentation against. */
    public List<String> routes() {
        return javalin.unsafe.internalRouter.allHttpHandlers().stream()
                .filter(handler -> handler.endpoint.method.isHttpMethod())
                .map(handler -> handler.endpoint.method.name() + " " + handler.endpoint.path)
                .toList();
    }

    /** Stops accepting connections and closes the open ones. */
    @Override
    public void close() {
        javalin.stop();
    }
}
