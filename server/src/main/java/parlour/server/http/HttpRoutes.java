package parlour.server.http;

import io.javalin.http.Context;
import java.net.URI;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import parlour.conquest.Handedness;
import parlour.game.Game;
import parlour.game.Language;
import parlour.game.View;
import parlour.server.analysis.AnalysisQueue;
import parlour.server.limits.AddressConnections;
import parlour.server.limits.ByteCache;
import parlour.server.limits.ComputePool;
import parlour.server.limits.OpenTables;
import parlour.server.limits.RateLimits;
import parlour.server.limits.SlowRefusals;
import parlour.server.people.access.AccessChanges;
import parlour.server.people.accounts.Accounts;
import parlour.server.people.accounts.BotTokens;
import parlour.server.people.accounts.People;
import parlour.server.people.accounts.PersonalData;
import parlour.server.people.moderation.Moderation;
import parlour.server.people.moderation.PeopleSearch;
import parlour.server.people.moderation.Reports;
import parlour.server.people.passkeys.Passkeys;
import parlour.server.site.SiteSettings;
import parlour.server.socket.SocketHandler;
import parlour.server.store.Listing;
import parlour.server.store.Listings;
import parlour.server.store.jdbc.CardSetStore;
import parlour.server.store.jdbc.ChatMessages;
import parlour.server.table.PlayedOpenings;
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
        AccessChanges access,
        ChatMessages chats,
        PersonalData personalData,
        Passkeys passkeys,
        RateLimits limits,
        ProfileLookup profiles,
        SocketHandler socket,
        AnalysisQueue analysis,
        ComputePool pool,
        CardSetStore cardSets,
        PlayedOpenings openings,
        int tablesPerAddress,
        int connectionsPerAddress,
        Host host) {

    /**
     * What the host's page needs.
     *
     * @param admins the ids of the administrators
     */
    public record Host(
            Moderation moderation, Reports reports, PeopleSearch search, Set<String> admins, SiteSettings site) {}

    private static final Duration REFUSAL_DELAY = Duration.ofSeconds(1);
    private static final int TABLES_PER_PERSON = 50;
    private static final int KEYS = 20_000;

    /** All charts in both languages take less than a tenth of this. */
    private static final long CHART_BYTES = 16L << 20;

    /**
     * Starts the web server.
     *
     * @param base the public URL, if it differs from where the server listens
     * @param hosts further names under which the server is reached
     * @param isEachLogged whether the log has a line for each request
     */
    public WebServer start(
            String host,
            int port,
            Optional<URI> base,
            Collection<String> hosts,
            Supplier<String> metrics,
            Supplier<View> health,
            ChartPdfs charts,
            boolean isEachLogged) {
        RequestSecurity security = new RequestSecurity(base, hosts);
        Authentication authentication =
                new Authentication(people, tokens, access, this.host.moderation(), this.host.admins(), security);
        RequestWork work = new RequestWork(pool, limits, authentication);
        GamesApi gamesApi = new GamesApi(games, cardSets, work);
        PeopleApi peopleApi = new PeopleApi(authentication, people, accounts, tokens, chats, limits);
        TablesApi tablesApi = new TablesApi(
                tables,
                opener,
                listings,
                authentication,
                people,
                profiles,
                limits,
                gamesApi,
                work,
                places(),
                this.host.moderation(),
                this.host.site(),
                cardSets,
                base);
        AdminApi adminApi = new AdminApi(authentication, this.host, people, listings, socket, limits);
        PasskeysApi passkeysApi = new PasskeysApi(authentication, passkeys, security, limits);
        PersonalDataApi dataApi = new PersonalDataApi(
                authentication, personalData, people, tokens, passkeys, listings, tables, tablesApi, limits, work);
        ByteCache kept = new ByteCache(CHART_BYTES);
        return WebServer.start(
                host,
                port,
                new AddressConnections(connectionsPerAddress, security::isProxy),
                new WebServer.RouteHandlers(
                        security,
                        authentication,
                        socket,
                        limits.handshakesByAddress(),
                        new SlowRefusals(limits.quickRefusalsByAddress(), REFUSAL_DELAY),
                        new RequestLog(security::isProxy, isEachLogged),
                        List.of(
                                gamesApi::routes,
                                peopleApi::routes,
                                tablesApi::routes,
                                new CardSetsApi(cardSets, authentication, limits, work)::routes,
                                dataApi::routes,
                                passkeysApi::routes,
                                adminApi::routes,
                                new ProfilesApi(authentication, people, listings, socket, limits)::routes,
                                new SiteApi(this.host.site(), base, host)::routes,
                                new OpeningsApi(openings, work)::routes,
                                new AnalysisApi(analysis, authentication, limits, work)::routes,
                                new ApiDocs()::routes,
                                new DocumentPages()::routes,
                                routes -> {
                                    routes.get(
                                            "/api/connection",
                                            context -> JsonBody.answer(context, authentication.connection(context)));
                                    routes.get("/health", context -> JsonBody.answer(context, health.get()));
                                    routes.get(
                                            "/metrics",
                                            context -> context.contentType("text/plain; version=0.0.4; charset=utf-8")
                                                    .result(work.run(context, metrics)));
                                },
                                routes ->
                                        routes.get("/charts/{face}.pdf", context -> chart(context, charts, kept, work)),
                                new StaticFiles()::routes)));
    }

    private TablePlaces places() {
        Predicate<String> isOpen = tableId -> listings.find(tableId)
                .filter(listing -> listing.phase() == Listing.Phase.WAITING || listing.phase() == Listing.Phase.PLAYING)
                .isPresent();
        return new TablePlaces(
                new OpenTables(TABLES_PER_PERSON, KEYS, isOpen), new OpenTables(tablesPerAddress, KEYS, isOpen));
    }

    private static void chart(Context context, ChartPdfs charts, ByteCache kept, RequestWork work) {
        String face = context.pathParam("face");
        if (!face.matches("[0-6]")) {
            throw StaticFiles.notFound();
        }
        Handedness hand = "left".equals(context.queryParam("handedness")) ? Handedness.LEFT : Handedness.RIGHT;
        Language language = Authentication.language(context);
        byte[] sheet = work.run(context, () -> {
            String key = face + hand + language;
            return kept.get(key).orElseGet(() -> {
                byte[] drawn =
                        charts.chart(face.charAt(0) - '0', hand, language).orElseThrow(StaticFiles::notFound);
                kept.put(key, drawn);
                return drawn;
            });
        });
        context.contentType("application/pdf").header("Vary", "Accept-Language").result(sheet);
    }
}
