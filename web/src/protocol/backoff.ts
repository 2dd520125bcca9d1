const FIRST = 400;
const LONGEST = 15_000;

/**
 * The delay before the next connection attempt, in milliseconds. It doubles each time, and half of it is random, so
 * that a restarted server does not get all clients at once.
 */
export function backoff(attempt: number, random: () => number = Math.random): number {
  const most = Math.min(LONGEST, FIRST * 2 ** attempt);
  return Math.round(most / 2 + (most / 2) * random());
}
