/** What the stores of games in this browser have in common. */

/** Another window has gone on with the game, or deleted it: what this window knows of it is old. */
export class WriteConflict extends Error {}

export function newestFirst<G extends { changedAt: number }>(games: G[]): G[] {
  return games.sort((one, other) => other.changedAt - one.changedAt);
}
