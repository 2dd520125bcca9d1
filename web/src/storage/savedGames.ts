/** What the stores of games in this browser share. */

/** Another window has continued or deleted the game: this window's copy is outdated. */
export class WriteConflict extends Error {}

let hasAsked = false;

/** Asks the browser, at the first game stored by this page, not to delete stored games when space runs out. */
export function askToKeep(): void {
  if (hasAsked) return;
  hasAsked = true;
  // Absent over plain http.
  const { storage } = navigator as { storage?: StorageManager };
  storage?.persist?.().catch(() => {});
}

export function newestFirst<G extends { changedAt: number }>(games: G[]): G[] {
  return games.sort((one, other) => other.changedAt - one.changedAt);
}
