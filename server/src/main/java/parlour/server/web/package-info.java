/**
 * HTTP: the lists, opening tables, people, files, documents, and the page itself. The protocol is in
 * {@code docs/protocol.md} and {@code openapi.json}; {@link parlour.server.web.DocumentPages} shows the documents of the
 * repository.
 *
 * <p>Start at {@link parlour.server.web.WebServer}. Every answer that is a refusal is a
 * {@link parlour.server.web.RefusedException}, turned into a status and a sentence in one place.
 */
@NullMarked
package parlour.server.web;

import org.jspecify.annotations.NullMarked;
