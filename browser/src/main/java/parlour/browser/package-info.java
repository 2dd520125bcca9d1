/**
 * The engine for web pages: {@code parlour.engine} compiled to WebAssembly and run by a worker.
 *
 * <p>{@link parlour.browser.Main} passes texts to and from the compiled engine. {@link parlour.browser.build} compiles
 * it and is not shipped.
 */
@NullMarked
package parlour.browser;

import org.jspecify.annotations.NullMarked;
