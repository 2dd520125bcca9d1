import type { ClockTerms, PlayedMove, Result } from '../protocol/messages';
import type { Times } from './clock/clock';
import type { LedgerEntry } from './conan/ledger';

/** How a game can end other than on the board. */
export type Ended = 'resigned' | 'time' | 'agreed-draw';

/** One entry: a move (chance moves included), an end, or a ledger entry. */
export type Entry = { at: number } & (
  | { kind: 'move'; seat: number; text: string; round: number; conquers?: string[] }
  | { kind: 'end'; how: Ended; loser?: number }
  | ({ kind: 'line' } & LedgerEntry)
);

/** What lists show about a game. */
export interface GameSummary {
  entries: number;
  turn: number;
  round: number;
  result?: string;
}

/** The settings of a game at a physical table. */
export interface NewGame {
  game: string;
  options: string[];
  names: string[];
  clock: ClockTerms;
  /** A card set of the players' own, as JSON. */
  material?: string;
}

/** A game at a physical table, as stored without its entries. */
export interface SavedGame extends NewGame {
  id: string;
  times: Times | null;
  about: GameSummary;
  /** Epoch milliseconds. */
  openedAt: number;
  changedAt: number;
}

export interface RecordedGame extends SavedGame {
  entries: Entry[];
}

/** The moves among the entries. */
export function movesOf(entries: readonly Entry[]): (PlayedMove & { conquers?: string[] })[] {
  return entries.flatMap(entry => (entry.kind === 'move' ? [{ seat: entry.seat, text: entry.text, round: entry.round, ...(entry.conquers ? { conquers: entry.conquers } : {}) }] : []));
}

/** The end that was entered, if the last entry is one. */
export function endOf(entries: readonly Entry[]): Extract<Entry, { kind: 'end' }> | null {
  const last = entries.at(-1);
  return last?.kind === 'end' ? last : null;
}

/** The seats that won, from the shares in the result: `1-0`, `1/2-1/2`. */
export function winnersOf(result: string): number[] {
  return result.split('-').flatMap((share, seat) => (share === '0' ? [] : [seat]));
}

/** How a game ended, on the board or otherwise. */
export type Over = { winners: number[]; how: Ended | 'board'; loser?: number; said?: Result['sentence'] };
