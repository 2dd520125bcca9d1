/**
 * Builds the engine that the page loads: Maven runs {@link parlour.browser.build.CompileEngine} after the classes are
 * compiled; it compiles them to WebAssembly, unless nothing has changed. Not part of any jar.
 */
@NullMarked
package parlour.browser.build;

import org.jspecify.annotations.NullMarked;
