/**
 * Who sits at the tables: guests who need nothing, accounts with a name of their own, and bots of others.
 *
 * <p>Start at {@link parlour.server.people.accounts.People}, which creates guests and recognises cookies, then
 * {@link parlour.server.people.accounts.Accounts} and {@link parlour.server.people.accounts.BotTokens}. Whatever can be refused is an
 * {@link parlour.server.people.Result}; what only one person may see is
 * {@link parlour.server.people.SecretText}. The web sets and reads cookies, and asks
 * {@link parlour.server.limits.RateLimits} by address.
 *
 * <pre>{@code
 * People people = People.open(database, InstantSource.system());
 * RateLimits limits = RateLimits.defaults(InstantSource.system());
 * Accounts accounts = new Accounts(database, people, new Passwords(), limits.signInsByName());
 * Session session = people.authenticate(cookie).or(() -> people.createGuest("").granted()).orElseThrow();
 * Result<NewAccount> account = accounts.create(session.person(), "Ada", "correct horse");
 * }</pre>
 */
@NullMarked
package parlour.server.people;

import org.jspecify.annotations.NullMarked;
