package parlour.server.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.websocket.WsConfig;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
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
import parlour.game.Text;
import parlour.game.View;
import parlour.json.MalformedFieldException;
import parlour.server.people.Person;
import parlour.server.store.StoreException;
import parlour.server.wire.Door;

/** The web server: every route, the socket, and what is said when something goes wrong. */
public final class WebServer implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(WebServer.class);

    /** Connections that may wait to be let in: after a restart everybody comes back at once. */
    private static final int ACCEPT_QUEUE = 4_096;

    private static final Duration SILENCE = Duration.ofSeconds(60);
    private static final int LONGEST_FRAME = 64 * 1_024;

    private static final String VISITOR = "visitor";
    private static final String GUEST = "guest";
    private static final String ANSWERED = "answered";

    private final Javalin javalin;
    private final ServerConnector connector;

    private WebServer(Javalin javalin, ServerConnector connector) {
        this.javalin = javalin;
        this.connector = connector;
    }

    /** What it is put together from. */
    record Rooms(Guard guard, Visitors visitors, Door door, List<Routes> routes) {}

    /** A group of routes. */
    @FunctionalInterface
    interface Routes {
        void add(io.javalin.config.RoutesConfig routes);
    }

    /** Loads the classes of a web server, by putting together one that is never opened. */
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

    static WebServer start(String host, int port, Rooms rooms) {
        ServerConnector[] made = new ServerConnector[1];
        Javalin javalin = Javalin.create(config -> {
            configure(config, rooms);
            config.jetty.addConnector((server, http) -> made[0] = connector(server, http, host, port));
        });
        javalin.start();
        return new WebServer(javalin, made[0]);
    }

    private static ServerConnector connector(Server server, HttpConfiguration http, String host, int port) {
        http.setSendServerVersion(false);
        server.setErrorHandler(WebServer::answerUnread);
        http.setRequestHeaderSize(16 * 1_024);
        ServerConnector connector = new ServerConnector(server, 1, 1, new HttpConnectionFactory(http));
        connector.setHost(host);
        connector.setPort(port);
        connector.setAcceptQueueSize(ACCEPT_QUEUE);
        connector.setIdleTimeout(SILENCE.toMillis());
        return connector;
    }

    private static void configure(JavalinConfig config, Rooms rooms) {
        config.concurrency.useVirtualThreads = true;
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.http.maxRequestSize = 512 * 1_024;
        config.http.prefer405over404 = true;
        AtomicReference<@Nullable ServletContextHandler> site = new AtomicReference<>();
        config.jetty.modifyServletContextHandler(site::set);
        config.jetty.modifyWebSocketServletFactory(factory -> {
            sendPlainly(site.get());
            factory.setIdleTimeout(SILENCE);
            factory.setMaxTextMessageSize(LONGEST_FRAME);
            factory.setMaxBinaryMessageSize(1_024);
            factory.setMaxFrameSize(LONGEST_FRAME);
        });
        config.routes.before(context -> {
            rooms.guard().headers(context);
            rooms.guard().changes(context);
        });
        rooms.routes().forEach(group -> group.add(config.routes));
        config.routes.wsBeforeUpgrade("/socket", context -> upgrade(context, rooms));
        config.routes.ws("/socket", ws -> socket(ws, rooms.door()));
        config.routes.exception(RefusedException.class, (refused, context) -> {
            answer(context, refused.status(), refused.refusal());
            if (refused.seconds() > 0) {
                context.header("Retry-After", Integer.toString(refused.seconds()));
            }
        });
        config.routes.exception(
                MalformedFieldException.class,
                (unreadable, context) -> answer(context, RefusedException.UNREADABLE, unreadable.refusal()));
        config.routes.exception(StoreException.class, (failure, context) -> {
            LOG.error("Could not write: {}", failure.reason());
            answer(context, RefusedException.BUSY, new Refusal("not-stored", failure.sentence()));
        });
        config.routes.exception(Exception.class, (failure, context) -> {
            LOG.error("{} {} failed", context.method(), context.path(), failure);
            answer(context, 500, OUR_FAULT);
        });
        config.routes.error(
                404, context -> answerIfSilent(context, 404, Pages.notFound().refusal()));
        config.routes.error(405, context -> answerIfSilent(context, 405, NO_SUCH_METHOD));
    }

    /**
     * Browsers offer to be sent everything compressed. It would cost each of them a window of 256 KB here for as long as
     * it is connected, and time for every message, to save a few kilobytes a move.
     */
    private static void sendPlainly(@Nullable ServletContextHandler site) {
        if (site != null) {
            WebSocketServerComponents.getWebSocketComponents(site)
                    .getExtensionRegistry()
                    .unregister("permessage-deflate");
        }
    }

    private static final Refusal OUR_FAULT = new Refusal(
            "our-fault", new Text("Something went wrong on our side.", "Une erreur s’est produite de notre côté."));

    private static final Refusal NO_SUCH_METHOD = new Refusal(
            "no-such-method", new Text("That cannot be done with this address.", "Cette adresse ne permet pas cela."));

    private static final Refusal UNREADABLE =
            new Refusal("unreadable", new Text("This request cannot be read.", "Cette requête ne peut pas être lue."));

    /** To requests so malformed that they never reach a route. */
    private static boolean answerUnread(Request request, Response response, Callback callback) {
        Refusal refusal = response.getStatus() >= 500 ? OUR_FAULT : UNREADABLE;
        Language language = Visitors.language(request.getHeaders().get(HttpHeader.ACCEPT_LANGUAGE));
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
        Content.Sink.write(response, true, json(refusal, language).json(), callback);
        return true;
    }

    private static View json(Refusal refusal, Language language) {
        return new View()
                .with("code", refusal.reason())
                .with("sentence", refusal.sentence().in(language));
    }

    /** What has been said more exactly stays. */
    private static void answerIfSilent(Context context, int status, Refusal refusal) {
        if (!ANSWERED.equals(context.<String>attribute(ANSWERED))) {
            answer(context, status, refusal);
        }
    }

    private static void answer(Context context, int status, Refusal refusal) {
        context.status(status).attribute(ANSWERED, ANSWERED);
        Json.answer(context, json(refusal, Visitors.language(context)));
    }

    // ---- The socket ----

    private static void upgrade(Context context, Rooms rooms) {
        if (!rooms.guard().isOurs(context.header("Origin"), context.header("Host"))) {
            throw new RefusedException(
                    RefusedException.FORBIDDEN,
                    "not-from-here",
                    "The socket is for our own page, and for programs.",
                    "Le socket est réservé à notre propre page, et aux programmes.");
        }
        context.attribute(VISITOR, rooms.visitors().person(context));
    }

    private static void socket(WsConfig ws, Door door) {
        ws.onConnect(context -> {
            Optional<Person> visitor = context.attribute(VISITOR);
            context.attribute(GUEST, door.enter(context.session, visitor == null ? Optional.empty() : visitor));
        });
        ws.onMessage(context -> {
            Door.Guest guest = context.attribute(GUEST);
            if (guest != null) {
                guest.says(context.message());
            }
        });
        ws.onBinaryMessage(context -> {
            Door.Guest guest = context.attribute(GUEST);
            if (guest != null) {
                guest.mumbles();
            }
        });
        ws.onClose(context -> {
            Door.Guest guest = context.attribute(GUEST);
            if (guest != null) {
                guest.leaves();
            }
        });
        // Nothing to do: a connection that fails is closed, which is heard above.
        ws.onError(context -> {});
    }

    public int port() {
        return connector.getLocalPort();
    }

    /** Every address there is, with its method, as in {@code GET /api/games}: for checking what is written about them. */
    public List<String> routes() {
        return javalin.unsafe.internalRouter.allHttpHandlers().stream()
                .filter(handler -> handler.endpoint.method.isHttpMethod())
                .map(handler -> handler.endpoint.method.name() + " " + handler.endpoint.path)
                .toList();
    }

    /** Lets nobody in any more, and lets those out who are in. */
    @Override
    public void close() {
        javalin.stop();
    }
}
