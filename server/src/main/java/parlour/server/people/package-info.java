/**
 * The people at the tables: guests, accounts with a unique name, and users' bots.
 *
 * <p>Start at {@link parlour.server.people.accounts.People}, which creates guests and recognises cookies, then
 * {@link parlour.server.people.accounts.Accounts}, {@link parlour.server.people.accounts.Sessions} and
 * {@link parlour.server.people.accounts.BotTokens}. Whatever changes who somebody is, or what they may do, goes through
 * {@link parlour.server.people.access.AccessChanges} and is known to every node before it is acknowledged. Requests that
 * can be refused return a {@link parlour.server.people.Result}; secrets are {@link parlour.server.people.SecretText}.
 * The web layer sets and reads cookies, and applies {@link parlour.server.limits.RateLimits} by address.
 *
 * <pre>{@code
 * People people = People.open(database, InstantSource.system());
 * RateLimits limits = RateLimits.defaults(InstantSource.system(), 200);
 * Accounts accounts = new Accounts(database, people, new Passwords(pool), limits.signInsByName());
 * Session session = people.authenticate(cookie).or(() -> people.createGuest("").granted()).orElseThrow();
 * Result<NewAccount> account = accounts.create(session.person(), "Ada", "correct horse");
 * }</pre>
 */
@NullMarked
package parlour.server.people;

import org.jspecify.annotations.NullMarked;
