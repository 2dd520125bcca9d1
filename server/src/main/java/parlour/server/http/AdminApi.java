package parlour.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.game.View;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;
import parlour.server.limits.RateLimits;
import parlour.server.people.Person;
import parlour.server.people.accounts.People;
import parlour.server.people.moderation.AdminAction;
import parlour.server.people.moderation.AdminAction.Kind;
import parlour.server.people.moderation.Moderation;
import parlour.server.people.moderation.PeopleSearch;
import parlour.server.people.moderation.Reports;
import parlour.server.people.rows.SessionRows;
import parlour.server.socket.SocketHandler;
import parlour.server.store.Listing;
import parlour.server.store.Listings;

/** The host's page, and reports to the host. */
final class AdminApi {

    private static final int MAX_BODY = 8_192;
    private static final int MAX_WHY = 300;
    private static final int SHOWN = 100;
    private static final int MAX_HOURS = 24 * 3_660;

    private final Authentication authentication;
    private final HttpRoutes.Host host;
    private final People people;
    private final Listings listings;
    private final SocketHandler socket;
    private final RateLimits limits;

    AdminApi(
            Authentication authentication,
            HttpRoutes.Host host,
            People people,
            Listings listings,
            SocketHandler socket,
            RateLimits limits) {
        this.authentication = authentication;
        this.host = host;
        this.people = people;
        this.listings = listings;
        this.socket = socket;
        this.limits = limits;
    }

    void routes(RoutesConfig routes) {
        routes.post("/api/reports", this::report);
        routes.get("/api/admin", this::overview);
        routes.post("/api/admin/actions", this::act);
        routes.delete("/api/admin/actions/{id}", this::undo);
    }

    // ---- Reporting ----

    private void report(Context context) throws MalformedFieldException {
        Person reporter = authentication.requirePerson(context);
        JsonFields fields = JsonBody.body(context, MAX_BODY);
        String person = fields.text("person", 64);
        String why = fields.text("why", MAX_WHY).strip();
        Optional<String> table = fields.optionalText("table", 64);
        PeopleApi.take(limits.reportsByPerson(), reporter.id());
        if (people.person(person).isEmpty()) {
            throw HttpRefusalException.of(Moderation.unknownSubject());
        }
        host.reports().add(reporter.id(), person, table, why);
        context.status(201);
        JsonBody.answer(context, new View());
    }

    // ---- Looking ----

    private void overview(Context context) {
        authentication.requireAdmin(context);
        String search = Optional.ofNullable(context.queryParam("search")).orElse("");
        List<Listing> tables = new ArrayList<>(listings.newest(Listing.Phase.PLAYING, SHOWN));
        tables.addAll(listings.newest(Listing.Phase.WAITING, SHOWN));
        List<View> actions =
                host.moderation().latest(SHOWN).stream().map(this::action).toList();
        JsonBody.answer(
                context,
                new View()
                        .with(
                                "people",
                                host.search().find(search, SHOWN).stream()
                                        .map(this::person)
                                        .toList())
                        .with("tables", tables.stream().map(this::table).toList())
                        .with(
                                "reports",
                                host.reports().latest(SHOWN).stream()
                                        .map(this::report)
                                        .toList())
                        .with("actions", actions));
    }

    private View person(PeopleSearch.Found found) {
        return found.person()
                .self()
                .with("createdAt", found.createdAt())
                .with("seenAt", found.seenAt())
                .with(
                        "sessions",
                        found.sessions().stream()
                                .map(SessionRows.Listed::browser)
                                .toList())
                .with(
                        "addresses",
                        socket.addresses(found.person().id()).stream()
                                .map(RateLimits::addressOf)
                                .toList());
    }

    private View table(Listing listing) {
        return new View()
                .with("table", listing.tableId())
                .with("game", listing.game())
                .with("phase", listing.phase().name().toLowerCase(java.util.Locale.ROOT))
                .with("changedAt", listing.changedAt())
                .with("names", listing.people().stream().map(this::name).toList());
    }

    /** The real name, even if it is hidden from others. */
    private String name(String id) {
        return host.search().person(id).map(Person::name).orElse("");
    }

    private View report(Reports.Report report) {
        return new View()
                .with("id", report.id())
                .with("at", report.madeAt())
                .with("reporter", reference(report.reporter()))
                .with("person", reference(report.person()))
                .with("table", report.tableId())
                .with("why", report.why())
                .with("lines", lines(report))
                .with("handledBy", report.handledBy());
    }

    private List<View> lines(Reports.Report report) {
        try {
            List<View> lines = new ArrayList<>();
            for (JsonFields line : JsonFields.read(report.lines()).records("lines", SHOWN)) {
                lines.add(new View()
                        .with("person", reference(line.text("person", 64)))
                        .with("text", line.text("text", 1_000)));
            }
            return lines;
        } catch (MalformedFieldException damage) {
            throw new IllegalStateException("damaged report " + report.id(), damage);
        }
    }

    private View reference(String id) {
        return new View().with("id", id).with("name", name(id));
    }

    private View action(AdminAction action) {
        String subject = switch (action.kind()) {
            case BAN, MUTE -> name(action.subject());
            case BAN_ADDRESS, HIDE_NAME -> action.detail();
            case CLOSE_TABLE, HANDLE_REPORT -> action.subject();
        };
        return new View()
                .with("id", action.id())
                .with("kind", action.kind().code())
                .with("subject", action.subject())
                .with("name", subject)
                .with("why", action.why())
                .with("by", name(action.madeBy()))
                .with("at", action.madeAt())
                .with("expiresAt", action.expiresAt())
                .with("undoneBy", name(action.undoneBy()))
                .with("undoneAt", action.undoneAt());
    }

    // ---- Acting ----

    private void act(Context context) throws MalformedFieldException {
        Person admin = authentication.requireAdmin(context);
        JsonFields fields = JsonBody.body(context, MAX_BODY);
        Kind kind = Kind.of(fields.text("kind", 32))
                .orElseThrow(() -> fields.malformed("kind", "one of the host’s actions", "une action de l’hôte"));
        String written = fields.text("subject", 64).strip();
        String why = fields.optionalText("why", MAX_WHY).orElse("").strip();
        int hours = fields.has("hours") ? fields.number("hours") : 0;
        if (hours < 0 || hours > MAX_HOURS) {
            throw fields.malformed("hours", "0 for ever, or up to ten years", "0 pour toujours, ou dix ans au plus");
        }
        String subject = subject(context, fields, kind, written);
        AdminAction done = PeopleApi.granted(host.moderation()
                .act(kind, subject, kind == Kind.BAN_ADDRESS ? written : "", why, admin.id(), Duration.ofHours(hours)));
        context.status(201);
        JsonBody.answer(context, action(done));
    }

    /** The subject as it is stored; refused if it is not there, or would lock out the host. */
    private String subject(Context context, JsonFields fields, Kind kind, String written)
            throws MalformedFieldException {
        return switch (kind) {
            case BAN, MUTE, HIDE_NAME -> person(written);
            case BAN_ADDRESS -> address(context, fields, written);
            case CLOSE_TABLE -> table(written);
            case HANDLE_REPORT -> written;
        };
    }

    private String person(String id) {
        if (host.admins().contains(id)) {
            throw new HttpRefusalException(
                    HttpRefusalException.CONFLICT,
                    "is-admin",
                    "This cannot be done to an administrator.",
                    "C’est impossible pour un administrateur.");
        }
        return id;
    }

    private String address(Context context, JsonFields fields, String written) throws MalformedFieldException {
        String key = RateLimits.keyOf(written)
                .orElseThrow(() -> fields.malformed(
                        "subject", "an address, such as 203.0.113.7", "une adresse, comme 203.0.113.7"));
        if (key.equals(authentication.address(context))) {
            throw new HttpRefusalException(
                    HttpRefusalException.CONFLICT,
                    "own-address",
                    "That is your own address: you would lock yourself out.",
                    "C’est votre propre adresse : vous n’auriez plus accès.");
        }
        return key;
    }

    private String table(String id) {
        if (!id.matches("[a-z0-9]{1,64}") || listings.find(id).isEmpty()) {
            throw HttpRefusalException.of(Moderation.unknownSubject());
        }
        return id;
    }

    private void undo(Context context) {
        Person admin = authentication.requireAdmin(context);
        AdminAction undone = PeopleApi.granted(host.moderation().undo(context.pathParam("id"), admin.id()));
        JsonBody.answer(context, action(undone));
    }
}
