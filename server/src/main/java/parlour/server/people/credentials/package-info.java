/** Passwords, recovery codes, session cookies, and the digests they are made of. */
@NullMarked
package parlour.server.people.credentials;

import org.jspecify.annotations.NullMarked;
