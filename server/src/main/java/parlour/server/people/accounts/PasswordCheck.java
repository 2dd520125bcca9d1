package parlour.server.people.accounts;

import java.util.Optional;
import parlour.game.Refusal;
import parlour.server.limits.RateLimiter;
import parlour.server.people.DisplayNames;
import parlour.server.people.PeopleRefusals;
import parlour.server.people.Person;
import parlour.server.people.Result;
import parlour.server.people.Visitor;
import parlour.server.people.credentials.Passwords;
import parlour.server.people.rows.AccountRows;
import parlour.server.people.rows.AccountRows.Kept;
import parlour.server.store.Database;

/** Checks passwords of accounts, and limits wrong attempts. */
final class PasswordCheck {

    private final Database database;
    private final Passwords passwords;
    private final RateLimiter tries;

    PasswordCheck(Database database, Passwords passwords, RateLimiter tries) {
        this.database = database;
        this.passwords = passwords;
        this.tries = tries;
    }

    /** The account of this name, if the password is right. Takes as long if there is no such account. */
    Result<Kept> admit(String name, String password, Visitor visitor) {
        String key = DisplayNames.key(name);
        Optional<Kept> kept = database.read(connection -> AccountRows.byName(connection, key));
        Result<Kept> known = known("name " + key, password, kept, PeopleRefusals.signInWrong());
        known.granted()
                .filter(account -> passwords.isOutdated(account.password()))
                .ifPresent(account -> keepAgain(account, password));
        return known;
    }

    /** The account of a signed-in person, if the password is right. */
    Result<Kept> confirm(Person account, String password) {
        Optional<Kept> kept = database.read(connection -> AccountRows.byPerson(connection, account.id()));
        return kept.isEmpty()
                ? Result.refused(PeopleRefusals.notAnAccount())
                : known("person " + account.id(), password, kept, PeopleRefusals.passwordWrong());
    }

    private Result<Kept> known(String key, String password, Optional<Kept> kept, Refusal wrong) {
        Optional<Refusal> tooMany = tries.take(key);
        if (tooMany.isPresent()) {
            return Result.refused(tooMany.get());
        }
        Result<Boolean> right = passwords.isRight(password, kept.map(Kept::password));
        if (!right.equals(Result.ok(false))) {
            // Only wrong passwords count, not right ones or those refused as busy.
            tries.giveBack(key);
        }
        return right.then(isRight -> isRight ? Result.ok(kept.orElseThrow()) : Result.refused(wrong));
    }

    /** Stores the hash again at the current cost, unless the password has changed meanwhile. */
    private void keepAgain(Kept outdated, String password) {
        passwords
                .keep(password)
                .granted()
                .ifPresent(hash -> Database.durable(database.write(connection -> {
                    boolean same = AccountRows.holds(connection, outdated);
                    if (same) {
                        AccountRows.setPassword(connection, outdated.person(), hash);
                    }
                    return same;
                })));
    }
}
