package parlour.server.store;

/** Called after each group commit, on the writer thread: must not block. */
@FunctionalInterface
public interface CommitListener {

    /** Ignores all commits. */
    CommitListener NONE = (works, nanos) -> {};

    /**
     * A group of writes is durable.
     *
     * @param works number of writes that shared the commit
     * @param nanos duration of the commit itself, without the writes
     */
    void committed(int works, long nanos);
}
