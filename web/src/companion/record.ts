import type { ClockTerms, PlayedMove, Result } from '../protocol/messages';
import type { Times } from './clock/clock';
import type { LedgerEntry } from './conan/ledger';

/** How a game may end off the board. */
export type Ended = 'resigned' | 'time' | 'agreed-draw';

/** One thing entered: a move (of chance too), an end, or a line of a ledger. */
export type Entry = { at: number } & (
  | { kind: 'move'; seat: number; text: string; round: number; conquers?: string[] }
  | { kind: 'end'; how: Ended; loser?: number }
  | ({ kind: 'line' } & LedgerEntry)
);

/** As much as a list says of a game. */
export interface GameSummary {
  entries: number;
  turn: number;
  round: number;
  result?: string;
}

/** What was agreed at a real table. */
export interface NewGame {
  game: string;
  options: string[];
  names: string[];
  clock: ClockTerms;
}

/** A game at a real table as a list shows it. */
export interface SavedGame extends NewGame {
  id: string;
  times: Times | null;
  about: GameSummary;
  /** Milliseconds of the calendar. */
  openedAt: number;
  changedAt: number;
}

export interface RecordedGame extends SavedGame {
  entries: Entry[];
}

/** The moves among what was entered. */
export function movesOf(entries: readonly Entry[]): (PlayedMove & { conquers?: string[] })[] {
  return entries.flatMap(entry => (entry.kind === 'move' ? [{ seat: entry.seat, text: entry.text, round: entry.round, ...(entry.conquers ? { conquers: entry.conquers } : {}) }] : []));
}

/** The end that somebody entered, if the last thing is one. */
export function endOf(entries: readonly Entry[]): Extract<Entry, { kind: 'end' }> | null {
  const last = entries.at(-1);
  return last?.kind === 'end' ? last : null;
}

/** Who won, by the share of each seat: `1-0`, `1/2-1/2`. */
export function winnersOf(result: string): number[] {
  return result.split('-').flatMap((share, seat) => (share === '0' ? [] : [seat]));
}

/** What is said of a game that is over: on the board, or otherwise. */
export type Over = { winners: number[]; how: Ended | 'board'; loser?: number; said?: Result['sentence'] };
