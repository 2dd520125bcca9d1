package parlour.server.people;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import parlour.server.people.AccountRows.Kept;
import parlour.server.people.Person.Kind;
import parlour.server.people.Rows.Row;
import parlour.server.store.Database;
import parlour.server.store.JdbcListings;

/**
 * People with a name of their own and a password. Every method waits until what it changed is durable, and those that
 * are handed a password compute for a while: none belongs on a thread that others wait for.
 *
 * <p>Whatever needs a password is refused with {@code too-many} after some wrong ones, and with {@code busy} when too
 * many passwords are to be checked at once.
 */
public final class Accounts {

    private final Database database;
    private final People people;
    private final Passwords passwords;
    private final Doorkeeper doorkeeper;

    /**
     * Wired to what they need.
     *
     * @param tries how often one name, or one account, may be tried with a wrong password
     */
    public Accounts(Database database, People people, Passwords passwords, RateLimit tries) {
        this.database = database;
        this.people = people;
        this.passwords = passwords;
        this.doorkeeper = new Doorkeeper(database, passwords, tries);
    }

    // ---- Making one ----

    /**
     * Makes an account of a guest. It keeps the id, and with it every game. Refused: {@code name-unusable},
     * {@code name-taken}, {@code password-short}, {@code password-long}, {@code not-a-guest}.
     */
    public Answer<NewAccount> create(Person guest, String name, String password) {
        return Names.usable(name).then(tidy -> {
            if (!isFree(tidy)) {
                return Answer.no(Refusals.nameTaken(tidy));
            }
            return passwords.keep(password).then(kept -> made(guest.id(), tidy, kept));
        });
    }

    /** Asked before anything is computed, and again when the name is taken. */
    private boolean isFree(String name) {
        return database.read(connection -> AccountRows.isFree(connection, Names.key(name)));
    }

    private Answer<NewAccount> made(String id, String name, Confidential password) {
        List<Confidential> codes = RecoveryCodes.make();
        Answer<Row> made = inOneGo(connection -> {
            if (!Rows.holds(connection, id, Kind.GUEST) || Rows.isFormer(connection, id)) {
                return Answer.no(Refusals.notAGuest());
            }
            if (!AccountRows.takeName(connection, id, Names.key(name))) {
                return Answer.no(Refusals.nameTaken(name));
            }
            AccountRows.add(connection, id, password);
            AccountRows.replaceCodes(connection, id, codes);
            Rows.change(connection, id, Kind.ACCOUNT, name);
            // Whoever else has the guest's cookie must not get the account with it.
            return Answer.yes(Rows.renew(connection, id));
        });
        people.forget(id);
        return made.map(row -> new NewAccount(people.entered(row), codes));
    }

    // ---- Coming back ----

    /**
     * Signs in. Refused: {@code sign-in-wrong}, whether it is the name or the password.
     *
     * @param before who the browser was known as; a guest becomes part of the account, with all games
     */
    public Answer<Visit> signIn(String name, String password, @Nullable Person before) {
        return doorkeeper.admit(name, password).map(account -> {
            moveIn(before, account.person());
            return people.entered(account.row());
        });
    }

    private void moveIn(@Nullable Person before, String account) {
        if (before == null || before.kind() != Kind.GUEST) {
            return;
        }
        Sql.durable(database.write(connection -> {
            boolean both =
                    Rows.holds(connection, before.id(), Kind.GUEST) && Rows.holds(connection, account, Kind.ACCOUNT);
            if (both) {
                JdbcListings.movePerson(connection, before.id(), account);
                // The guest's cookie must not be good for anything under the account's name.
                Rows.renew(connection, before.id());
            }
            return both;
        }));
        people.forget(before.id());
    }

    /**
     * Signs in with a recovery code, which is used up, and sets another password; every other browser is signed out.
     * Refused: {@code code-wrong}, {@code password-short}, {@code password-long}.
     *
     * @param before as in {@link #signIn}
     */
    public Answer<Visit> recover(String name, String code, String newPassword, @Nullable Person before) {
        String digest = RecoveryCodes.digest(code);
        // Not counted as a try: codes cannot be guessed, and a stranger's guesses must not shut out the owner.
        Optional<Kept> found = database.read(connection -> AccountRows.byCode(connection, Names.key(name), digest));
        if (found.isEmpty()) {
            return Answer.no(Refusals.codeWrong());
        }
        String account = found.get().person();
        return passwords
                .keep(newPassword)
                .then(hash -> inOneGo(connection -> {
                    if (!Rows.holds(connection, account, Kind.ACCOUNT)
                            || !AccountRows.useUp(connection, account, digest)) {
                        return Answer.<Row>no(Refusals.codeWrong());
                    }
                    AccountRows.setPassword(connection, account, hash);
                    return Answer.yes(Rows.renew(connection, account));
                }))
                .map(row -> {
                    moveIn(before, account);
                    return people.entered(row);
                });
    }

    // ---- Looking after it ----

    /**
     * Sets another password; every other browser is signed out. Refused: {@code password-wrong},
     * {@code password-short}, {@code password-long}, {@code not-an-account}.
     */
    public Answer<Visit> changePassword(Person account, String password, String newPassword) {
        return doorkeeper
                .confirm(account, password)
                .then(kept -> passwords
                        .keep(newPassword)
                        .then(hash -> inOneGo(connection -> {
                            if (!AccountRows.holds(connection, kept)) {
                                return Answer.<Row>no(Refusals.passwordWrong());
                            }
                            AccountRows.setPassword(connection, account.id(), hash);
                            return Answer.yes(Rows.renew(connection, account.id()));
                        })))
                .map(people::entered);
    }

    /** Replaces all recovery codes. Refused: {@code password-wrong}, {@code not-an-account}. */
    public Answer<List<Confidential>> newRecoveryCodes(Person account, String password) {
        List<Confidential> codes = RecoveryCodes.make();
        return doorkeeper
                .confirm(account, password)
                .then(kept -> inOneGo(connection -> {
                    if (!AccountRows.holds(connection, kept)) {
                        return Answer.<List<Confidential>>no(Refusals.passwordWrong());
                    }
                    AccountRows.replaceCodes(connection, account.id(), codes);
                    return Answer.yes(codes);
                }));
    }

    /** Signs every browser out but the one that asks, which gets another cookie. Refused: {@code not-an-account}. */
    public Answer<Visit> signOutEverywhere(Person account) {
        return this.<Row>inOneGo(connection -> Rows.holds(connection, account.id(), Kind.ACCOUNT)
                        ? Answer.yes(Rows.renew(connection, account.id()))
                        : Answer.no(Refusals.notAnAccount()))
                .map(people::entered);
    }

    /**
     * Removes name, password, codes and tokens; every cookie is worthless. A nameless row stays, because games point at
     * it. Refused: {@code password-wrong}, {@code not-an-account}.
     *
     * @return ids that have lost their name, the account first, then its bots: what they said is to be deleted too
     */
    public Answer<List<String>> delete(Person account, String password) {
        Answer<List<String>> erased = doorkeeper
                .confirm(account, password)
                .then(kept -> inOneGo(connection -> AccountRows.holds(connection, kept)
                        ? Answer.yes(AccountRows.erase(connection, account.id()))
                        : Answer.<List<String>>no(Refusals.passwordWrong())));
        erased.granted().ifPresent(ids -> ids.forEach(people::forget));
        return erased;
    }

    private <T> Answer<T> inOneGo(Database.Work<Answer<T>> work) {
        return Sql.durable(database.write(work));
    }
}
