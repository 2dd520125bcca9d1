/**
 * Makes the engine that the page loads: {@link parlour.browser.build.CompileEngine} is run by Maven after the classes are compiled,
 * translates them to WebAssembly and does nothing where nothing has changed. Part of no jar.
 */
@NullMarked
package parlour.browser.build;

import org.jspecify.annotations.NullMarked;
