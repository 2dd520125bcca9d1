package parlour.server.store.sqlite;

import java.util.Optional;
import parlour.server.store.Lease;
import parlour.server.store.TableLeases;

/** A single node: every lease is granted. */
final class SingleNodeLeases implements TableLeases {

    @Override
    public Optional<Lease> acquire(String tableId) {
        return Optional.of(Lease.unshared(tableId));
    }

    @Override
    public void release(Lease lease) {}

    @Override
    public void ended(Lease lease) {}

    @Override
    public void renew() {}

    @Override
    public void close() {}
}
