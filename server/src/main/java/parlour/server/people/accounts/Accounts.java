package parlour.server.people.accounts;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import parlour.server.limits.RateLimiter;
import parlour.server.people.DisplayNames;
import parlour.server.people.PeopleRefusals;
import parlour.server.people.Person;
import parlour.server.people.Person.Kind;
import parlour.server.people.Result;
import parlour.server.people.SecretText;
import parlour.server.people.Session;
import parlour.server.people.Visitor;
import parlour.server.people.access.AccessChange;
import parlour.server.people.access.AccessChanges;
import parlour.server.people.credentials.Passwords;
import parlour.server.people.credentials.RecoveryCodes;
import parlour.server.people.rows.AccountRows;
import parlour.server.people.rows.AccountRows.Kept;
import parlour.server.people.rows.PersonRows;
import parlour.server.people.rows.PersonRows.Row;
import parlour.server.people.rows.SessionRows;
import parlour.server.store.Database;
import parlour.server.store.jdbc.JdbcListings;

/**
 * Accounts: people with a unique name and a password. Every method waits until its changes are durable, and hashing
 * passwords takes a while: do not call on a shared thread.
 *
 * <p>Methods that check a password are refused with {@code rate-limited} after several wrong ones, and with
 * {@code busy} when too many passwords are being checked at once.
 */
public final class Accounts {

    private final Database database;
    private final People people;
    private final Passwords passwords;
    private final PasswordCheck passwordCheck;

    /**
     * Creates the service.
     *
     * @param tries limits wrong passwords by name or account
     */
    public Accounts(Database database, People people, Passwords passwords, RateLimiter tries) {
        this.database = database;
        this.people = people;
        this.passwords = passwords;
        this.passwordCheck = new PasswordCheck(database, passwords, tries);
    }

    // ---- Creating ----

    /**
     * Turns a guest into an account. It keeps the id, and with it all games. Refused: {@code invalid-name},
     * {@code name-taken}, {@code password-short}, {@code password-long}, {@code password-common}, {@code not-a-guest},
     * {@code busy}.
     */
    public Result<NewAccount> create(Person guest, String name, String password) {
        return create(guest, name, password, Visitor.UNKNOWN);
    }

    /** As above, with a session for the visitor's browser. */
    public Result<NewAccount> create(Person guest, String name, String password, Visitor visitor) {
        return DisplayNames.usable(name).then(tidy -> {
            if (!isFree(tidy)) {
                return Result.refused(PeopleRefusals.nameTaken(tidy));
            }
            return passwords.choose(password, tidy).then(kept -> made(guest.id(), tidy, kept, visitor));
        });
    }

    /** Checked before the password is hashed, and again when the name is taken. */
    private boolean isFree(String name) {
        return database.read(connection -> AccountRows.isFree(connection, DisplayNames.key(name)));
    }

    private Result<NewAccount> made(String id, String name, SecretText password, Visitor visitor) {
        List<SecretText> codes = RecoveryCodes.make();
        return inOneGo((connection, changes) -> {
            if (!PersonRows.holds(connection, id, Kind.GUEST) || PersonRows.isFormer(connection, id)) {
                return Result.refused(PeopleRefusals.notAGuest());
            }
            if (!AccountRows.takeName(connection, id, DisplayNames.key(name))) {
                return Result.refused(PeopleRefusals.nameTaken(name));
            }
            AccountRows.add(connection, id, password);
            AccountRows.replaceCodes(connection, id, codes);
            PersonRows.change(connection, id, Kind.ACCOUNT, name);
            changes.add(new AccessChange.PersonChanged(id));
            // Copies of the guest's cookie must not give access to the account.
            Row row = renewed(connection, changes, id, visitor);
            return Result.ok(new NewAccount(people.sessions().open(connection, changes, row, visitor), codes));
        });
    }

    /** Ends all sessions of a person, and invalidates cookies of earlier versions. */
    private static Row renewed(Connection connection, AccessChanges.Recorder changes, String id, Visitor visitor)
            throws SQLException {
        SessionRows.endAll(connection, changes, id, visitor.session());
        return PersonRows.renew(connection, id);
    }

    // ---- Signing in ----

    /**
     * Signs in. Refused with {@code wrong-credentials}, whether the name or the password is wrong.
     *
     * @param before the person the browser was signed in as; a guest is merged into the account, with all games
     */
    public Result<Session> signIn(String name, String password, @Nullable Person before) {
        return signIn(name, password, before, Visitor.UNKNOWN);
    }

    /** As above, with a session for the visitor's browser instead of the one it had. */
    public Result<Session> signIn(String name, String password, @Nullable Person before, Visitor visitor) {
        return passwordCheck
                .admit(name, password, visitor)
                .then(account -> inOneGo((connection, changes) -> {
                    if (!PersonRows.holds(connection, account.person(), Kind.ACCOUNT)
                            || PersonRows.find(connection, account.person())
                                            .orElseThrow()
                                            .sessionVersion()
                                    != account.row().sessionVersion()) {
                        // The password was changed meanwhile.
                        return Result.refused(PeopleRefusals.signInWrong());
                    }
                    return Result.ok(moveIn(connection, changes, before, account.row(), visitor));
                }));
    }

    /** Opens a session, after merging the guest who used the browser before. */
    private Session moveIn(
            Connection connection,
            AccessChanges.Recorder changes,
            @Nullable Person before,
            Row account,
            Visitor visitor)
            throws SQLException {
        if (before != null) {
            String guest = before.id();
            if (before.kind() == Kind.GUEST && PersonRows.holds(connection, guest, Kind.GUEST)) {
                JdbcListings.movePerson(connection, guest, account.person().id());
                // The guest's cookie must not give access to the account.
                renewed(connection, changes, guest, visitor);
                changes.add(new AccessChange.GuestMerged(guest));
            } else {
                SessionRows.end(connection, changes, guest, visitor.session(), true);
            }
        }
        return people.sessions().open(connection, changes, account, visitor);
    }

    /**
     * Signs in with a recovery code, which is used up, and sets a new password; signs out all other browsers. Refused:
     * {@code code-wrong}, {@code password-short}, {@code password-long}, {@code password-common}.
     *
     * @param before as in {@link #signIn}
     */
    public Result<Session> recover(String name, String code, String newPassword, @Nullable Person before) {
        return recover(name, code, newPassword, before, Visitor.UNKNOWN);
    }

    /** As above, with a session for the visitor's browser. */
    public Result<Session> recover(
            String name, String code, String newPassword, @Nullable Person before, Visitor visitor) {
        String digest = RecoveryCodes.digest(code);
        // Not rate-limited by name: codes cannot be guessed, and a stranger's attempts must not lock out the owner.
        Optional<Kept> found =
                database.read(connection -> AccountRows.byCode(connection, DisplayNames.key(name), digest));
        if (found.isEmpty()) {
            return Result.refused(PeopleRefusals.codeWrong());
        }
        String account = found.get().person();
        return passwords
                .choose(newPassword, name)
                .then(hash -> inOneGo((connection, changes) -> {
                    if (!PersonRows.holds(connection, account, Kind.ACCOUNT)
                            || !AccountRows.useUp(connection, account, digest)) {
                        return Result.<Session>refused(PeopleRefusals.codeWrong());
                    }
                    AccountRows.setPassword(connection, account, hash);
                    Row row = renewed(connection, changes, account, visitor);
                    return Result.ok(moveIn(connection, changes, before, row, visitor));
                }));
    }

    // ---- Managing ----

    /**
     * Sets a new password; signs out all other browsers. Refused: {@code password-wrong}, {@code password-short},
     * {@code password-long}, {@code password-common}, {@code not-an-account}.
     */
    public Result<Session> changePassword(Person account, String password, String newPassword) {
        return changePassword(account, password, newPassword, Visitor.UNKNOWN);
    }

    /** As above, with a new session for the visitor's browser: a copy of its cookie is worthless from now on. */
    public Result<Session> changePassword(Person account, String password, String newPassword, Visitor visitor) {
        return passwordCheck
                .confirm(account, password)
                .then(kept -> passwords
                        .choose(newPassword, account.name())
                        .then(hash -> inOneGo((connection, changes) -> {
                            if (!AccountRows.holds(connection, kept)) {
                                return Result.<Session>refused(PeopleRefusals.passwordWrong());
                            }
                            AccountRows.setPassword(connection, account.id(), hash);
                            Row row = renewed(connection, changes, account.id(), visitor);
                            return Result.ok(people.sessions().open(connection, changes, row, visitor));
                        })));
    }

    /** Replaces all recovery codes. Refused: {@code password-wrong}, {@code not-an-account}. */
    public Result<List<SecretText>> newRecoveryCodes(Person account, String password) {
        List<SecretText> codes = RecoveryCodes.make();
        return passwordCheck
                .confirm(account, password)
                .then(kept -> inOneGo((connection, changes) -> {
                    if (!AccountRows.holds(connection, kept)) {
                        return Result.<List<SecretText>>refused(PeopleRefusals.passwordWrong());
                    }
                    AccountRows.replaceCodes(connection, account.id(), codes);
                    return Result.ok(codes);
                }));
    }

    /**
     * Deletes name, password, codes and tokens, and ends all sessions. A row without a name stays, because games
     * refer to it. Refused: {@code password-wrong}, {@code not-an-account}.
     *
     * @return the deleted ids, the account first, then its bots: the caller deletes their chat messages
     */
    public Result<List<String>> delete(Person account, String password) {
        return passwordCheck
                .confirm(account, password)
                .then(kept -> inOneGo((connection, changes) -> AccountRows.holds(connection, kept)
                        ? Result.ok(erased(connection, changes, account.id()))
                        : Result.<List<String>>refused(PeopleRefusals.passwordWrong())));
    }

    /**
     * Deletes a guest like an account. The cookie is enough: there is no password. Refused: {@code not-a-guest}.
     *
     * @return the deleted ids
     */
    public Result<List<String>> deleteGuest(Person guest) {
        return inOneGo((connection, changes) -> PersonRows.holds(connection, guest.id(), Kind.GUEST)
                ? Result.ok(erased(connection, changes, guest.id()))
                : Result.<List<String>>refused(PeopleRefusals.notAGuest()));
    }

    private static List<String> erased(Connection connection, AccessChanges.Recorder changes, String person)
            throws SQLException {
        SessionRows.endAll(connection, changes, person, "");
        for (String token : SessionRows.tokensOf(connection, person)) {
            changes.add(new AccessChange.SessionEnded(token, false));
        }
        List<String> gone = AccountRows.erase(connection, person);
        for (String id : gone) {
            changes.add(new AccessChange.PersonChanged(id));
        }
        return gone;
    }

    private <T> Result<T> inOneGo(AccessChanges.Work<Result<T>> work) {
        return people.access().write(work);
    }
}
