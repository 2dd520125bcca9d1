/** The SQL of people, accounts and keys, and nothing else. */
@NullMarked
package parlour.server.people.rows;

import org.jspecify.annotations.NullMarked;
