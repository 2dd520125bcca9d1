package parlour.server.people.passkeys;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.yubico.webauthn.AssertionRequest;
import com.yubico.webauthn.AssertionResult;
import com.yubico.webauthn.FinishAssertionOptions;
import com.yubico.webauthn.FinishRegistrationOptions;
import com.yubico.webauthn.RegistrationResult;
import com.yubico.webauthn.RelyingParty;
import com.yubico.webauthn.StartAssertionOptions;
import com.yubico.webauthn.StartRegistrationOptions;
import com.yubico.webauthn.data.AuthenticatorSelectionCriteria;
import com.yubico.webauthn.data.PublicKeyCredential;
import com.yubico.webauthn.data.PublicKeyCredentialCreationOptions;
import com.yubico.webauthn.data.RelyingPartyIdentity;
import com.yubico.webauthn.data.ResidentKeyRequirement;
import com.yubico.webauthn.data.UserIdentity;
import com.yubico.webauthn.data.UserVerificationRequirement;
import com.yubico.webauthn.exception.AssertionFailedException;
import com.yubico.webauthn.exception.RegistrationFailedException;
import java.io.IOException;
import java.net.URI;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import parlour.server.people.DisplayNames;
import parlour.server.people.PeopleRefusals;
import parlour.server.people.Person;
import parlour.server.people.Person.Kind;
import parlour.server.people.RandomIds;
import parlour.server.people.Result;
import parlour.server.people.Session;
import parlour.server.people.Visitor;
import parlour.server.people.accounts.Accounts;
import parlour.server.people.rows.PersonRows;
import parlour.server.store.Database;
import parlour.server.store.jdbc.Sql;

/** The passkeys of accounts: adding, listing, naming and removing them, and signing in with one. */
public final class Passkeys {

    /** Maximum per account. */
    public static final int MAX = 20;

    /** How long a person may take to answer their device. */
    public static final Duration CHALLENGE_LIFETIME = Duration.ofMinutes(5);

    private static final String SELECT = "select id, name, created_at, used_at from passkeys where person = ?";

    private final Database database;
    private final Accounts accounts;
    private final InstantSource clock;
    private final PasskeyRows rows;

    public Passkeys(Database database, Accounts accounts, InstantSource clock) {
        this.database = database;
        this.accounts = accounts;
        this.clock = clock;
        this.rows = new PasskeyRows(database);
    }

    /**
     * A passkey as its owner sees it.
     *
     * @param usedAt 0 if never, otherwise in milliseconds since 1970, like {@code createdAt}
     */
    public record Passkey(String id, String name, long createdAt, long usedAt) {}

    /**
     * What a browser is asked to do.
     *
     * @param id to be sent back with the answer
     * @param options for {@code navigator.credentials}, as JSON
     */
    public record Challenge(String id, String options) {}

    private RelyingParty party(URI origin) {
        String address = origin.getScheme() + "://" + origin.getRawAuthority();
        return RelyingParty.builder()
                .identity(RelyingPartyIdentity.builder()
                        .id(origin.getHost())
                        .name("Parlour")
                        .build())
                .credentialRepository(rows)
                .origins(Set.of(address))
                .build();
    }

    // ---- Adding ----

    /**
     * Asks for a new key. Refused: {@code password-wrong}, {@code not-an-account}, {@code passkeys-full}.
     *
     * @param origin the address of the page
     */
    public Result<Challenge> startAdding(Person account, String password, URI origin) {
        return accounts.confirm(account, password).then(confirmed -> {
            if (list(account).size() >= MAX) {
                return Result.<Challenge>refused(PeopleRefusals.passkeysFull(MAX));
            }
            PublicKeyCredentialCreationOptions request = party(origin)
                    .startRegistration(StartRegistrationOptions.builder()
                            .user(UserIdentity.builder()
                                    .name(account.name())
                                    .displayName(account.name())
                                    .id(PasskeyRows.handle(account.id()))
                                    .build())
                            .authenticatorSelection(AuthenticatorSelectionCriteria.builder()
                                    .residentKey(ResidentKeyRequirement.REQUIRED)
                                    .userVerification(UserVerificationRequirement.REQUIRED)
                                    .build())
                            .timeout(CHALLENGE_LIFETIME.toMillis())
                            .build());
            try {
                return Result.ok(challenge(account.id(), request.toJson(), request.toCredentialsCreateJson()));
            } catch (JsonProcessingException impossible) {
                throw new IllegalStateException(impossible);
            }
        });
    }

    /**
     * Stores a new key. Refused: {@code passkey-wrong}, {@code invalid-name}, {@code passkeys-full}.
     *
     * @param credential the browser's answer, as JSON
     */
    public Result<Passkey> add(Person account, String challenge, String name, String credential, URI origin) {
        return label(name).then(label -> {
            Optional<String> request = taken(challenge, account.id());
            if (request.isEmpty()) {
                return Result.<Passkey>refused(PeopleRefusals.passkeyWrong());
            }
            RegistrationResult made;
            try {
                made = party(origin)
                        .finishRegistration(FinishRegistrationOptions.builder()
                                .request(PublicKeyCredentialCreationOptions.fromJson(request.get()))
                                .response(PublicKeyCredential.parseRegistrationResponseJson(credential))
                                .build());
            } catch (IOException | RegistrationFailedException | RuntimeException invalid) {
                // The library also throws unchecked exceptions for answers it cannot read.
                return Result.<Passkey>refused(PeopleRefusals.passkeyWrong());
            }
            String id = made.getKeyId().getId().getBase64Url();
            return stored(account, new Passkey(id, label, clock.millis(), 0), made);
        });
    }

    private Result<Passkey> stored(Person account, Passkey passkey, RegistrationResult made) {
        String key = made.getPublicKeyCose().getBase64Url();
        return Database.durable(database.write(connection -> {
            if (!PersonRows.holds(connection, account.id(), Kind.ACCOUNT)) {
                return Result.<Passkey>refused(PeopleRefusals.notAnAccount());
            }
            int has =
                    Sql.all(connection, Passkeys::passkey, SELECT, account.id()).size();
            if (has >= MAX) {
                return Result.<Passkey>refused(PeopleRefusals.passkeysFull(MAX));
            }
            int added = Sql.change(
                    connection,
                    "insert into passkeys (id, person, name, public_key, signature_count, created_at, used_at)"
                            + " values (?, ?, ?, ?, ?, ?, 0) on conflict do nothing",
                    passkey.id,
                    account.id(),
                    passkey.name,
                    key,
                    made.getSignatureCount(),
                    passkey.createdAt);
            return added == 1 ? Result.ok(passkey) : Result.<Passkey>refused(PeopleRefusals.passkeyWrong());
        }));
    }

    /** Labels are seen only by their owner, so they may repeat any name; but they are visible text. */
    private static Result<String> label(String name) {
        return DisplayNames.visible(name);
    }

    // ---- Signing in ----

    /** Asks for any key of this server. */
    public Challenge startSigningIn(URI origin) {
        AssertionRequest request = party(origin)
                .startAssertion(StartAssertionOptions.builder()
                        .userVerification(UserVerificationRequirement.REQUIRED)
                        .timeout(CHALLENGE_LIFETIME.toMillis())
                        .build());
        try {
            return challenge("", request.toJson(), request.toCredentialsGetJson());
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /**
     * Signs in. Refused: {@code passkey-wrong}.
     *
     * @param credential the browser's answer, as JSON
     * @param before the person the browser was signed in as; a guest is merged into the account, with all games
     */
    public Result<Session> signIn(
            String challenge, String credential, URI origin, @Nullable Person before, Visitor visitor) {
        Optional<String> request = taken(challenge, "");
        if (request.isEmpty()) {
            return Result.refused(PeopleRefusals.passkeyWrong());
        }
        AssertionResult result;
        try {
            result = party(origin)
                    .finishAssertion(FinishAssertionOptions.builder()
                            .request(AssertionRequest.fromJson(request.get()))
                            .response(PublicKeyCredential.parseAssertionResponseJson(credential))
                            .build());
        } catch (IOException | AssertionFailedException | RuntimeException invalid) {
            return Result.refused(PeopleRefusals.passkeyWrong());
        }
        if (!result.isSuccess()) {
            return Result.refused(PeopleRefusals.passkeyWrong());
        }
        String id = result.getCredential().getCredentialId().getBase64Url();
        String person = PasskeyRows.person(result.getCredential().getUserHandle());
        boolean isThere = Database.durable(database.write(connection -> Sql.change(
                        connection,
                        "update passkeys set signature_count = ?, used_at = ? where id = ? and person = ?",
                        result.getSignatureCount(),
                        clock.millis(),
                        id,
                        person)
                == 1));
        return isThere ? accounts.enter(person, before, visitor) : Result.refused(PeopleRefusals.passkeyWrong());
    }

    // ---- Managing ----

    /** The passkeys of an account, oldest first. */
    public List<Passkey> list(Person account) {
        return database.read(connection ->
                Sql.all(connection, Passkeys::passkey, SELECT + " order by created_at, id", account.id()));
    }

    /** Refused: {@code passkey-unknown}, {@code invalid-name}. */
    public Result<Passkey> rename(Person account, String id, String name) {
        return label(name)
                .then(label -> Database.durable(database.write(connection -> {
                    Sql.change(
                            connection,
                            "update passkeys set name = ? where person = ? and id = ?",
                            label,
                            account.id(),
                            id);
                    return Sql.first(connection, Passkeys::passkey, SELECT + " and id = ?", account.id(), id)
                            .map(Result::ok)
                            .orElse(Result.refused(PeopleRefusals.passkeyUnknown()));
                })));
    }

    /** Refused: {@code passkey-unknown}. */
    public Result<Boolean> remove(Person account, String id) {
        boolean isGone = Database.durable(database.write(connection ->
                Sql.change(connection, "delete from passkeys where person = ? and id = ?", account.id(), id) == 1));
        return isGone ? Result.ok(true) : Result.refused(PeopleRefusals.passkeyUnknown());
    }

    private static Passkey passkey(ResultSet row) throws SQLException {
        return new Passkey(row.getString(1), row.getString(2), row.getLong(3), row.getLong(4));
    }

    // ---- Challenges ----

    private Challenge challenge(String person, String request, String options) {
        String id = RandomIds.id();
        Database.durable(database.write(connection -> Sql.change(
                connection,
                "insert into passkey_challenges (id, person, request, made_at) values (?, ?, ?, ?)",
                id,
                person,
                request,
                clock.millis())));
        return new Challenge(id, options);
    }

    /** Uses up a challenge; empty if it is unknown, was made for somebody else, or is too old. */
    private Optional<String> taken(String id, String person) {
        long oldest = clock.millis() - CHALLENGE_LIFETIME.toMillis();
        return Database.durable(database.write(connection -> {
            Optional<String> request = Sql.first(
                    connection,
                    row -> row.getString(1),
                    "select request from passkey_challenges where id = ? and person = ? and made_at > ?",
                    id,
                    person,
                    oldest);
            boolean isFirst = Sql.change(connection, "delete from passkey_challenges where id = ?", id) == 1;
            return isFirst ? request : Optional.<String>empty();
        }));
    }

    /** Deletes challenges that were never answered. */
    public void deleteExpired() {
        long oldest = clock.millis() - CHALLENGE_LIFETIME.toMillis();
        Database.durable(database.write(
                connection -> Sql.change(connection, "delete from passkey_challenges where made_at <= ?", oldest)));
    }
}
