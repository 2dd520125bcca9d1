import { load, save } from '../storage/localStorage';
import { readDone, writeDone } from './progress';

let done = $state.raw(readDone(load('lessons')));

/** The steps done in this browser. */
export function doneSteps(): ReadonlySet<string> {
  return done;
}

export function markDone(id: string): void {
  done = new Set([...done, id]);
  save('lessons', writeDone(done));
}

/** Whether the player has begun to learn a game. */
function hasBegun(game: string): boolean {
  return [...done].some(id => id.startsWith(`${game}/`));
}

/**
 * Whether to offer the lessons of a game to somebody who has just lost: after the first lost game, unless they have
 * begun to learn it. The offer stays with that table.
 */
export function offerAfterLoss(game: string, table: string): boolean {
  if (hasBegun(game)) return false;
  const offered = new Map((load('lessons-offered') ?? '').split(' ').map(pair => pair.split('=') as [string, string]));
  if (offered.has(game)) return offered.get(game) === table;
  offered.set(game, table);
  save('lessons-offered', [...offered].filter(([name]) => name !== '').map(pair => pair.join('=')).join(' '));
  return true;
}
