/**
 * Chooses the kind of database: {@link parlour.server.store.setup.StoreFactory} opens one,
 * {@link parlour.server.store.setup.Backup} copies one.
 */
@NullMarked
package parlour.server.store.setup;

import org.jspecify.annotations.NullMarked;
