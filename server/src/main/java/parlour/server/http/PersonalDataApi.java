package parlour.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import parlour.game.View;
import parlour.server.limits.RateLimits;
import parlour.server.people.Person;
import parlour.server.people.accounts.BotTokens;
import parlour.server.people.accounts.People;
import parlour.server.people.accounts.PersonalData;
import parlour.server.people.passkeys.Passkeys;
import parlour.server.store.Listing;
import parlour.server.store.Listings;
import parlour.server.table.TableRegistry;

/** Everything the server has about a person, as one file for that person. */
final class PersonalDataApi {

    /** More games than this are left out, the oldest first. */
    static final int MAX_GAMES = 1_000;

    private final Authentication authentication;
    private final PersonalData data;
    private final People people;
    private final BotTokens tokens;
    private final Passkeys passkeys;
    private final Listings listings;
    private final TableRegistry tables;
    private final TablesApi tablesApi;
    private final RateLimits limits;
    private final RequestWork work;

    PersonalDataApi(
            Authentication authentication,
            PersonalData data,
            People people,
            BotTokens tokens,
            Passkeys passkeys,
            Listings listings,
            TableRegistry tables,
            TablesApi tablesApi,
            RateLimits limits,
            RequestWork work) {
        this.authentication = authentication;
        this.data = data;
        this.people = people;
        this.tokens = tokens;
        this.passkeys = passkeys;
        this.listings = listings;
        this.tables = tables;
        this.tablesApi = tablesApi;
        this.limits = limits;
        this.work = work;
    }

    void routes(RoutesConfig routes) {
        routes.get("/api/me/data", this::export);
    }

    private void export(Context context) throws IOException {
        Person person = authentication.requirePerson(context);
        PeopleApi.take(limits.exportsByPerson(), person.id());
        View about = about(person);
        List<Listing> games = listings.of(person.id(), MAX_GAMES);
        context.contentType("application/json")
                .header("Content-Disposition", "attachment; filename=\"parlour-data.json\"")
                .header("Cache-Control", "no-store");
        // Written game by game: all files together may be large.
        OutputStream out = context.outputStream();
        String head = about.json();
        write(out, head.substring(0, head.length() - 1) + ",\"games\":[");
        for (int i = 0; i < games.size(); i++) {
            Listing listing = games.get(i);
            String game = work.runNextPart(context, () -> game(listing, person).json());
            write(out, (i == 0 ? "" : ",") + game);
        }
        write(out, "]}");
    }

    private static void write(OutputStream out, String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
    }

    private View about(Person person) {
        View profile = person.self().with("createdAt", data.createdAt(person.id()));
        List<View> muted = data.muted(person.id()).stream()
                .map(id ->
                        new View().with("id", id).with("name", people.name(id).en()))
                .toList();
        List<View> lines = data.chat(person.id()).stream()
                .map(line -> new View()
                        .with("table", line.tableId())
                        .with("at", line.at())
                        .with("text", line.text()))
                .toList();
        return new View()
                .with("profile", profile)
                .with("unusedRecoveryCodes", data.recoveryCodes(person.id()))
                .with(
                        "tokens",
                        tokens.list(person).stream().map(PeopleApi::token).toList())
                .with(
                        "passkeys",
                        passkeys.list(person).stream().map(PasskeysApi::view).toList())
                .with("muted", muted)
                .with("chat", lines);
    }

    /** The file shows what the person may see: a running game keeps its secrets. */
    private View game(Listing listing, Person person) {
        View game = new View()
                .with("table", listing.tableId())
                .with("game", listing.game())
                .with("openedAt", listing.openedAt())
                .with("changedAt", listing.changedAt());
        tables.with(listing.tableId(), table -> table.match().copy())
                .map(match -> tablesApi.file(listing.tableId(), match, Optional.of(person.id())))
                .ifPresent(file -> game.with("file", file.write()));
        return game;
    }
}
