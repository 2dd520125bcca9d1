/**
 * Opens and copies databases of either kind: {@link parlour.server.store.setup.StoreFactory} opens one,
 * {@link parlour.server.store.setup.Backup} copies one into a file, {@link parlour.server.store.setup.DatabaseCopy} into
 * another database.
 */
@NullMarked
package parlour.server.store.setup;

import org.jspecify.annotations.NullMarked;
