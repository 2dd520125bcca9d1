/**
 * HTTP: lists, tables, people, files, documents and the page itself. The API is described in {@code docs/protocol.md}
 * and {@code openapi.json}; {@link parlour.server.http.DocumentPages} serves the documents of the repository.
 *
 * <p>Start at {@link parlour.server.http.WebServer}. Refused requests throw a
 * {@link parlour.server.http.HttpRefusalException}, which is turned into a status and a message in one place.
 */
@NullMarked
package parlour.server.http;

import org.jspecify.annotations.NullMarked;
