/**
 * The engine as a web page has it: {@code parlour.engine} compiled to WebAssembly and run by a worker.
 *
 * <p>{@link parlour.browser.Main} carries texts in and out of the compiled engine. {@link parlour.browser.build} compiles it
 * and is part of nothing that is shipped.
 */
@NullMarked
package parlour.browser;

import org.jspecify.annotations.NullMarked;
