package parlour.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import parlour.game.Refusal;
import parlour.game.View;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;
import parlour.server.limits.RateLimiter;
import parlour.server.limits.RateLimits;
import parlour.server.people.GuestNames;
import parlour.server.people.Person;
import parlour.server.people.Result;
import parlour.server.people.SecretText;
import parlour.server.people.Session;
import parlour.server.people.accounts.Accounts;
import parlour.server.people.accounts.BotTokens;
import parlour.server.people.accounts.NewAccount;
import parlour.server.people.accounts.People;
import parlour.server.store.Database;
import parlour.server.store.jdbc.ChatMessages;

/** Guests, sessions, accounts, and tokens for bots. */
final class PeopleApi {

    private static final int MAX_LENGTH = 1_000;

    private final Authentication authentication;
    private final People people;
    private final Accounts accounts;
    private final BotTokens tokens;
    private final ChatMessages chats;
    private final RateLimits limits;
    private final Consumer<String> moved;
    private final Consumer<String> changed;

    /**
     * @param moved called with the id of a person who may have received the games of a guest
     * @param changed called with the id of a person whose name, kind or games have changed
     */
    PeopleApi(
            Authentication authentication,
            People people,
            Accounts accounts,
            BotTokens tokens,
            ChatMessages chats,
            RateLimits limits,
            Consumer<String> moved,
            Consumer<String> changed) {
        this.authentication = authentication;
        this.people = people;
        this.accounts = accounts;
        this.tokens = tokens;
        this.chats = chats;
        this.limits = limits;
        this.moved = moved;
        this.changed = changed;
    }

    void routes(RoutesConfig routes) {
        routes.get("/api/me", this::me);
        routes.delete("/api/me", this::delete);
        routes.post("/api/guests", this::guest);
        routes.post("/api/me/name", this::rename);
        routes.post("/api/accounts", this::create);
        routes.post("/api/session", this::signIn);
        routes.delete("/api/session", this::signOut);
        routes.post("/api/password-resets", this::recover);
        routes.post("/api/me/password", this::changePassword);
        routes.post("/api/me/recovery-codes", this::newCodes);
        routes.get("/api/me/tokens", this::listTokens);
        routes.post("/api/me/tokens", this::makeToken);
        routes.delete("/api/me/tokens/{id}", this::revokeToken);
    }

    private void me(Context context) {
        View view = new View();
        authentication.person(context).ifPresent(person -> view.with("you", person.self()));
        JsonBody.answer(context, view);
    }

    private void guest(Context context) throws MalformedFieldException {
        take(limits.guestsByAddress(), authentication.address(context));
        JsonFields fields = JsonBody.body(context, MAX_LENGTH);
        String name = fields.optionalText("name", MAX_LENGTH)
                .filter(given -> !given.isBlank())
                .orElseGet(() -> GuestNames.any(Authentication.language(context)));
        entered(context, granted(people.createGuest(name)));
    }

    private void entered(Context context, Session session) {
        authentication.setCookie(context, session);
        JsonBody.answer(context, new View().with("you", session.person().self()));
    }

    private void rename(Context context) throws MalformedFieldException {
        Person person = authentication.requirePerson(context);
        Person renamed =
                granted(people.rename(person, JsonBody.body(context, MAX_LENGTH).text("name", MAX_LENGTH)));
        changed.accept(person.id());
        JsonBody.answer(context, new View().with("you", renamed.self()));
    }

    private void create(Context context) throws MalformedFieldException {
        Person guest = authentication.requirePerson(context);
        take(limits.signInsByAddress(), authentication.address(context));
        JsonFields fields = JsonBody.body(context, MAX_LENGTH);
        NewAccount made =
                granted(accounts.create(guest, fields.text("name", MAX_LENGTH), fields.text("password", MAX_LENGTH)));
        changed.accept(guest.id());
        authentication.setCookie(context, made.visit());
        JsonBody.answer(
                context,
                new View().with("you", made.visit().person().self()).with("recoveryCodes", codes(made.codes())));
    }

    private static List<String> codes(List<SecretText> codes) {
        return codes.stream().map(SecretText::reveal).toList();
    }

    private void signIn(Context context) throws MalformedFieldException {
        enter(
                context,
                (fields, before) ->
                        accounts.signIn(fields.text("name", MAX_LENGTH), fields.text("password", MAX_LENGTH), before));
    }

    private void recover(Context context) throws MalformedFieldException {
        enter(
                context,
                (fields, before) -> accounts.recover(
                        fields.text("name", MAX_LENGTH),
                        fields.text("code", MAX_LENGTH),
                        fields.text("password", MAX_LENGTH),
                        before));
    }

    /** A way to sign in: by password or by recovery code. */
    private interface Entrance {
        Result<Session> open(JsonFields fields, @Nullable Person before) throws MalformedFieldException;
    }

    private void enter(Context context, Entrance entrance) throws MalformedFieldException {
        take(limits.signInsByAddress(), authentication.address(context));
        JsonFields fields = JsonBody.body(context, MAX_LENGTH);
        @Nullable Person before = authentication.person(context).orElse(null);
        Session session = granted(entrance.open(fields, before));
        if (before != null) {
            moved.accept(session.person().id());
            changed.accept(before.id());
        }
        entered(context, session);
    }

    private void signOut(Context context) {
        authentication.clearCookie(context);
        JsonBody.answer(context, new View());
    }

    private void changePassword(Context context) throws MalformedFieldException {
        Person account = authentication.requirePerson(context);
        JsonFields fields = JsonBody.body(context, MAX_LENGTH);
        entered(
                context,
                granted(accounts.changePassword(
                        account, fields.text("old", MAX_LENGTH), fields.text("new", MAX_LENGTH))));
    }

    private void newCodes(Context context) throws MalformedFieldException {
        Person account = authentication.requirePerson(context);
        List<SecretText> made = granted(accounts.newRecoveryCodes(
                account, JsonBody.body(context, MAX_LENGTH).text("password", MAX_LENGTH)));
        JsonBody.answer(context, new View().with("recoveryCodes", codes(made)));
    }

    private void delete(Context context) throws MalformedFieldException {
        Person account = authentication.requirePerson(context);
        String password = JsonBody.body(context, MAX_LENGTH)
                .optionalText("password", MAX_LENGTH)
                .orElse("");
        for (String gone : granted(accounts.delete(account, password))) {
            Database.durable(chats.deleteAllOf(gone));
            changed.accept(gone);
        }
        authentication.clearCookie(context);
        JsonBody.answer(context, new View());
    }

    // ---- Tokens ----

    private void listTokens(Context context) {
        Person account = authentication.requirePerson(context);
        JsonBody.answer(
                context,
                new View()
                        .with(
                                "tokens",
                                tokens.list(account).stream()
                                        .map(PeopleApi::token)
                                        .toList()));
    }

    private static View token(BotTokens.Token token) {
        return new View()
                .with("id", token.id())
                .with("bot", token.bot())
                .with("name", token.name())
                .with("createdAt", token.createdAt().toEpochMilli())
                .with("usedAt", token.usedAt().toEpochMilli());
    }

    private void makeToken(Context context) throws MalformedFieldException {
        Person account = authentication.requirePerson(context);
        BotTokens.NewToken made =
                granted(tokens.make(account, JsonBody.body(context, MAX_LENGTH).text("name", MAX_LENGTH)));
        context.status(201);
        JsonBody.answer(context, token(made.token()).with("token", made.secret().reveal()));
    }

    private void revokeToken(Context context) {
        Person account = authentication.requirePerson(context);
        granted(tokens.revoke(account, context.pathParam("id")));
        JsonBody.answer(context, new View());
    }

    // ---- Refusals ----

    static <T> T granted(Result<T> result) {
        return switch (result) {
            case Result.Ok<T>(T value) -> value;
            case Result.Refused<T>(Refusal why) -> throw HttpRefusalException.of(why);
        };
    }

    static void take(RateLimiter limit, String key) {
        Optional<Refusal> tooMany = limit.take(key);
        if (tooMany.isPresent()) {
            throw HttpRefusalException.of(tooMany.get());
        }
    }
}
