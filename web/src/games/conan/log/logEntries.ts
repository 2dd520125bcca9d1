/** The entries of the log: one sentence for each move, with headings for rounds. */
import type { PlayedMove } from '../../../protocol/messages';

export interface LogEntry {
  kind: 'round' | 'move' | 'chance';
  round: number;
  seat: number;
  text: string;
  /** The number of moves made, this one included. */
  ply: number;
}

/** The moves, with a heading where a round begins. */
export function logEntries(history: readonly PlayedMove[]): LogEntry[] {
  const told: LogEntry[] = [];
  let round = -1;
  history.forEach(({ seat, text, round: now }, i) => {
    if (now !== round) told.push({ kind: 'round', round: now, seat: -1, text: '', ply: i });
    round = now;
    told.push({ kind: seat < 0 ? 'chance' : 'move', round, seat, text, ply: i + 1 });
  });
  return told;
}

/** After how many moves each adventure came into play. */
function openings(history: readonly PlayedMove[]): Map<string, number> {
  const opened = new Map<string, number>();
  history.forEach(({ text }, i) => {
    const card = /^(?:open|adventure):(.+)$/.exec(text)?.[1];
    if (card !== undefined && card !== '?') opened.set(card, i + 1);
  });
  return opened;
}

/**
 * Which adventure was on a slot when a move was made. Slots are reused, so the adventure there now was there then only
 * if it had already come into play.
 *
 * @param all the whole history, draws included
 * @param before how many moves of the whole history had been made
 */
export function lyingThen(all: readonly PlayedMove[], now: readonly { slot: string; card: string }[]): (slot: string, before: number) => string | null {
  const opened = openings(all);
  return (slot, before) => {
    const card = now.find(one => one.slot === slot)?.card;
    if (card === undefined) return null;
    const since = opened.get(card);
    return since === undefined || since <= before ? card : null;
  };
}
