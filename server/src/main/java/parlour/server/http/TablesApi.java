package parlour.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.net.URI;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import parlour.chance.Fingerprint;
import parlour.engine.request.RequestFile;
import parlour.game.Game;
import parlour.game.Material;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Refusal;
import parlour.game.View;
import parlour.game.file.GameFile;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;
import parlour.match.Match;
import parlour.match.NewTable;
import parlour.match.Phase;
import parlour.match.Player;
import parlour.match.Refusals;
import parlour.match.TableSettings;
import parlour.match.TimeControl;
import parlour.match.protocol.Replies;
import parlour.match.view.MatchFile;
import parlour.match.view.Viewer;
import parlour.server.limits.RateLimits;
import parlour.server.people.Person;
import parlour.server.people.accounts.People;
import parlour.server.people.moderation.Moderation;
import parlour.server.site.SiteSettings;
import parlour.server.store.Listing;
import parlour.server.store.Listings;
import parlour.server.table.EventJson;
import parlour.server.table.LiveTable;
import parlour.server.table.ProfileLookup;
import parlour.server.table.TableOpener;
import parlour.server.table.TableRegistry;
import parlour.server.version.Version;

/** Lists of tables, opening tables, and the state, events and files of one. */
final class TablesApi {

    private static final int MAX_BODY = 8_192;
    private static final int SHOWN = 100;

    /** How many tables with people at them are considered for the lists. */
    private static final int RANKED = 1_000;

    private final TableRegistry tables;
    private final TableOpener opener;
    private final Listings listings;
    private final Authentication authentication;
    private final People people;
    private final ProfileLookup profiles;
    private final RateLimits limits;
    private final GamesApi games;
    private final RequestWork work;
    private final TablePlaces places;
    private final Moderation moderation;
    private final SiteSettings site;
    private final Material.Source cardSets;
    private final Optional<URI> publicUrl;

    /** @param publicUrl the public URL of the server */
    TablesApi(
            TableRegistry tables,
            TableOpener opener,
            Listings listings,
            Authentication authentication,
            People people,
            ProfileLookup profiles,
            RateLimits limits,
            GamesApi games,
            RequestWork work,
            TablePlaces places,
            Moderation moderation,
            SiteSettings site,
            Material.Source cardSets,
            Optional<URI> publicUrl) {
        this.tables = tables;
        this.opener = opener;
        this.listings = listings;
        this.authentication = authentication;
        this.people = people;
        this.profiles = profiles;
        this.limits = limits;
        this.games = games;
        this.work = work;
        this.places = places;
        this.moderation = moderation;
        this.site = site;
        this.cardSets = cardSets;
        this.publicUrl = publicUrl;
    }

    void routes(RoutesConfig routes) {
        routes.get("/api/tables", this::lobby);
        routes.get("/api/me/tables", this::mine);
        routes.post("/api/tables", this::open);
        routes.post("/api/tables/reservations", this::offer);
        routes.get("/api/tables/{table}", this::table);
        routes.get("/api/tables/{table}/events", this::events);
        routes.get("/api/tables/{table}/game-file", this::file);
        routes.get("/api/tables/{table}/replay", this::replay);
        routes.get("/api/tables/{table}/card-set", this::cardSet);
    }

    // ---- Lists ----

    private void lobby(Context context) {
        JsonBody.answer(context, work.run(context, limits.readsByAddress(), this::lobby));
    }

    private View lobby() {
        Map<String, Integer> present = tables.present();
        List<Listing> open = ranked(Listing.Phase.WAITING, present);
        List<Listing> playing = ranked(Listing.Phase.PLAYING, present);
        return new View()
                .with("waiting", cards(open))
                .with("playing", cards(playing))
                .with("people", named(open, playing));
    }

    /**
     * The tables that most people are at, then the newest: whoever opens tables and leaves them does not push others
     * out of sight.
     */
    private List<Listing> ranked(Listing.Phase phase, Map<String, Integer> present) {
        List<String> busiest = present.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
                .limit(RANKED)
                .map(Map.Entry::getKey)
                .toList();
        Map<String, Listing> shown = new LinkedHashMap<>();
        listings.listed(phase, busiest).stream()
                .sorted(Comparator.comparingInt(listing -> -present.getOrDefault(listing.tableId(), 0)))
                .limit(SHOWN)
                .forEach(listing -> shown.put(listing.tableId(), listing));
        for (Listing listing : listings.newest(phase, SHOWN)) {
            if (shown.size() < SHOWN) {
                shown.putIfAbsent(listing.tableId(), listing);
            }
        }
        return shown.values().stream()
                .filter(listing -> !moderation.isTableClosed(listing.tableId()))
                .toList();
    }

    private void mine(Context context) {
        Person person = authentication.requirePerson(context);
        JsonBody.answer(context, work.run(context, limits.readsByAddress(), () -> {
            List<Listing> all = listings.of(person.id(), SHOWN);
            return new View().with("tables", cards(all, person)).with("people", named(all));
        }));
    }

    private static List<View> cards(List<Listing> listings) {
        return listings.stream().map(TablesApi::card).toList();
    }

    /** Cards that also show whether it is this person's turn. */
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
            return JsonFields.read(listing.summary())
                    .view()
                    .with("openedAt", listing.openedAt())
                    .with("changedAt", listing.changedAt());
        } catch (MalformedFieldException damage) {
            throw new IllegalStateException("damaged card of " + listing.tableId(), damage);
        }
    }

    @SafeVarargs
    private View named(List<Listing>... lists) {
        Set<String> ids = new LinkedHashSet<>();
        for (List<Listing> list : lists) {
            list.forEach(listing -> ids.addAll(listing.people()));
        }
        View named = new View();
        ids.forEach(id -> named.with(id, profiles.profile(id)));
        return named;
    }

    // ---- Opening ----

    private void open(Context context) throws MalformedFieldException {
        Person person = authentication.requirePerson(context);
        JsonFields fields = JsonBody.body(context, MAX_BODY);
        TableSettings settings = terms(fields);
        site.opening(person, authentication.isAdmin(person), settings.game().id())
                .ifPresent(refusal -> {
                    throw new HttpRefusalException(HttpRefusalException.FORBIDDEN, refusal);
                });
        Map<Integer, Integer> bots = new HashMap<>();
        List<NewTable.SeatedPerson> sitting = new ArrayList<>();
        List<JsonFields> seats = fields.records("seats", 8);
        if (seats.size() != settings.seats()) {
            throw fields.malformed(
                    "seats",
                    "a list of " + settings.seats() + " seats",
                    "une liste de " + settings.seats() + " places");
        }
        for (int seat = 0; seat < seats.size(); seat++) {
            seat(seats.get(seat), seat, person, bots, sitting);
        }
        Optional<String> name = fields.optionalText("table", 16);
        if (name.isPresent() && !TableOpener.isId(name.get())) {
            throw fields.malformed("table", "a name that was offered", "un nom qui a été proposé");
        }
        String address = authentication.address(context);
        PeopleApi.take(limits.tablesByPerson(), person.id());
        PeopleApi.take(limits.tablesByAddress(), address);
        String id = places.open(
                person.id(),
                address,
                () -> name.isEmpty()
                        ? opener.open(settings, person.id(), bots, sitting)
                        : opened(name.get(), settings, person, bots, sitting));
        // A bot may have the first move.
        tables.resume(id);
        context.status(201);
        JsonBody.answer(
                context,
                new View()
                        .with("table", id)
                        .with("url", address(context).resolve("/game/" + id).toString()));
    }

    private String opened(
            String id,
            TableSettings settings,
            Person person,
            Map<Integer, Integer> bots,
            List<NewTable.SeatedPerson> sitting) {
        if (!opener.openReserved(id, settings, person.id(), bots, sitting)) {
            throw new HttpRefusalException(
                    HttpRefusalException.CONFLICT,
                    "table-taken",
                    "This name is no longer reserved, or a table already has it: ask for another name.",
                    "Ce nom n’est plus réservé, ou une table le porte déjà : demandez-en un autre.");
        }
        return id;
    }

    private void offer(Context context) {
        Person person = authentication.requirePerson(context);
        TableOpener.Reservation offer = opener.reserve(person.id());
        context.status(201);
        JsonBody.answer(context, new View().with("table", offer.tableId()).with("commitment", offer.commitment()));
    }

    private URI address(Context context) {
        return publicUrl.orElseGet(() -> URI.create(context.scheme() + "://" + context.host() + "/"));
    }

    private static void seat(
            JsonFields fields, int seat, Person opener, Map<Integer, Integer> bots, List<NewTable.SeatedPerson> sitting)
            throws MalformedFieldException {
        if (fields.has("you") && fields.bool("you")) {
            String bytes = fields.text("seatBytes", 128);
            if (!NewTable.areBytes(bytes)) {
                throw fields.malformed("seatBytes", "2 to 128 hexadecimal digits", "2 à 128 chiffres hexadécimaux");
            }
            sitting.add(new NewTable.SeatedPerson(seat, opener.id(), bytes));
        } else if (fields.has("bot")) {
            int level = fields.number("bot");
            if (level < 1 || level > 8) {
                throw fields.malformed("bot", "a level from 1 to 8", "un niveau de 1 à 8");
            }
            bots.put(seat, level);
        } else if (!fields.has("open") || !fields.bool("open")) {
            throw fields.malformed(
                    "open", "true, unless the seat has you or bot", "true, sauf si la place a you ou bot");
        }
    }

    private TableSettings terms(JsonFields fields) throws MalformedFieldException {
        Game game = games.game(fields);
        Options options = games.options(game, fields);
        Optional<String> from = fields.optionalText("startPosition", 2_000);
        if (from.isPresent()) {
            try {
                if (game.parse(from.get(), options).isOver()) {
                    throw new HttpRefusalException(
                            HttpRefusalException.CONFLICT,
                            "over",
                            "The game is over in that position.",
                            "La partie est finie dans cette position.");
                }
            } catch (NotationException cause) {
                throw GamesApi.unreadable(cause);
            }
        }
        return new TableSettings(
                game, options, from, clock(fields.record("clock")), fields.has("listed") && fields.bool("listed"));
    }

    private static TimeControl clock(JsonFields fields) throws MalformedFieldException {
        try {
            return EventJson.clock(fields);
        } catch (IllegalArgumentException outOfRange) {
            throw fields.malformed(
                    "kind",
                    "none, increment of 1 second to 6 hours with at most 10 minutes more a move, or days from 1 to 30",
                    "none, increment d’une seconde à 6 heures avec 10 minutes de plus par coup au plus, ou days de 1 à 30");
        }
    }

    // ---- One table ----

    private <T> T at(Context context, Function<LiveTable, T> use) {
        // Table ids are known only to those invited. Whoever has guessed too often is told the same whether a table
        // exists or not, unless they sit there.
        String address = authentication.address(context);
        Optional<Refusal> guesses = limits.lookupsByAddress().refusal(address);
        Optional<String> person = guesses.isEmpty() ? Optional.empty() : personId(context);
        if (guesses.isPresent() && person.isEmpty()) {
            throw HttpRefusalException.of(guesses.get());
        }
        if (moderation.isTableClosed(context.pathParam("table"))) {
            throw new HttpRefusalException(HttpRefusalException.NOT_FOUND, Moderation.tableClosed());
        }
        return tables.with(context.pathParam("table"), table -> {
                    if (guesses.isPresent()
                            && table.match().seatsOf(person.orElseThrow()).isEmpty()) {
                        throw HttpRefusalException.of(guesses.get());
                    }
                    return use.apply(table);
                })
                .orElseThrow(() -> {
                    PeopleApi.take(limits.lookupsByAddress(), address);
                    return new HttpRefusalException(HttpRefusalException.NOT_FOUND, Replies.TABLE_NOT_FOUND);
                });
    }

    private Optional<String> personId(Context context) {
        return authentication.person(context).map(Person::id);
    }

    private void table(Context context) {
        Optional<String> person = personId(context);
        JsonBody.answer(context, at(context, table -> table.viewFor(person)));
    }

    private void events(Context context) {
        Optional<String> person = personId(context);
        String after = context.queryParam("afterSeq");
        int seq = number(after);
        LiveTable.MissedEvents missed = at(context, table -> table.eventsAfter(person, seq));
        JsonBody.answer(context, work.run(context, () -> new View().with("events", missed.read())));
    }

    private static int number(@org.jspecify.annotations.Nullable String text) {
        if (text == null || text.isEmpty()) {
            return 0;
        }
        if (!text.matches("[0-9]{1,9}")) {
            throw new HttpRefusalException(
                    HttpRefusalException.BAD_REQUEST,
                    "bad-field",
                    "\"afterSeq\" must be the number of an event.",
                    "« afterSeq » doit être le numéro d’un événement.");
        }
        return Integer.parseInt(text);
    }

    private void file(Context context) {
        Optional<String> person = personId(context);
        String tableId = context.pathParam("table");
        Match match = at(context, table -> table.match().copy());
        GameFile file = work.run(context, () -> file(tableId, match, person));
        context.contentType("text/plain; charset=utf-8")
                .header("Content-Disposition", "attachment; filename=\"" + context.pathParam("table") + ".txt\"")
                .result(file.write());
    }

    /**
     * The game as this person may see it.
     *
     * @param match a copy: it is written outside the table's lock
     */
    GameFile file(String tableId, Match match, Optional<String> person) {
        Viewer viewer = person.map(id -> Viewer.of(match, id)).orElse(Viewer.SPECTATOR);
        String date = Instant.ofEpochMilli(
                        listings.find(tableId).map(Listing::openedAt).orElse(0L))
                .atZone(ZoneOffset.UTC)
                .toLocalDate()
                .toString();
        return MatchFile.of(match, viewer, seatNames(match), date).with(GameFile.PROGRAM, Version.CURRENT.program());
    }

    /** The players' own card set: with its pictures, if it is still stored. */
    private void cardSet(Context context) {
        Optional<String> text =
                at(context, table -> table.match().settings().game().material());
        if (text.isEmpty()) {
            throw new HttpRefusalException(
                    HttpRefusalException.NOT_FOUND,
                    "no-card-set",
                    "This table plays with the game’s own cards.",
                    "Cette table joue avec les cartes du jeu.");
        }
        String fingerprint = Fingerprint.of(text.get());
        context.contentType("application/json")
                .result(cardSets.find(fingerprint).orElse(text.get()));
    }

    private List<String> seatNames(Match match) {
        List<String> names = new ArrayList<>();
        for (int seat = 0; seat < match.seats(); seat++) {
            names.add(match.player(seat).map(this::name).orElse("?"));
        }
        return names;
    }

    private String name(Player player) {
        return switch (player) {
            case Player.Person(String id) -> people.name(id).en();
            case Player.Bot(int level) -> "Parlour " + level;
        };
    }

    /** Only for finished games: before the end, the file may have to hide something. */
    private void replay(Context context) {
        String tableId = context.pathParam("table");
        Optional<Match> ended = at(
                context,
                table -> table.match().phase() == Phase.ENDED
                        ? Optional.of(table.match().copy())
                        : Optional.empty());
        Match match =
                ended.orElseThrow(() -> new HttpRefusalException(HttpRefusalException.CONFLICT, Refusals.NOT_OVER));
        games.replay(context, () -> {
            GameFile file = file(tableId, match, Optional.empty());
            RequestFile.objection(file).ifPresent(tooLong -> {
                throw new HttpRefusalException(HttpRefusalException.CONFLICT, new Refusal("too-many-moves", tooLong));
            });
            return file.write();
        });
    }
}
