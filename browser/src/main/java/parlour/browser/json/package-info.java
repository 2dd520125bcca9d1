/**
 * JSON from outside, read strictly and without a library, because what is read here is compiled for the browser.
 *
 * <p>Start with {@link parlour.browser.json.Fields}: an object whose fields are asked for by name and kind. What is not as
 * expected is refused by name, with the same codes as on the server's socket. Writing is {@link parlour.game.View}'s affair.
 *
 * <pre>{@code
 * Fields fields = Fields.read("{\"type\":\"perft\",\"depth\":3}");
 * int depth = fields.number("depth");
 * }</pre>
 */
@NullMarked
package parlour.browser.json;

import org.jspecify.annotations.NullMarked;
