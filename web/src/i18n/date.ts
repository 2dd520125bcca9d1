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

/** The day before one like `2026-03-01`, in the calendar. */
export function dayBefore(day: string): string {
  const noon = new Date(`${day}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() - 1);
  return noon.toISOString().slice(0, 10);
}
