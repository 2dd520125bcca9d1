/**
 * Who sits at the tables: guests who need nothing, accounts with a name of their own, and bots of others.
 *
 * <p>Start at {@link parlour.server.people.People}, which everybody passes, then
 * {@link parlour.server.people.Accounts} and {@link parlour.server.people.Tokens}. Whatever can be refused is an
 * {@link parlour.server.people.Answer}; what one pair of eyes may see is
 * {@link parlour.server.people.Confidential}. The web sets and reads cookies, and asks
 * {@link parlour.server.people.Limits} by address.
 *
 * <pre>{@code
 * People people = People.open(database, InstantSource.system());
 * Limits limits = Limits.usual(InstantSource.system());
 * Accounts accounts = new Accounts(database, people, new Passwords(), limits.signInsByName());
 * Visit visit = people.recognise(cookie).or(() -> people.visit("").granted()).orElseThrow();
 * Answer<NewAccount> account = accounts.create(visit.person(), "Ada", "correct horse");
 * }</pre>
 */
@NullMarked
package parlour.server.people;

import org.jspecify.annotations.NullMarked;
