/**
 * The one reader of JSON for everything that must also run in the browser: strict, and without a library.
 *
 * <p>Start with {@link parlour.json.JsonFields}: an object whose fields are asked for by name and kind. What is not as
 * expected is refused by name. {@link parlour.json.JsonReader} reads any value and names the place of a mistake, for files
 * that people write. JSON is written by {@link parlour.game.View#json}.
 *
 * <pre>{@code
 * JsonFields fields = JsonFields.read("{\"type\":\"perft\",\"depth\":3}");
 * int depth = fields.number("depth");
 * }</pre>
 */
@NullMarked
package parlour.json;

import org.jspecify.annotations.NullMarked;
