/**
 * Verifiable chance: the host commits to a secret before any player sits down, every seat contributes bytes of its own,
 * and all draws follow from both. docs/chance.md explains how anyone can recompute them.
 *
 * <p>Start with {@link parlour.chance.ProvableDraw}, which defines a draw, then {@link parlour.chance.Verification},
 * which checks a file. There is no random source here: the host of a table provides the bytes of its secret. SHA-256 is
 * implemented in plain Java ({@code Sha256}), because the same code runs in the browser.
 *
 * <pre>{@code
 * Secret secret = Secret.of(random);                     // when the table opens; publish secret.commitment()
 * SeatBytes bytes = SeatBytes.of(List.of(white, black)); // as they sat down
 * int move = new ProvableDraw(secret, bytes, 1).drawOutcome(position); // the first draw
 * GameFile shown = ChanceTags.revealed(file, secret, bytes);       // when the match is over
 * Verification result = Verification.of(shown, GameRegistry.all());
 * }</pre>
 */
@NullMarked
package parlour.chance;

import org.jspecify.annotations.NullMarked;
