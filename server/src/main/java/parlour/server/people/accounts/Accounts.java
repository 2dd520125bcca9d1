package parlour.server.people.accounts;

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
import parlour.server.people.credentials.Passwords;
import parlour.server.people.credentials.RecoveryCodes;
import parlour.server.people.rows.AccountRows;
import parlour.server.people.rows.AccountRows.Kept;
import parlour.server.people.rows.PersonRows;
import parlour.server.people.rows.PersonRows.Row;
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
        return DisplayNames.usable(name).then(tidy -> {
            if (!isFree(tidy)) {
                return Result.refused(PeopleRefusals.nameTaken(tidy));
            }
            return passwords.choose(password, tidy).then(kept -> made(guest.id(), tidy, kept));
        });
    }

    /** Checked before the password is hashed, and again when the name is taken. */
    private boolean isFree(String name) {
        return database.read(connection -> AccountRows.isFree(connection, DisplayNames.key(name)));
    }

    private Result<NewAccount> made(String id, String name, SecretText password) {
        List<SecretText> codes = RecoveryCodes.make();
        Result<Row> made = inOneGo(connection -> {
            if (!PersonRows.holds(connection, id, Kind.GUEST) || PersonRows.isFormer(connection, id)) {
                return Result.refused(PeopleRefusals.notAGuest());
            }
            if (!AccountRows.takeName(connection, id, DisplayNames.key(name))) {
                return Result.refused(PeopleRefusals.nameTaken(name));
            }
            AccountRows.add(connection, id, password);
            AccountRows.replaceCodes(connection, id, codes);
            PersonRows.change(connection, id, Kind.ACCOUNT, name);
            // Invalidates copies of the guest's cookie: they must not give access to the account.
            return Result.ok(PersonRows.renew(connection, id));
        });
        people.invalidate(id);
        return made.map(row -> new NewAccount(people.entered(row), codes));
    }

    // ---- Signing in ----

    /**
     * Signs in. Refused with {@code wrong-credentials}, whether the name or the password is wrong.
     *
     * @param before the person the browser was signed in as; a guest is merged into the account, with all games
     */
    public Result<Session> signIn(String name, String password, @Nullable Person before) {
        return passwordCheck.admit(name, password).map(account -> {
            moveIn(before, account.person());
            return people.entered(account.row());
        });
    }

    private void moveIn(@Nullable Person before, String account) {
        if (before == null || before.kind() != Kind.GUEST) {
            return;
        }
        Database.durable(database.write(connection -> {
            boolean both = PersonRows.holds(connection, before.id(), Kind.GUEST)
                    && PersonRows.holds(connection, account, Kind.ACCOUNT);
            if (both) {
                JdbcListings.movePerson(connection, before.id(), account);
                // The guest's cookie must not give access to the account.
                PersonRows.renew(connection, before.id());
            }
            return both;
        }));
        people.invalidate(before.id());
    }

    /**
     * Signs in with a recovery code, which is used up, and sets a new password; signs out all other browsers. Refused:
     * {@code code-wrong}, {@code password-short}, {@code password-long}, {@code password-common}.
     *
     * @param before as in {@link #signIn}
     */
    public Result<Session> recover(String name, String code, String newPassword, @Nullable Person before) {
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
                .then(hash -> inOneGo(connection -> {
                    if (!PersonRows.holds(connection, account, Kind.ACCOUNT)
                            || !AccountRows.useUp(connection, account, digest)) {
                        return Result.<Row>refused(PeopleRefusals.codeWrong());
                    }
                    AccountRows.setPassword(connection, account, hash);
                    return Result.ok(PersonRows.renew(connection, account));
                }))
                .map(row -> {
                    moveIn(before, account);
                    return people.entered(row);
                });
    }

    // ---- Managing ----

    /**
     * Sets a new password; signs out all other browsers. Refused: {@code password-wrong}, {@code password-short},
     * {@code password-long}, {@code password-common}, {@code not-an-account}.
     */
    public Result<Session> changePassword(Person account, String password, String newPassword) {
        return passwordCheck
                .confirm(account, password)
                .then(kept -> passwords
                        .choose(newPassword, account.name())
                        .then(hash -> inOneGo(connection -> {
                            if (!AccountRows.holds(connection, kept)) {
                                return Result.<Row>refused(PeopleRefusals.passwordWrong());
                            }
                            AccountRows.setPassword(connection, account.id(), hash);
                            return Result.ok(PersonRows.renew(connection, account.id()));
                        })))
                .map(people::entered);
    }

    /** Replaces all recovery codes. Refused: {@code password-wrong}, {@code not-an-account}. */
    public Result<List<SecretText>> newRecoveryCodes(Person account, String password) {
        List<SecretText> codes = RecoveryCodes.make();
        return passwordCheck
                .confirm(account, password)
                .then(kept -> inOneGo(connection -> {
                    if (!AccountRows.holds(connection, kept)) {
                        return Result.<List<SecretText>>refused(PeopleRefusals.passwordWrong());
                    }
                    AccountRows.replaceCodes(connection, account.id(), codes);
                    return Result.ok(codes);
                }));
    }

    /**
     * Deletes name, password, codes and tokens, and invalidates all cookies. A row without a name stays, because games
     * refer to it. Refused: {@code password-wrong}, {@code not-an-account}.
     *
     * @return the deleted ids, the account first, then its bots: the caller deletes their chat messages
     */
    public Result<List<String>> delete(Person account, String password) {
        Result<List<String>> erased = passwordCheck
                .confirm(account, password)
                .then(kept -> inOneGo(connection -> AccountRows.holds(connection, kept)
                        ? Result.ok(AccountRows.erase(connection, account.id()))
                        : Result.<List<String>>refused(PeopleRefusals.passwordWrong())));
        erased.granted().ifPresent(ids -> ids.forEach(people::invalidate));
        return erased;
    }

    /**
     * Deletes a guest like an account. The cookie is enough: there is no password. Refused: {@code not-a-guest}.
     *
     * @return the deleted ids
     */
    public Result<List<String>> deleteGuest(Person guest) {
        Result<List<String>> erased = inOneGo(connection -> PersonRows.holds(connection, guest.id(), Kind.GUEST)
                ? Result.ok(AccountRows.erase(connection, guest.id()))
                : Result.<List<String>>refused(PeopleRefusals.notAGuest()));
        erased.granted().ifPresent(ids -> ids.forEach(people::invalidate));
        return erased;
    }

    private <T> Result<T> inOneGo(Database.Work<Result<T>> work) {
        return Database.durable(database.write(work));
    }
}
