package parlour.server.store.jdbc;

import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlour.server.store.StoreException;

/**
 * Whether the database has failed to write, until a write that needs new space has succeeded again. The log shows the
 * first cause and the end of each series of failures, not the thousands between them.
 */
final class WriteFailures {

    private static final Logger LOG = LoggerFactory.getLogger(WriteFailures.class);

    private @Nullable StoreException first;
    private long count;

    synchronized void failed(StoreException failure) {
        count++;
        if (first == null) {
            first = failure;
            LOG.error("The database cannot be written; commands are refused until it can", failure);
        } else {
            LOG.debug("The database still cannot be written", failure);
        }
    }

    synchronized boolean isFailing() {
        return first != null;
    }

    /** A write that needs new space has succeeded. */
    synchronized void ended() {
        if (first != null) {
            LOG.info("The database can be written again; {} writes have failed", count);
            first = null;
            count = 0;
        }
    }
}
