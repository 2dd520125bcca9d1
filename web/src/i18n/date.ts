/**
 * The current time, and days. Nothing else in the page or its workers reads the system clock, so a test can set it for
 * everything.
 */

/** Milliseconds since 1970. */
export function currentTime(): number {
  return Date.now();
}

/** The day of a timestamp in the reader's time zone: `2026-03-01`. */
export function dayOf(at: number): string {
  const date = new Date(at);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
