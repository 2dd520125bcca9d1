package parlour.server.web;

import io.javalin.http.Context;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import parlour.game.Game;
import parlour.game.View;
import parlour.server.people.Accounts;
import parlour.server.people.Limits;
import parlour.server.people.People;
import parlour.server.people.Tokens;
import parlour.server.store.Chats;
import parlour.server.store.Listings;
import parlour.server.table.Names;
import parlour.server.table.Peers;
import parlour.server.table.TableOpener;
import parlour.server.table.TableRegistry;
import parlour.server.thoughts.Thoughts;
import parlour.server.wire.Door;

/** Everything the web server shows, put together. */
public record Site(
        List<? extends Game> games,
        TableRegistry tables,
        TableOpener opener,
        Listings listings,
        People people,
        Accounts accounts,
        Tokens tokens,
        Chats chats,
        Limits limits,
        Names names,
        Peers peers,
        Door door,
        Thoughts thoughts) {

    /**
     * Opens the web server.
     *
     * @param base where people find it, if that is not where it listens
     */
    public WebServer start(
            String host, int port, Optional<URI> base, Supplier<String> metrics, Supplier<View> health, Prints prints) {
        Guard guard = new Guard(base);
        Visitors visitors = new Visitors(people, tokens, guard);
        GamesApi gamesApi = new GamesApi(games);
        PeopleApi peopleApi = new PeopleApi(
                visitors, people, accounts, tokens, chats, limits, this::gamesMoved, peers::personChanged);
        TablesApi tablesApi = new TablesApi(tables, opener, listings, visitors, people, names, limits, gamesApi, base);
        return WebServer.start(
                host,
                port,
                new WebServer.Rooms(
                        guard,
                        visitors,
                        door,
                        List.of(
                                gamesApi::routes,
                                peopleApi::routes,
                                tablesApi::routes,
                                new ThoughtsApi(thoughts, visitors, limits)::routes,
                                new Documents()::routes,
                                new DocumentPages()::routes,
                                routes -> {
                                    routes.get("/health", context -> Json.answer(context, health.get()));
                                    routes.get(
                                            "/metrics",
                                            context -> context.contentType("text/plain; version=0.0.4; charset=utf-8")
                                                    .result(metrics.get()));
                                },
                                routes -> routes.get("/charts/{top}", context -> chart(context, prints)),
                                new Pages()::routes)));
    }

    private static void chart(Context context, Prints prints) {
        String name = context.pathParam("top");
        boolean isChart = name.matches("[0-6]\\.pdf");
        byte[] sheet = (isChart
                        ? prints.chart(name.charAt(0) - '0', Visitors.language(context))
                        : Optional.<byte[]>empty())
                .orElseThrow(Pages::notFound);
        context.contentType("application/pdf").result(sheet);
    }

    /** Somebody's guest games have become those of an account: tables must learn who sits there. */
    private void gamesMoved(String person) {
        listings.of(person, 1_000).forEach(listing -> tables.invalidate(listing.match()));
    }
}
