/** What the stores of games in this browser share. */

/** Another window has continued or deleted the game: this window's copy is outdated. */
export class WriteConflict extends Error {}

export function newestFirst<G extends { changedAt: number }>(games: G[]): G[] {
  return games.sort((one, other) => other.changedAt - one.changedAt);
}
