package parlour.server.web;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
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
import parlour.game.Game;
import parlour.game.GameFile;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.View;
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
import parlour.server.table.House;
import parlour.server.table.LiveTable;
import parlour.server.table.Names;
import parlour.server.wire.Fields;
import parlour.server.wire.Fields.Unreadable;

/** Lists of tables, opening one, and what a table gives to take away. */
final class TablesApi {

    private static final int LONGEST_BODY = 8_192;
    private static final int SHOWN = 100;
    private static final ObjectMapper JSON = new ObjectMapper();

    private final House house;
    private final Listings listings;
    private final Visitors visitors;
    private final People people;
    private final Names names;
    private final Limits limits;
    private final GamesApi games;
    private final Optional<URI> base;

    /** @param base where people find the server */
    TablesApi(
            House house,
            Listings listings,
            Visitors visitors,
            People people,
            Names names,
            Limits limits,
            GamesApi games,
            Optional<URI> base) {
        this.house = house;
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
    private List<View> cards(List<Listing> listings, Person person) {
        List<View> cards = new ArrayList<>();
        for (Listing listing : listings) {
            View card = card(listing);
            if (listing.phase() == Listing.Phase.PLAYING) {
                boolean yours = house.find(listing.match())
                        .map(table ->
                                table.look(match -> match.seatsOf(person.id()).contains(match.turn())))
                        .orElse(false);
                card.with("yourTurn", yours);
            }
            cards.add(card);
        }
        return cards;
    }

    private static View card(Listing listing) {
        View view = new View();
        try {
            JsonNode card = JSON.readTree(listing.card());
            card.properties().forEach(field -> put(view, field.getKey(), field.getValue()));
        } catch (JsonProcessingException damage) {
            throw new IllegalStateException("damaged card of " + listing.match(), damage);
        }
        return view.with("openedAt", listing.openedAt()).with("changedAt", listing.changedAt());
    }

    private static void put(View view, String name, JsonNode value) {
        Object plain = plain(value);
        switch (plain) {
            case View record -> view.with(name, record);
            case List<?> list -> view.with(name, list);
            case Long number -> view.with(name, number);
            case Boolean claim -> view.with(name, claim);
            default -> view.with(name, plain.toString());
        }
    }

    private static Object plain(JsonNode value) {
        if (value.isObject()) {
            View record = new View();
            value.properties().forEach(field -> put(record, field.getKey(), field.getValue()));
            return record;
        }
        if (value.isArray()) {
            List<Object> list = new ArrayList<>();
            value.forEach(item -> list.add(plain(item)));
            return list;
        }
        if (value.isIntegralNumber()) {
            return value.longValue();
        }
        return value.isBoolean() ? (Object) value.booleanValue() : value.asText();
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

    private void open(Context context) throws Unreadable {
        Person opener = visitors.somebody(context);
        Fields fields = Json.body(context, LONGEST_BODY);
        Terms terms = terms(fields);
        Map<Integer, Integer> bots = new HashMap<>();
        List<Opening.Place> sitting = new ArrayList<>();
        List<Fields> seats = fields.records("seats", 8);
        if (seats.size() != terms.seats()) {
            throw fields.wrong(
                    "seats", "a list of " + terms.seats() + " seats", "une liste de " + terms.seats() + " places");
        }
        for (int seat = 0; seat < seats.size(); seat++) {
            seat(seats.get(seat), seat, opener, bots, sitting);
        }
        Optional<String> name = fields.optionalText("table", 16);
        if (name.isPresent() && !House.isName(name.get())) {
            throw fields.wrong("table", "a name that was offered", "un nom qui a été proposé");
        }
        PeopleApi.take(limits.tablesByPerson(), opener.id());
        LiveTable table = name.isEmpty()
                ? house.open(terms, opener.id(), bots, sitting)
                : house.open(name.get(), terms, opener.id(), bots, sitting)
                        .orElseThrow(() -> new RefusedException(
                                RefusedException.NOT_NOW,
                                "table-taken",
                                "There is a table of this name already: ask for another name.",
                                "Une table porte déjà ce nom : demandez-en un autre."));
        context.status(201);
        Json.answer(
                context,
                new View()
                        .with("table", table.name())
                        .with(
                                "url",
                                address(context).resolve("/game/" + table.name()).toString()));
    }

    private void offer(Context context) {
        visitors.somebody(context);
        House.Offer offer = house.offer();
        context.status(201);
        Json.answer(context, new View().with("table", offer.table()).with("commitment", offer.commitment()));
    }

    private URI address(Context context) {
        return base.orElseGet(() -> URI.create(context.scheme() + "://" + context.host() + "/"));
    }

    private static void seat(
            Fields fields, int seat, Person opener, Map<Integer, Integer> bots, List<Opening.Place> sitting)
            throws Unreadable {
        if (fields.has("you") && fields.claim("you")) {
            String bytes = fields.text("bytes", 128);
            if (!Opening.areBytes(bytes)) {
                throw fields.wrong("bytes", "2 to 128 hexadecimal digits", "2 à 128 chiffres hexadécimaux");
            }
            sitting.add(new Opening.Place(seat, opener.id(), bytes));
        } else if (fields.has("bot")) {
            int level = fields.number("bot");
            if (level < 1 || level > 8) {
                throw fields.wrong("bot", "a level from 1 to 8", "un niveau de 1 à 8");
            }
            bots.put(seat, level);
        } else if (!fields.has("open") || !fields.claim("open")) {
            throw fields.wrong(
                    "open", "true, or another of you, bot and open", "true, ou bien un autre de you, bot et open");
        }
    }

    private Terms terms(Fields fields) throws Unreadable {
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
                game, options, from, clock(fields.record("clock")), fields.has("listed") && fields.claim("listed"));
    }

    private static Clock clock(Fields fields) throws Unreadable {
        try {
            return switch (fields.text("kind", 20)) {
                case "none" -> new Clock.None();
                case "increment" -> new Clock.Increment(fields.large("base"), fields.large("increment"));
                case "days" -> new Clock.Days(fields.number("days"));
                default -> throw fields.wrong("kind", "none, increment or days", "none, increment ou days");
            };
        } catch (IllegalArgumentException outOfRange) {
            throw fields.wrong(
                    "kind",
                    "a clock of 1 second to 6 hours with at most 10 minutes more a move, or of 1 to 30 days",
                    "une pendule d’une seconde à 6 heures, avec 10 minutes de plus par coup au plus, ou de 1 à 30 jours");
        }
    }

    // ---- One table ----

    private LiveTable find(Context context) {
        Optional<LiveTable> table = house.find(context.pathParam("table"));
        if (table.isEmpty()) {
            // Names of tables are secrets of those who were invited: guessing is slowed down.
            PeopleApi.take(limits.lookupsByAddress(), visitors.address(context));
            throw new RefusedException(
                    RefusedException.NOT_FOUND, "no-table", "There is no such table.", "Cette table n’existe pas.");
        }
        return table.get();
    }

    private void table(Context context) {
        LiveTable table = find(context);
        Json.answer(context, table.seenBy(visitors.person(context).map(Person::id)));
    }

    private void events(Context context) {
        LiveTable table = find(context);
        int after = number(context.queryParam("after"));
        Json.answer(
                context,
                new View().with("events", table.events(visitors.person(context).map(Person::id), after)));
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
        LiveTable table = find(context);
        GameFile file = file(table, visitors.person(context).map(Person::id));
        context.contentType("text/plain; charset=utf-8")
                .header("Content-Disposition", "attachment; filename=\"" + table.name() + ".txt\"")
                .result(file.write());
    }

    private GameFile file(LiveTable table, Optional<String> person) {
        return table.look(match -> {
            Viewer viewer = person.map(id -> Viewer.of(match, id)).orElse(Viewer.SPECTATOR);
            String date = Instant.ofEpochMilli(
                            listings.find(table.name()).map(Listing::openedAt).orElse(0L))
                    .atZone(ZoneOffset.UTC)
                    .toLocalDate()
                    .toString();
            return MatchFile.of(match, viewer, seatNames(match), date);
        });
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
        LiveTable table = find(context);
        if (table.look(match -> match.phase()) != Phase.ENDED) {
            throw new RefusedException(
                    RefusedException.NOT_NOW, "not-over", "The game is still going on.", "La partie n’est pas finie.");
        }
        Json.answer(context, games.replay(file(table, Optional.empty()).write()));
    }
}
