package parlour.bench.chaos;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;

/** Makes faults happen, in an order and with durations that depend on the seed only. Each is over when it returns. */
final class Faults {

    private final Cluster cluster;
    private final Timeline timeline;
    private final Random random;
    private final boolean isSynchronous;
    private final int longestSeconds;
    private final Runnable resetConnections;
    private final Supplier<List<String>> tables;
    private final Deque<Fault> next = new ArrayDeque<>();

    /**
     * Faults of a cluster.
     *
     * @param isSynchronous whether commits must wait for the standby
     * @param longestSeconds the longest that something is paused or away
     * @param resetConnections resets the connections of some visitors
     * @param tables the tables being played at
     */
    Faults(
            Cluster cluster,
            Timeline timeline,
            long seed,
            boolean isSynchronous,
            int longestSeconds,
            Runnable resetConnections,
            Supplier<List<String>> tables) {
        this.cluster = cluster;
        this.timeline = timeline;
        this.random = new Random(seed);
        this.isSynchronous = isSynchronous;
        this.longestSeconds = longestSeconds;
        this.resetConnections = resetConnections;
        this.tables = tables;
    }

    /** The faults that are possible on this machine. */
    Set<Fault> possible() {
        Set<Fault> possible = EnumSet.allOf(Fault.class);
        if (!cluster.postgres().disk().canBeFilled()) {
            possible.remove(Fault.DISK_FULL);
        }
        return possible;
    }

    /** The next fault: each kind once, in random order, then again. */
    Fault next() {
        if (next.isEmpty()) {
            List<Fault> all = new ArrayList<>(possible());
            Collections.shuffle(all, random);
            next.addAll(all);
        }
        return next.remove();
    }

    /** Makes it happen, and waits until everything is in place again. */
    void happen(Fault fault) {
        ParlourNode node = cluster.nodes().get(random.nextInt(cluster.nodes().size()));
        // Drawn for every fault, so that one kind does not change what follows.
        int seconds = 1 + random.nextInt(longestSeconds);
        switch (fault) {
            case NODE_KILLED -> killNode(node, seconds);
            case NODE_PAUSED -> pause(node.process(), "node " + node.name(), "le nœud " + node.name(), seconds);
            case PROXY_KILLED -> killProxy(seconds);
            case PROXY_PAUSED -> pause(cluster.proxy().process(), "the proxy", "le proxy", seconds);
            case CONNECTIONS_RESET -> {
                timeline.begin("connections are reset", "des connexions sont rompues");
                resetConnections.run();
                Commands.sleep(seconds * 100L);
            }
            case PRIMARY_KILLED -> killPrimary(seconds);
            case PRIMARY_PAUSED ->
                pause(cluster.postgres().primary().process(), "the primary", "le serveur primaire", seconds);
            case STANDBY_KILLED -> killStandby(seconds);
            case STANDBY_PAUSED -> pauseStandby(seconds);
            case FAILOVER -> failOver(seconds);
            case FAILOVER_WHILE_BEHIND -> failOverWhileBehind(seconds);
            case DEAD_WATCHERS -> deadWatchers(seconds);
            case DISK_FULL -> fillDisk(seconds);
            case CLOCK_JUMP -> jump(node, seconds);
        }
        cluster.postgres().awaitComplete();
        timeline.end();
    }

    private static String during(int seconds) {
        return " for " + seconds + " s";
    }

    private static String pendant(int seconds) {
        return " pendant " + seconds + " s";
    }

    // ---- Nodes and proxy ----

    private void pause(ChildProcess process, String en, String fr, int seconds) {
        timeline.begin(en + " is paused" + during(seconds), fr + " est suspendu" + pendant(seconds));
        process.pause();
        Commands.sleep(seconds * 1000L);
        process.resume();
    }

    private void killNode(ParlourNode node, int seconds) {
        timeline.begin(
                "node " + node.name() + " is killed" + during(seconds),
                "le nœud " + node.name() + " est tué" + pendant(seconds));
        node.process().kill();
        Commands.sleep(seconds * 1000L);
        node.start();
        node.awaitHealthy();
    }

    private void killProxy(int seconds) {
        timeline.begin("the proxy is killed" + during(seconds), "le proxy est tué" + pendant(seconds));
        cluster.proxy().process().kill();
        Commands.sleep(seconds * 1000L);
        cluster.proxy().start();
    }

    private void jump(ParlourNode node, int seconds) {
        int shift = random.nextBoolean() ? 3_600 : -3_600;
        timeline.begin(
                "the clock of node " + node.name() + " jumps by " + shift + " s" + during(seconds),
                "l’horloge du nœud " + node.name() + " saute de " + shift + " s" + pendant(seconds));
        node.shiftClock(shift);
        Commands.sleep(seconds * 1000L);
        node.shiftClock(0);
        // The node looks several times a second.
        Commands.sleep(500);
    }

    private void deadWatchers(int seconds) {
        int count = 200 * seconds;
        timeline.begin(count + " watchers connect and are reset", count + " spectateurs se connectent et sont rompus");
        new DeadWatchers(cluster.proxy().port(), tables.get(), random).come(count);
    }

    // ---- PostgreSQL ----

    private void killPrimary(int seconds) {
        timeline.begin("the primary is killed" + during(seconds), "le serveur primaire est tué" + pendant(seconds));
        cluster.postgres().primary().process().kill();
        Commands.sleep(seconds * 1000L);
        cluster.postgres().restartPrimary();
    }

    private void killStandby(int seconds) {
        timeline.begin("the standby is killed" + during(seconds), "le serveur de secours est tué" + pendant(seconds));
        cluster.postgres().standby().process().kill();
        long since = Notebook.now();
        Commands.sleep(seconds * 1000L);
        noteNoStandby(since);
        cluster.postgres().restartStandby();
    }

    private void pauseStandby(int seconds) {
        timeline.begin(
                "the standby is paused" + during(seconds), "le serveur de secours est suspendu" + pendant(seconds));
        cluster.postgres().standby().process().pause();
        long since = Notebook.now();
        Commands.sleep(seconds * 1000L);
        noteNoStandby(since);
        cluster.postgres().standby().process().resume();
    }

    private void noteNoStandby(long since) {
        if (isSynchronous) {
            timeline.hadNoStandby(since);
        }
    }

    private void failOver(int seconds) {
        timeline.begin(
                "the primary is lost, the standby is promoted",
                "le serveur primaire est perdu, celui de secours est promu");
        cluster.postgres().primary().process().kill();
        promote(seconds);
    }

    private void failOverWhileBehind(int seconds) {
        timeline.begin(
                "the standby is paused" + during(seconds) + ", the primary is lost, the standby is promoted",
                "le serveur de secours est suspendu" + pendant(seconds)
                        + ", le primaire est perdu, celui de secours est promu");
        ReplicatedPostgres postgres = cluster.postgres();
        postgres.standby().process().pause();
        long since = Notebook.now();
        Commands.sleep(seconds * 1000L);
        noteNoStandby(since);
        postgres.primary().process().kill();
        // What was sent to it but not read yet must not reach it either.
        postgres.standby().process().kill();
        postgres.restartStandby();
        promote(seconds);
    }

    private void promote(int seconds) {
        ReplicatedPostgres postgres = cluster.postgres();
        postgres.promoteStandby();
        Commands.sleep(seconds * 100L);
        postgres.rebuildStandby();
        timeline.say(
                "  the old primary is back as a standby", "  l’ancien primaire est revenu comme serveur de secours");
    }

    private void fillDisk(int seconds) {
        timeline.begin(
                "the disk of the primary is full" + during(seconds),
                "le disque du serveur primaire est plein" + pendant(seconds));
        Filesystem disk = cluster.postgres().disk();
        disk.fill();
        Commands.sleep(seconds * 1000L);
        disk.empty();
        // Without room for its log, PostgreSQL stops.
        PostgresServer primary = cluster.postgres().primary();
        Commands.await(() -> !primary.process().isAlive() || primary.answers(), 10_000);
        if (!primary.process().isAlive()) {
            cluster.postgres().restartPrimary();
        }
    }
}
