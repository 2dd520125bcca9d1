package parlour.bench.chaos;

import java.nio.file.Path;
import java.util.stream.Stream;
import parlour.server.store.DatabaseLocation;

/** A PostgreSQL primary and its standby, and what an operator does when one of them fails. */
final class ReplicatedPostgres implements AutoCloseable {

    private static final long CATCH_UP_MILLIS = 120_000;

    private final Filesystem primaryDisk;
    private final Filesystem standbyDisk;
    private PostgresServer primary;
    private PostgresServer standby;

    private ReplicatedPostgres(
            Filesystem primaryDisk, Filesystem standbyDisk, PostgresServer primary, PostgresServer standby) {
        this.primaryDisk = primaryDisk;
        this.standbyDisk = standbyDisk;
        this.primary = primary;
        this.standby = standby;
    }

    /**
     * Creates and starts both.
     *
     * @param isSynchronous whether every commit waits for the standby, even if there is none
     * @param diskMegabytes the size of a file system of its own for each, if possible; 0 for none
     */
    static ReplicatedPostgres start(Path folder, boolean isSynchronous, int diskMegabytes) {
        PostgresBinaries binaries = PostgresBinaries.unpack(folder.resolve("postgres"));
        String names = isSynchronous ? "*" : "";
        Filesystem one = Filesystem.at(folder.resolve("one"), diskMegabytes);
        Filesystem other = Filesystem.at(folder.resolve("other"), diskMegabytes);
        ReplicatedPostgres pair = new ReplicatedPostgres(
                one,
                other,
                new PostgresServer(binaries, "one", one.folder(), folder.resolve("postgres-one.log"), names),
                new PostgresServer(binaries, "other", other.folder(), folder.resolve("postgres-other.log"), names));
        try {
            pair.primary.create();
            pair.primary.start(pair.standby);
            pair.rebuildStandby();
        } catch (RuntimeException failure) {
            pair.close();
            throw failure;
        }
        return pair;
    }

    /** For the nodes: both servers, of which they use the one that accepts writes. */
    DatabaseLocation location() {
        String hosts = String.join(
                ",",
                Stream.of(primary, standby)
                        .sorted(java.util.Comparator.comparing(PostgresServer::name))
                        .map(each -> "localhost:" + each.port())
                        .toList());
        return DatabaseLocation.Postgres.at("postgresql://" + hosts + "/postgres", "postgres", "");
    }

    synchronized PostgresServer primary() {
        return primary;
    }

    synchronized PostgresServer standby() {
        return standby;
    }

    /** The disk of the current primary. */
    Filesystem disk() {
        return primary.data().equals(primaryDisk.folder()) ? primaryDisk : standbyDisk;
    }

    boolean isComplete() {
        return primary.hasStandby();
    }

    void awaitComplete() {
        Commands.requireSoon("the standby has caught up", this::isComplete, CATCH_UP_MILLIS);
    }

    /** Starts the killed primary again, as it was. */
    void restartPrimary() {
        primary.start(standby);
    }

    void restartStandby() {
        standby.start(primary);
    }

    /** After the primary was killed: the standby takes its place. The old one must be made a standby before it runs. */
    synchronized void promoteStandby() {
        standby.promote();
        PostgresServer old = primary;
        primary = standby;
        standby = old;
    }

    /** Makes the server that is not the primary a standby with a fresh copy of the data. */
    void rebuildStandby() {
        standby.becomeStandbyOf(primary);
        if (!standby.isStandby()) {
            throw new IllegalStateException("there are two primaries");
        }
        awaitComplete();
    }

    @Override
    public void close() {
        standby.stop();
        primary.stop();
        primaryDisk.close();
        standbyDisk.close();
    }
}
