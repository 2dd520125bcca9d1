/** How people, accounts and keys are kept in the database: SQL and nothing else. */
@NullMarked
package parlour.server.people.rows;

import org.jspecify.annotations.NullMarked;
