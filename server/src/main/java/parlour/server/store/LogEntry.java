package parlour.server.store;

/**
 * One event as stored in the log.
 *
 * @param seq from 1, without gaps
 * @param at when it was written, in milliseconds since 1970 by the wall clock
 * @param event JSON
 */
public record LogEntry(int seq, long at, String event) {}
