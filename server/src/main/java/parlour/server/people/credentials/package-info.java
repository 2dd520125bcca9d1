/** Passwords, recovery codes, session cookies and digests. */
@NullMarked
package parlour.server.people.credentials;

import org.jspecify.annotations.NullMarked;
