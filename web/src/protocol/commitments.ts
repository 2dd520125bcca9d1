/**
 * The host's commitment, received before this browser sent its random bytes. Stored as long as the window, to check the
 * table against it.
 */
const key = (table: string) => `parlour.promise.${table}`;

export function saveCommitment(table: string, commitment: string): void {
  try {
    sessionStorage.setItem(key(table), commitment);
  } catch {
    // Without storage there is nothing to compare with.
  }
}

/** Whether the table's commitment is the one received; undefined if this browser received none. */
export function matchesCommitment(table: string, commitment: string): boolean | undefined {
  try {
    const promised = sessionStorage.getItem(key(table));
    return promised === null ? undefined : promised === commitment;
  } catch {
    return undefined;
  }
}
