package parlour.bench.chaos;

/**
 * The memory of a node at one time.
 *
 * @param seconds since the beginning
 * @param heap bytes in use after a collection
 * @param resident bytes of the whole process
 * @param sockets open ones
 */
record MemorySample(long seconds, long heap, long resident, int sockets) {}
