/**
 * {@code parlour admin}: what the host may do, at the terminal. It works on the database, also while servers run; start
 * at {@link parlour.cli.admin.AdminCommand}.
 */
@NullMarked
package parlour.cli.admin;

import org.jspecify.annotations.NullMarked;
