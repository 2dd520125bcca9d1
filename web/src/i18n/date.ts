/**
 * The current time, and days. Nothing else in the page or its workers reads the computer's clock: a test that sets the clock
 * sets it for everything.
 */

/** Milliseconds since 1970. */
export function currentTime(): number {
  return Date.now();
}

/** The day a moment belongs to in the reader's time zone, written 2026-03-01. */
export function dayOf(at: number): string {
  const date = new Date(at);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
