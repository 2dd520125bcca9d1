package parlour.server.web;

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
import parlour.server.people.Accounts;
import parlour.server.people.Answer;
import parlour.server.people.Confidential;
import parlour.server.people.Limits;
import parlour.server.people.NewAccount;
import parlour.server.people.People;
import parlour.server.people.Person;
import parlour.server.people.RateLimit;
import parlour.server.people.Tokens;
import parlour.server.people.Visit;
import parlour.server.store.Chats;
import parlour.server.wire.Talk;

/** Coming in, accounts, and tokens for bots. */
final class PeopleApi {

    private static final int LONGEST = 1_000;

    private final Visitors visitors;
    private final People people;
    private final Accounts accounts;
    private final Tokens tokens;
    private final Chats chats;
    private final Limits limits;
    private final Consumer<String> moved;
    private final Consumer<String> changed;

    /**
     * @param moved told of somebody who has got the games of a guest
     * @param changed told of somebody whose name has changed
     */
    PeopleApi(
            Visitors visitors,
            People people,
            Accounts accounts,
            Tokens tokens,
            Chats chats,
            Limits limits,
            Consumer<String> moved,
            Consumer<String> changed) {
        this.visitors = visitors;
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
        routes.post("/api/guest", this::guest);
        routes.post("/api/me/name", this::rename);
        routes.post("/api/account", this::create);
        routes.post("/api/session", this::signIn);
        routes.delete("/api/session", this::signOut);
        routes.post("/api/recovery", this::recover);
        routes.post("/api/me/password", this::changePassword);
        routes.post("/api/me/recovery-codes", this::newCodes);
        routes.post("/api/me/delete", this::delete);
        routes.get("/api/me/tokens", this::listTokens);
        routes.post("/api/me/tokens", this::makeToken);
        routes.delete("/api/me/tokens/{id}", this::revokeToken);
    }

    static View you(Person person) {
        return new View().with("id", person.id()).with("name", person.name()).with("kind", Talk.kind(person));
    }

    private void me(Context context) {
        View view = new View();
        visitors.person(context).ifPresent(person -> view.with("you", you(person)));
        Json.answer(context, view);
    }

    private void guest(Context context) throws MalformedFieldException {
        take(limits.guestsByAddress(), visitors.address(context));
        JsonFields fields = Json.body(context, LONGEST);
        Visit visit = granted(people.visit(fields.optionalText("name", LONGEST).orElse("")));
        entered(context, visit);
    }

    private void entered(Context context, Visit visit) {
        visitors.remember(context, visit);
        Json.answer(context, new View().with("you", you(visit.person())));
    }

    private void rename(Context context) throws MalformedFieldException {
        Person person = visitors.somebody(context);
        Person renamed =
                granted(people.rename(person, Json.body(context, LONGEST).text("name", LONGEST)));
        changed.accept(person.id());
        Json.answer(context, new View().with("you", you(renamed)));
    }

    private void create(Context context) throws MalformedFieldException {
        Person guest = visitors.somebody(context);
        take(limits.signInsByAddress(), visitors.address(context));
        JsonFields fields = Json.body(context, LONGEST);
        NewAccount made =
                granted(accounts.create(guest, fields.text("name", LONGEST), fields.text("password", LONGEST)));
        changed.accept(guest.id());
        visitors.remember(context, made.visit());
        Json.answer(
                context, new View().with("you", you(made.visit().person())).with("recoveryCodes", codes(made.codes())));
    }

    private static List<String> codes(List<Confidential> codes) {
        return codes.stream().map(Confidential::reveal).toList();
    }

    private void signIn(Context context) throws MalformedFieldException {
        take(limits.signInsByAddress(), visitors.address(context));
        JsonFields fields = Json.body(context, LONGEST);
        @Nullable Person before = visitors.person(context).orElse(null);
        arrived(
                context,
                before,
                accounts.signIn(fields.text("name", LONGEST), fields.text("password", LONGEST), before));
    }

    private void recover(Context context) throws MalformedFieldException {
        take(limits.signInsByAddress(), visitors.address(context));
        JsonFields fields = Json.body(context, LONGEST);
        @Nullable Person before = visitors.person(context).orElse(null);
        arrived(
                context,
                before,
                accounts.recover(
                        fields.text("name", LONGEST),
                        fields.text("code", LONGEST),
                        fields.text("password", LONGEST),
                        before));
    }

    private void arrived(Context context, @Nullable Person before, Answer<Visit> answer) {
        Visit visit = granted(answer);
        if (before != null) {
            moved.accept(visit.person().id());
            changed.accept(before.id());
        }
        entered(context, visit);
    }

    private void signOut(Context context) {
        visitors.forget(context);
        Json.answer(context, new View());
    }

    private void changePassword(Context context) throws MalformedFieldException {
        Person account = visitors.somebody(context);
        JsonFields fields = Json.body(context, LONGEST);
        entered(
                context,
                granted(accounts.changePassword(account, fields.text("old", LONGEST), fields.text("new", LONGEST))));
    }

    private void newCodes(Context context) throws MalformedFieldException {
        Person account = visitors.somebody(context);
        List<Confidential> made = granted(
                accounts.newRecoveryCodes(account, Json.body(context, LONGEST).text("password", LONGEST)));
        Json.answer(context, new View().with("recoveryCodes", codes(made)));
    }

    private void delete(Context context) throws MalformedFieldException {
        Person account = visitors.somebody(context);
        String password =
                Json.body(context, LONGEST).optionalText("password", LONGEST).orElse("");
        for (String gone : granted(accounts.delete(account, password))) {
            chats.deleteAllOf(gone).join();
            changed.accept(gone);
        }
        visitors.forget(context);
        Json.answer(context, new View());
    }

    // ---- Tokens ----

    private void listTokens(Context context) {
        Person account = visitors.somebody(context);
        Json.answer(
                context,
                new View()
                        .with(
                                "tokens",
                                tokens.list(account).stream()
                                        .map(PeopleApi::token)
                                        .toList()));
    }

    private static View token(Tokens.Token token) {
        return new View()
                .with("id", token.id())
                .with("bot", token.bot())
                .with("name", token.name())
                .with("madeAt", token.madeAt().toEpochMilli())
                .with("usedAt", token.usedAt().toEpochMilli());
    }

    private void makeToken(Context context) throws MalformedFieldException {
        Person account = visitors.somebody(context);
        Tokens.NewToken made =
                granted(tokens.make(account, Json.body(context, LONGEST).text("name", LONGEST)));
        context.status(201);
        Json.answer(context, token(made.token()).with("token", made.secret().reveal()));
    }

    private void revokeToken(Context context) {
        Person account = visitors.somebody(context);
        granted(tokens.revoke(account, context.pathParam("id")));
        Json.answer(context, new View());
    }

    // ---- Answers ----

    static <T> T granted(Answer<T> answer) {
        return switch (answer) {
            case Answer.Yes<T>(T value) -> value;
            case Answer.No<T>(Refusal why) -> throw RefusedException.of(why);
        };
    }

    static void take(RateLimit limit, String key) {
        Optional<Refusal> tooMany = limit.take(key);
        if (tooMany.isPresent()) {
            throw RefusedException.of(tooMany.get());
        }
    }
}
