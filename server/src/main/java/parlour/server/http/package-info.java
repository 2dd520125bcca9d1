/**
 * HTTP: the lists, opening tables, people, files, documents, and the page itself. The protocol is in
 * {@code docs/protocol.md} and {@code openapi.json}; {@link parlour.server.http.DocumentPages} shows the documents of the
 * repository.
 *
 * <p>Start at {@link parlour.server.http.WebServer}. Every answer that is a refusal is a
 * {@link parlour.server.http.HttpRefusalException}, turned into a status and a sentence in one place.
 */
@NullMarked
package parlour.server.http;

import org.jspecify.annotations.NullMarked;
