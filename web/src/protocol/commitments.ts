/**
 * What the host has committed itself to before this browser sent its bytes. Kept for as long as the window, so that the
 * table can be held to it.
 */
const key = (table: string) => `parlour.promise.${table}`;

export function saveCommitment(table: string, commitment: string): void {
  try {
    sessionStorage.setItem(key(table), commitment);
  } catch {
    // A browser that keeps nothing cannot compare, and says nothing.
  }
}

/** Whether the table stands by it; undefined if this browser was promised nothing there. */
export function matchesCommitment(table: string, commitment: string): boolean | undefined {
  try {
    const promised = sessionStorage.getItem(key(table));
    return promised === null ? undefined : promised === commitment;
  } catch {
    return undefined;
  }
}
