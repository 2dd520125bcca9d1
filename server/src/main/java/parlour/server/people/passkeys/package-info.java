/**
 * Signing in with a key of one's device (WebAuthn) instead of a password.
 *
 * <p>Start at {@link parlour.server.people.passkeys.Passkeys}. Signatures are verified by Yubico's library.
 */
@NullMarked
package parlour.server.people.passkeys;

import org.jspecify.annotations.NullMarked;
