/**
 * The log: one line for each thing that happened, with named values, as text or as JSON.
 *
 * <p>Code logs through SLF4J; this package is what SLF4J finds and writes with. {@link parlour.server.logging.LogLine}
 * says how a line looks, {@link parlour.server.logging.LogSettings} what is logged and where to.
 *
 * <pre>{@code
 * LOG.atWarn().addKeyValue("table", tableId).setCause(failure).log("A bot could not move, trying again");
 * }</pre>
 *
 * <p>Every line written while a request is served carries its id ({@link parlour.server.logging.RequestId}).
 *
 * <p>What must not be read in a log is kept out in one place each: addresses are shortened
 * ({@link parlour.server.logging.LogAddress}), and the text of an exception is written only where it cannot quote a
 * position, a password or a row of the database ({@link parlour.server.logging.FailureText}).
 */
@NullMarked
package parlour.server.logging;

import org.jspecify.annotations.NullMarked;
