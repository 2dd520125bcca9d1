package parlour.bench.chaos;

/** The kinds of faults. */
enum Fault {
    NODE_KILLED,
    NODE_PAUSED,
    PROXY_KILLED,
    PROXY_PAUSED,
    CONNECTIONS_RESET,
    PRIMARY_KILLED,
    PRIMARY_PAUSED,
    STANDBY_KILLED,
    STANDBY_PAUSED,
    /** The primary is lost, and the standby takes its place. */
    FAILOVER,
    /** The same after the standby could not keep up for a while. */
    FAILOVER_WHILE_BEHIND,
    DEAD_WATCHERS,
    DISK_FULL,
    CLOCK_JUMP
}
