/** What a host may set about the site: its name, who may do what, and how people on the same network reach it. */
@NullMarked
package parlour.server.site;

import org.jspecify.annotations.NullMarked;
