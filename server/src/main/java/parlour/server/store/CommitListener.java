package parlour.server.store;

/** Hears of every group of writes that has become durable. Called on the writing thread: it must be quick. */
@FunctionalInterface
public interface CommitListener {

    /** For whoever does not want to know. */
    CommitListener NONE = (works, nanos) -> {};

    /**
     * A group is durable.
     *
     * @param works how many pieces of work shared the commit
     * @param nanos how long the commit itself took, without the work
     */
    void committed(int works, long nanos);
}
