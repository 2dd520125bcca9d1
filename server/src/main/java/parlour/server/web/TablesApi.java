package parlour.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.net.URI;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import parlour.game.Game;
import parlour.game.GameFile;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.View;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;
import parlour.match.Clock;
import parlour.match.Match;
import parlour.match.MatchFile;
import parlour.match.Opening;
import parlour.match.Phase;
import parlour.match.Sitter;
import parlour.match.Terms;
import parlour.match.Viewer;
import parlour.server.people.Limits;
import parlour.server.people.People;
import parlour.server.people.Person;
import parlour.server.store.Listing;
import parlour.server.store.Listings;
import parlour.server.table.LiveTable;
import parlour.server.table.Names;
import parlour.server.table.TableOpener;
import parlour.server.table.TableRegistry;

/** Lists of tables, opening one, and what a table gives to take away. */
final class TablesApi {

    private static final int LONGEST_BODY = 8_192;
    private static final int SHOWN = 100;

    private final TableRegistry tables;
    private final TableOpener opener;
    private final Listings listings;
    private final Visitors visitors;
    private final People people;
    private final Names names;
    private final Limits limits;
    private final GamesApi games;
    private final Optional<URI> base;

    /** @param base where people find the server */
    TablesApi(
            TableRegistry tables,
            TableOpener opener,
            Listings listings,
            Visitors visitors,
            People people,
            Names names,
            Limits limits,
            GamesApi games,
            Optional<URI> base) {
        this.tables = tables;
        this.opener = opener;
        this.listings = listings;
        this.visitors = visitors;
        this.people = people;
        this.names = names;
        this.limits = limits;
        this.games = games;
        this.base = base;
    }

    void routes(RoutesConfig routes) {
        routes.get("/api/tables", this::lobby);
        routes.get("/api/me/tables", this::mine);
        routes.post("/api/tables", this::open);
        routes.post("/api/tables/offer", this::offer);
        routes.get("/api/tables/{table}", this::table);
        routes.get("/api/tables/{table}/events", this::events);
        routes.get("/api/tables/{table}/file", this::file);
        routes.get("/api/tables/{table}/replay", this::replay);
    }

    // ---- Lists ----

    private void lobby(Context context) {
        List<Listing> open = listings.lobby(SHOWN);
        List<Listing> playing = listings.playing(SHOWN);
        Json.answer(
                context,
                new View()
                        .with("open", cards(open))
                        .with("playing", cards(playing))
                        .with("people", named(open, playing)));
    }

    private void mine(Context context) {
        Person person = visitors.somebody(context);
        List<Listing> all = listings.of(person.id(), SHOWN);
        Json.answer(context, new View().with("tables", cards(all, person)).with("people", named(all)));
    }

    private static List<View> cards(List<Listing> listings) {
        return listings.stream().map(TablesApi::card).toList();
    }

    /** With whether it is this person's turn. */
    private static List<View> cards(List<Listing> listings, Person person) {
        List<View> cards = new ArrayList<>();
        for (Listing listing : listings) {
            View card = card(listing);
            if (listing.phase() == Listing.Phase.PLAYING) {
                card.with("yourTurn", listing.toMove().equals(person.id()));
            }
            cards.add(card);
        }
        return cards;
    }

    private static View card(Listing listing) {
        try {
            return JsonFields.read(listing.card())
                    .view()
                    .with("openedAt", listing.openedAt())
                    .with("changedAt", listing.changedAt());
        } catch (MalformedFieldException damage) {
            throw new IllegalStateException("damaged card of " + listing.match(), damage);
        }
    }

    @SafeVarargs
    private View named(List<Listing>... lists) {
        Set<String> ids = new LinkedHashSet<>();
        for (List<Listing> list : lists) {
            list.forEach(listing -> ids.addAll(listing.people()));
        }
        View named = new View();
        ids.forEach(id -> named.with(id, names.card(id)));
        return named;
    }

    // ---- Opening ----

    private void open(Context context) throws MalformedFieldException {
        Person person = visitors.somebody(context);
        JsonFields fields = Json.body(context, LONGEST_BODY);
        Terms terms = terms(fields);
        Map<Integer, Integer> bots = new HashMap<>();
        List<Opening.Place> sitting = new ArrayList<>();
        List<JsonFields> seats = fields.records("seats", 8);
        if (seats.size() != terms.seats()) {
            throw fields.malformed(
                    "seats", "a list of " + terms.seats() + " seats", "une liste de " + terms.seats() + " places");
        }
        for (int seat = 0; seat < seats.size(); seat++) {
            seat(seats.get(seat), seat, person, bots, sitting);
        }
        Optional<String> name = fields.optionalText("table", 16);
        if (name.isPresent() && !TableOpener.isId(name.get())) {
            throw fields.malformed("table", "a name that was offered", "un nom qui a été proposé");
        }
        PeopleApi.take(limits.tablesByPerson(), person.id());
        String id = name.isEmpty()
                ? opener.open(terms, person.id(), bots, sitting)
                : opened(name.get(), terms, person, bots, sitting);
        // A bot may have the first move.
        tables.resume(id);
        context.status(201);
        Json.answer(
                context,
                new View()
                        .with("table", id)
                        .with("url", address(context).resolve("/t/" + id).toString()));
    }

    private String opened(
            String id, Terms terms, Person person, Map<Integer, Integer> bots, List<Opening.Place> sitting) {
        if (!opener.open(id, terms, person.id(), bots, sitting)) {
            throw new RefusedException(
                    RefusedException.NOT_NOW,
                    "table-taken",
                    "There is a table of this name already: ask for another name.",
                    "Une table porte déjà ce nom : demandez-en un autre.");
        }
        return id;
    }

    private void offer(Context context) {
        visitors.somebody(context);
        TableOpener.Reservation offer = opener.reserve();
        context.status(201);
        Json.answer(context, new View().with("table", offer.tableId()).with("commitment", offer.commitment()));
    }

    private URI address(Context context) {
        return base.orElseGet(() -> URI.create(context.scheme() + "://" + context.host() + "/"));
    }

    private static void seat(
            JsonFields fields, int seat, Person opener, Map<Integer, Integer> bots, List<Opening.Place> sitting)
            throws MalformedFieldException {
        if (fields.has("you") && fields.bool("you")) {
            String bytes = fields.text("bytes", 128);
            if (!Opening.areBytes(bytes)) {
                throw fields.malformed("bytes", "2 to 128 hexadecimal digits", "2 à 128 chiffres hexadécimaux");
            }
            sitting.add(new Opening.Place(seat, opener.id(), bytes));
        } else if (fields.has("bot")) {
            int level = fields.number("bot");
            if (level < 1 || level > 8) {
                throw fields.malformed("bot", "a level from 1 to 8", "un niveau de 1 à 8");
            }
            bots.put(seat, level);
        } else if (!fields.has("open") || !fields.bool("open")) {
            throw fields.malformed(
                    "open", "true, or another of you, bot and open", "true, ou bien un autre de you, bot et open");
        }
    }

    private Terms terms(JsonFields fields) throws MalformedFieldException {
        Game game = games.game(fields.text("game", 64));
        Options options = games.options(game, fields);
        Optional<String> from = fields.optionalText("from", 2_000);
        if (from.isPresent()) {
            try {
                if (game.parse(from.get(), options).isOver()) {
                    throw new RefusedException(
                            RefusedException.NOT_NOW,
                            "over",
                            "The game is over in that position.",
                            "La partie est finie dans cette position.");
                }
            } catch (NotationException cause) {
                throw GamesApi.unreadable(cause);
            }
        }
        return new Terms(
                game, options, from, clock(fields.record("clock")), fields.has("listed") && fields.bool("listed"));
    }

    private static Clock clock(JsonFields fields) throws MalformedFieldException {
        try {
            return switch (fields.text("kind", 20)) {
                case "none" -> new Clock.None();
                case "increment" -> new Clock.Increment(fields.longValue("base"), fields.longValue("increment"));
                case "days" -> new Clock.Days(fields.number("days"));
                default -> throw fields.malformed("kind", "none, increment or days", "none, increment ou days");
            };
        } catch (IllegalArgumentException outOfRange) {
            throw fields.malformed(
                    "kind",
                    "a clock of 1 second to 6 hours with at most 10 minutes more a move, or of 1 to 30 days",
                    "une pendule d’une seconde à 6 heures, avec 10 minutes de plus par coup au plus, ou de 1 à 30 jours");
        }
    }

    // ---- One table ----

    private <T> T at(Context context, Function<LiveTable, T> use) {
        return tables.with(context.pathParam("table"), use).orElseThrow(() -> {
            // Names of tables are secrets of those who were invited: guessing is slowed down.
            PeopleApi.take(limits.lookupsByAddress(), visitors.address(context));
            return new RefusedException(
                    RefusedException.NOT_FOUND, "no-table", "There is no such table.", "Cette table n’existe pas.");
        });
    }

    private Optional<String> personId(Context context) {
        return visitors.person(context).map(Person::id);
    }

    private void table(Context context) {
        Optional<String> person = personId(context);
        Json.answer(context, at(context, table -> table.viewFor(person)));
    }

    private void events(Context context) {
        Optional<String> person = personId(context);
        String after = context.queryParam("after");
        List<View> events = at(context, table -> table.eventsAfter(person, number(after)));
        Json.answer(context, new View().with("events", events));
    }

    private static int number(@org.jspecify.annotations.Nullable String text) {
        if (text == null || text.isEmpty()) {
            return 0;
        }
        if (!text.matches("[0-9]{1,9}")) {
            throw new RefusedException(
                    RefusedException.UNREADABLE,
                    "bad-field",
                    "\"after\" must be the number of an event.",
                    "« after » doit être le numéro d’un événement.");
        }
        return Integer.parseInt(text);
    }

    private void file(Context context) {
        Optional<String> person = personId(context);
        GameFile file = at(context, table -> file(table, person));
        context.contentType("text/plain; charset=utf-8")
                .header("Content-Disposition", "attachment; filename=\"" + context.pathParam("table") + ".txt\"")
                .result(file.write());
    }

    private GameFile file(LiveTable table, Optional<String> person) {
        Match match = table.match();
        Viewer viewer = person.map(id -> Viewer.of(match, id)).orElse(Viewer.SPECTATOR);
        String date = Instant.ofEpochMilli(
                        listings.find(table.id()).map(Listing::openedAt).orElse(0L))
                .atZone(ZoneOffset.UTC)
                .toLocalDate()
                .toString();
        return MatchFile.of(match, viewer, seatNames(match), date);
    }

    private List<String> seatNames(Match match) {
        List<String> names = new ArrayList<>();
        for (int seat = 0; seat < match.seats(); seat++) {
            names.add(match.sitter(seat).map(this::name).orElse("?"));
        }
        return names;
    }

    private String name(Sitter sitter) {
        return switch (sitter) {
            case Sitter.Person(String id) -> people.name(id).en();
            case Sitter.Bot(int level) -> "Parlour " + level;
        };
    }

    /** Only of a finished game: while it runs, its file may not tell everything. */
    private void replay(Context context) {
        Optional<GameFile> file = at(
                context,
                table -> table.match().phase() == Phase.ENDED
                        ? Optional.of(file(table, Optional.empty()))
                        : Optional.empty());
        Json.answer(
                context,
                games.replay(file.orElseThrow(() -> new RefusedException(
                                RefusedException.NOT_NOW,
                                "not-over",
                                "The game is still going on.",
                                "La partie n’est pas finie."))
                        .write()));
    }
}
