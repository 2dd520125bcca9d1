/**
 * Chance that nobody has to be trusted with: the host commits to a secret before anybody sits down, every seat adds
 * bytes of its own, and all draws follow from both. docs/chance.md tells strangers how to compute them again.
 *
 * <p>Start at {@link parlour.server.chance.ProvableLots}, which defines a draw, then
 * {@link parlour.server.chance.Verification}, which checks a file.
 *
 * <pre>{@code
 * Secret secret = Secret.random();                       // when the table opens; publish secret.commitment()
 * SeatBytes bytes = SeatBytes.of(List.of(white, black)); // as they sat down
 * int move = new ProvableLots(secret, bytes, 1).outcome(position); // the first draw
 * GameFile shown = ChanceTags.revealed(file, secret, bytes);       // when the match is over
 * Verification result = Verification.of(shown, Shelf.games());
 * }</pre>
 */
@NullMarked
package parlour.server.chance;

import org.jspecify.annotations.NullMarked;
