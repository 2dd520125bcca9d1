package parlour.server.http;

import io.javalin.http.Context;
import java.net.URI;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import parlour.game.Game;
import parlour.game.View;
import parlour.server.analysis.AnalysisQueue;
import parlour.server.limits.RateLimits;
import parlour.server.people.accounts.Accounts;
import parlour.server.people.accounts.BotTokens;
import parlour.server.people.accounts.People;
import parlour.server.people.accounts.PersonalData;
import parlour.server.socket.SocketHandler;
import parlour.server.store.Listings;
import parlour.server.store.jdbc.ChatMessages;
import parlour.server.table.Peers;
import parlour.server.table.ProfileLookup;
import parlour.server.table.TableOpener;
import parlour.server.table.TableRegistry;

/** Wires all routes of the web server. */
public record HttpRoutes(
        List<? extends Game> games,
        TableRegistry tables,
        TableOpener opener,
        Listings listings,
        People people,
        Accounts accounts,
        BotTokens tokens,
        ChatMessages chats,
        PersonalData personalData,
        RateLimits limits,
        ProfileLookup profiles,
        Peers peers,
        SocketHandler socket,
        AnalysisQueue analysis) {

    /**
     * Starts the web server.
     *
     * @param base the public URL, if it differs from where the server listens
     * @param hosts further names under which the server is reached
     */
    public WebServer start(
            String host,
            int port,
            Optional<URI> base,
            Collection<String> hosts,
            Supplier<String> metrics,
            Supplier<View> health,
            ChartPdfs charts) {
        RequestSecurity security = new RequestSecurity(base, hosts);
        Authentication authentication = new Authentication(people, tokens, security);
        GamesApi gamesApi = new GamesApi(games);
        PeopleApi peopleApi = new PeopleApi(
                authentication, people, accounts, tokens, chats, limits, this::gamesMoved, peers::personChanged);
        TablesApi tablesApi =
                new TablesApi(tables, opener, listings, authentication, people, profiles, limits, gamesApi, base);
        PersonalDataApi dataApi =
                new PersonalDataApi(authentication, personalData, people, tokens, listings, tables, tablesApi, limits);
        return WebServer.start(
                host,
                port,
                new WebServer.RouteHandlers(
                        security,
                        authentication,
                        socket,
                        List.of(
                                gamesApi::routes,
                                peopleApi::routes,
                                tablesApi::routes,
                                dataApi::routes,
                                new AnalysisApi(analysis, authentication, limits)::routes,
                                new ApiDocs()::routes,
                                new DocumentPages()::routes,
                                routes -> {
                                    routes.get("/health", context -> JsonBody.answer(context, health.get()));
                                    routes.get(
                                            "/metrics",
                                            context -> context.contentType("text/plain; version=0.0.4; charset=utf-8")
                                                    .result(metrics.get()));
                                },
                                routes -> routes.get("/charts/{face}.pdf", context -> chart(context, charts)),
                                new StaticFiles()::routes)));
    }

    private static void chart(Context context, ChartPdfs charts) {
        String face = context.pathParam("face");
        boolean isChart = face.matches("[0-6]");
        byte[] sheet = (isChart
                        ? charts.chart(face.charAt(0) - '0', Authentication.language(context))
                        : Optional.<byte[]>empty())
                .orElseThrow(StaticFiles::notFound);
        context.contentType("application/pdf").result(sheet);
    }

    /** Reloads a person's tables after a guest was merged into an account. */
    private void gamesMoved(String person) {
        listings.of(person, 1_000).forEach(listing -> tables.invalidate(listing.tableId()));
    }
}
