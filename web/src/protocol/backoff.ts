const FIRST = 400;
const LONGEST = 15_000;

/**
 * How long to wait before the next attempt to connect, in milliseconds. It doubles, and half of it is luck, so that a
 * restarted server is not stormed by everybody at once.
 */
export function backoff(attempt: number, random: () => number = Math.random): number {
  const most = Math.min(LONGEST, FIRST * 2 ** attempt);
  return Math.round(most / 2 + (most / 2) * random());
}
