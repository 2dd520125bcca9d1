package parlour.server.people;

import java.util.Optional;
import parlour.game.Refusal;
import parlour.server.people.AccountRows.Kept;
import parlour.server.store.Database;

/** Finds out whether somebody knows the password of an account, and does not let anybody try for ever. */
final class Doorkeeper {

    private final Database database;
    private final Passwords passwords;
    private final RateLimit tries;

    Doorkeeper(Database database, Passwords passwords, RateLimit tries) {
        this.database = database;
        this.passwords = passwords;
        this.tries = tries;
    }

    /** The account of this name, if this is its password. It takes as long to find out that there is none. */
    Answer<Kept> admit(String name, String password) {
        String key = Names.key(name);
        Optional<Kept> kept = database.read(connection -> AccountRows.byName(connection, key));
        Answer<Kept> known = known("name " + key, password, kept, Refusals.signInWrong());
        known.granted()
                .filter(account -> passwords.isOutdated(account.password()))
                .ifPresent(account -> keepAgain(account, password));
        return known;
    }

    /** The account of somebody who has come in already, if this is its password. */
    Answer<Kept> confirm(Person account, String password) {
        Optional<Kept> kept = database.read(connection -> AccountRows.byPerson(connection, account.id()));
        return kept.isEmpty()
                ? Answer.no(Refusals.notAnAccount())
                : known("person " + account.id(), password, kept, Refusals.passwordWrong());
    }

    private Answer<Kept> known(String key, String password, Optional<Kept> kept, Refusal wrong) {
        Optional<Refusal> tooMany = tries.take(key);
        if (tooMany.isPresent()) {
            return Answer.no(tooMany.get());
        }
        Answer<Boolean> right = passwords.isRight(password, kept.map(Kept::password));
        if (!right.equals(Answer.yes(false))) {
            // Only what was wrong counts, not what nobody had time to look at.
            tries.giveBack(key);
        }
        return right.then(isRight -> isRight ? Answer.yes(kept.orElseThrow()) : Answer.no(wrong));
    }

    /** With the cost of today, unless the password is another one by now. */
    private void keepAgain(Kept outdated, String password) {
        passwords
                .keep(password)
                .granted()
                .ifPresent(hash -> Sql.durable(database.write(connection -> {
                    boolean same = AccountRows.holds(connection, outdated);
                    if (same) {
                        AccountRows.setPassword(connection, outdated.person(), hash);
                    }
                    return same;
                })));
    }
}
