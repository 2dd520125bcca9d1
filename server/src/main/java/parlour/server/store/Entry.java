package parlour.server.store;

/**
 * One event as it lies in the log.
 *
 * @param number from 1, without gaps
 * @param at when it was written, in milliseconds since 1970 by the wall clock
 * @param event JSON
 */
public record Entry(int number, long at, String event) {}
