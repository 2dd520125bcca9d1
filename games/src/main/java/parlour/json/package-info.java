/**
 * The JSON parser for all code that must also run in the browser: strict, and without dependencies.
 *
 * <p>Start with {@link parlour.json.JsonFields}: an object whose fields are read by name and type. A missing or
 * malformed field is reported by name. {@link parlour.json.JsonReader} parses any value and reports the place of an
 * error, for files that people write. JSON is written by {@link parlour.game.View#json}.
 *
 * <pre>{@code
 * JsonFields fields = JsonFields.read("{\"type\":\"perft\",\"depth\":3}");
 * int depth = fields.number("depth");
 * }</pre>
 */
@NullMarked
package parlour.json;

import org.jspecify.annotations.NullMarked;
