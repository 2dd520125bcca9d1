/**
 * The two digests everything here is built on, without their checked exceptions: every Java has both.
 *
 * <p>There is one class, {@link parlour.server.digest.Digests}.
 *
 * <pre>{@code
 * byte[] fingerprint = Digests.sha256(bytes);
 * byte[] seal = Digests.hmacSha256(key, message);
 * boolean genuine = Digests.areEqual(seal, given); // takes equally long wherever they differ
 * }</pre>
 */
@NullMarked
package parlour.server.digest;

import org.jspecify.annotations.NullMarked;
