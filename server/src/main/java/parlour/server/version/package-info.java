/** Which version of Parlour this is: release and commit. */
@NullMarked
package parlour.server.version;

import org.jspecify.annotations.NullMarked;
