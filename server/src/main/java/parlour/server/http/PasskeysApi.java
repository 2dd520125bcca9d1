package parlour.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.net.URI;
import java.util.Optional;
import parlour.game.View;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;
import parlour.server.limits.RateLimits;
import parlour.server.people.Identity;
import parlour.server.people.PeopleRefusals;
import parlour.server.people.Person;
import parlour.server.people.Session;
import parlour.server.people.passkeys.Passkeys;
import parlour.server.people.passkeys.Passkeys.Challenge;
import parlour.server.people.passkeys.Passkeys.Passkey;

/** Passkeys: adding, listing, naming, removing, and signing in. */
final class PasskeysApi {

    private static final int MAX_BODY = 8_192;
    private static final int MAX_TEXT = 1_000;

    private final Authentication authentication;
    private final Passkeys passkeys;
    private final RequestSecurity security;
    private final RateLimits limits;

    PasskeysApi(Authentication authentication, Passkeys passkeys, RequestSecurity security, RateLimits limits) {
        this.authentication = authentication;
        this.passkeys = passkeys;
        this.security = security;
        this.limits = limits;
    }

    void routes(RoutesConfig routes) {
        routes.get("/api/me/passkeys", this::list);
        routes.post("/api/me/passkeys", this::add);
        routes.post("/api/me/passkeys/challenges", this::startAdding);
        routes.post("/api/me/passkeys/{id}/name", this::rename);
        routes.delete("/api/me/passkeys/{id}", this::remove);
        routes.post("/api/session/passkey", this::signIn);
        routes.post("/api/session/passkey/challenges", this::startSigningIn);
    }

    /** The address of the page, if browsers allow passkeys there. */
    private URI origin(Context context) {
        return security.passkeyOrigin(context.header("Host"))
                .orElseThrow(() ->
                        new HttpRefusalException(HttpRefusalException.CONFLICT, PeopleRefusals.passkeysUnavailable()));
    }

    private static View view(Challenge challenge) throws MalformedFieldException {
        return new View()
                .with("challenge", challenge.id())
                .with("options", JsonFields.read(challenge.options()).view());
    }

    static View view(Passkey passkey) {
        return new View()
                .with("id", passkey.id())
                .with("name", passkey.name())
                .with("createdAt", passkey.createdAt())
                .with("usedAt", passkey.usedAt());
    }

    private void list(Context context) {
        Person account = authentication.requirePerson(context);
        JsonBody.answer(
                context,
                new View()
                        .with(
                                "passkeys",
                                passkeys.list(account).stream()
                                        .map(PasskeysApi::view)
                                        .toList()));
    }

    private void startAdding(Context context) throws MalformedFieldException {
        Person account = authentication.requirePerson(context);
        JsonFields fields = JsonBody.body(context, MAX_BODY);
        Challenge challenge =
                PeopleApi.granted(passkeys.startAdding(account, fields.text("password", MAX_TEXT), origin(context)));
        context.status(201);
        JsonBody.answer(context, view(challenge));
    }

    private void add(Context context) throws MalformedFieldException {
        Person account = authentication.requirePerson(context);
        JsonFields fields = JsonBody.body(context, MAX_BODY);
        Passkey added = PeopleApi.granted(passkeys.add(
                account,
                fields.text("challenge", MAX_TEXT),
                fields.text("name", MAX_TEXT),
                fields.record("credential").view().json(),
                origin(context)));
        context.status(201);
        JsonBody.answer(context, view(added));
    }

    private void rename(Context context) throws MalformedFieldException {
        Person account = authentication.requirePerson(context);
        String name = JsonBody.body(context, MAX_BODY).text("name", MAX_TEXT);
        JsonBody.answer(context, view(PeopleApi.granted(passkeys.rename(account, context.pathParam("id"), name))));
    }

    private void remove(Context context) {
        Person account = authentication.requirePerson(context);
        PeopleApi.granted(passkeys.remove(account, context.pathParam("id")));
        JsonBody.answer(context, new View());
    }

    private void startSigningIn(Context context) throws MalformedFieldException {
        PeopleApi.take(limits.signInsByAddress(), authentication.address(context));
        Challenge challenge = passkeys.startSigningIn(origin(context));
        context.status(201);
        JsonBody.answer(context, view(challenge));
    }

    private void signIn(Context context) throws MalformedFieldException {
        PeopleApi.take(limits.signInsByAddress(), authentication.address(context));
        URI origin = origin(context);
        JsonFields fields = JsonBody.body(context, MAX_BODY);
        Optional<Identity> before = authentication.identity(context);
        Session session = PeopleApi.granted(passkeys.signIn(
                fields.text("challenge", MAX_TEXT),
                fields.record("credential").view().json(),
                origin,
                before.map(Identity::person).orElse(null),
                authentication.visitor(context, before)));
        authentication.setCookie(context, session);
        JsonBody.answer(context, new View().with("you", session.person().self()));
    }
}
