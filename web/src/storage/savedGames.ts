/** What everything that keeps games in this browser has in common. */

/** Another window has gone on with the game, or it was thrown away: what one knows of it is old. */
export class WriteConflict extends Error {}

export function newestFirst<G extends { changedAt: number }>(games: G[]): G[] {
  return games.sort((one, other) => other.changedAt - one.changedAt);
}
