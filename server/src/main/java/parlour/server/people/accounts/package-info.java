/**
 * Guests, accounts and bots: {@link parlour.server.people.accounts.People} creates guests and recognises cookies,
 * {@link parlour.server.people.accounts.Accounts} signs people up and in,
 * {@link parlour.server.people.accounts.Sessions} are the browsers where they are signed in,
 * {@link parlour.server.people.accounts.BotTokens} authenticates users' bots.
 */
@NullMarked
package parlour.server.people.accounts;

import org.jspecify.annotations.NullMarked;
