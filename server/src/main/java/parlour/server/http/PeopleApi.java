package parlour.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import parlour.game.Refusal;
import parlour.game.View;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;
import parlour.server.limits.RateLimiter;
import parlour.server.limits.RateLimits;
import parlour.server.people.GuestNames;
import parlour.server.people.Identity;
import parlour.server.people.Person;
import parlour.server.people.Result;
import parlour.server.people.SecretText;
import parlour.server.people.Session;
import parlour.server.people.Visitor;
import parlour.server.people.accounts.Accounts;
import parlour.server.people.accounts.BotTokens;
import parlour.server.people.accounts.NewAccount;
import parlour.server.people.accounts.People;
import parlour.server.people.rows.SessionRows;
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

    PeopleApi(
            Authentication authentication,
            People people,
            Accounts accounts,
            BotTokens tokens,
            ChatMessages chats,
            RateLimits limits) {
        this.authentication = authentication;
        this.people = people;
        this.accounts = accounts;
        this.tokens = tokens;
        this.chats = chats;
        this.limits = limits;
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
        routes.get("/api/me/sessions", this::listSessions);
        routes.delete("/api/me/sessions", this::endOtherSessions);
        routes.delete("/api/me/sessions/{id}", this::endSession);
        routes.get("/api/me/tokens", this::listTokens);
        routes.post("/api/me/tokens", this::makeToken);
        routes.delete("/api/me/tokens/{id}", this::revokeToken);
    }

    private void me(Context context) {
        View view = new View();
        authentication.person(context).ifPresent(person -> {
            view.with("you", person.self());
            if (authentication.isAdmin(person)) {
                view.with("admin", true);
            }
        });
        JsonBody.answer(context, view);
    }

    private void guest(Context context) throws MalformedFieldException {
        take(limits.guestsByAddress(), authentication.address(context));
        JsonFields fields = JsonBody.body(context, MAX_LENGTH);
        String name = fields.optionalText("name", MAX_LENGTH)
                .filter(given -> !given.isBlank())
                .orElseGet(() -> GuestNames.any(Authentication.language(context)));
        entered(context, granted(people.createGuest(name, authentication.visitor(context, Optional.empty()))));
    }

    private void entered(Context context, Session session) {
        authentication.setCookie(context, session);
        JsonBody.answer(context, new View().with("you", session.person().self()));
    }

    private void rename(Context context) throws MalformedFieldException {
        Person person = authentication.requirePerson(context);
        Person renamed =
                granted(people.rename(person, JsonBody.body(context, MAX_LENGTH).text("name", MAX_LENGTH)));
        JsonBody.answer(context, new View().with("you", renamed.self()));
    }

    private void create(Context context) throws MalformedFieldException {
        Identity guest = authentication.requireIdentity(context);
        take(limits.signInsByAddress(), authentication.address(context));
        JsonFields fields = JsonBody.body(context, MAX_LENGTH);
        NewAccount made = granted(accounts.create(
                guest.person(),
                fields.text("name", MAX_LENGTH),
                fields.text("password", MAX_LENGTH),
                authentication.visitor(context, Optional.of(guest))));
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
                (fields, before, visitor) -> accounts.signIn(
                        fields.text("name", MAX_LENGTH), fields.text("password", MAX_LENGTH), before, visitor));
    }

    private void recover(Context context) throws MalformedFieldException {
        enter(
                context,
                (fields, before, visitor) -> accounts.recover(
                        fields.text("name", MAX_LENGTH),
                        fields.text("code", MAX_LENGTH),
                        fields.text("password", MAX_LENGTH),
                        before,
                        visitor));
    }

    /** A way to sign in: by password or by recovery code. */
    private interface Entrance {
        Result<Session> open(JsonFields fields, @Nullable Person before, Visitor visitor)
                throws MalformedFieldException;
    }

    private void enter(Context context, Entrance entrance) throws MalformedFieldException {
        take(limits.signInsByAddress(), authentication.address(context));
        JsonFields fields = JsonBody.body(context, MAX_LENGTH);
        Optional<Identity> before = authentication.identityEvenIfBanned(context);
        @Nullable Person person = before.map(Identity::person).orElse(null);
        entered(context, granted(entrance.open(fields, person, authentication.visitor(context, before))));
    }

    private void signOut(Context context) {
        authentication
                .identityEvenIfBanned(context)
                .ifPresent(identity -> people.sessions().end(identity.person(), identity.session()));
        authentication.clearCookie(context);
        JsonBody.answer(context, new View());
    }

    private void changePassword(Context context) throws MalformedFieldException {
        Identity account = authentication.requireIdentity(context);
        JsonFields fields = JsonBody.body(context, MAX_LENGTH);
        entered(
                context,
                granted(accounts.changePassword(
                        account.person(),
                        fields.text("old", MAX_LENGTH),
                        fields.text("new", MAX_LENGTH),
                        authentication.visitor(context, Optional.of(account)))));
    }

    private void newCodes(Context context) throws MalformedFieldException {
        Person account = authentication.requirePerson(context);
        List<SecretText> made = granted(accounts.newRecoveryCodes(
                account, JsonBody.body(context, MAX_LENGTH).text("password", MAX_LENGTH)));
        JsonBody.answer(context, new View().with("recoveryCodes", codes(made)));
    }

    private void delete(Context context) throws MalformedFieldException {
        Person account = authentication.requirePersonEvenIfBanned(context);
        String password = JsonBody.body(context, MAX_LENGTH)
                .optionalText("password", MAX_LENGTH)
                .orElse("");
        Result<List<String>> deleted = account.kind() == Person.Kind.GUEST
                ? accounts.deleteGuest(account)
                : accounts.delete(account, password);
        for (String gone : granted(deleted)) {
            Database.durable(chats.deleteAllOf(gone));
        }
        authentication.clearCookie(context);
        JsonBody.answer(context, new View());
    }

    // ---- Sessions ----

    private void listSessions(Context context) {
        Identity identity = authentication.requireIdentity(context);
        List<View> sessions = people.sessions().list(identity.person()).stream()
                .map(session -> session(session, identity))
                .toList();
        JsonBody.answer(context, new View().with("sessions", sessions));
    }

    private static View session(SessionRows.Listed session, Identity asking) {
        return new View()
                .with("id", session.id())
                .with("browser", session.browser())
                .with("createdAt", session.createdAt())
                .with("seenAt", session.seenAt())
                .with("current", session.id().equals(asking.session()));
    }

    private void endOtherSessions(Context context) {
        Identity identity = authentication.requireIdentity(context);
        people.sessions().endOthers(identity.person(), identity.session());
        JsonBody.answer(context, new View());
    }

    private void endSession(Context context) {
        Identity identity = authentication.requireIdentity(context);
        String ended = granted(people.sessions().end(identity.person(), context.pathParam("id")));
        if (ended.equals(identity.session())) {
            authentication.clearCookie(context);
        }
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

    static View token(BotTokens.Token token) {
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
