import { dayOf } from '../i18n/date';
import type { GameSummary, Command, Opening } from '../engine/messages';

/** A game in this browser, as listed. */
export interface SavedGame {
  table: string;
  opening: Opening;
  about: GameSummary;
  /** Epoch milliseconds. */
  openedAt: number;
  changedAt: number;
}

/** A game in this browser, with everything the engine needs to restore it. */
export interface RecordedGame extends SavedGame {
  commands: Command[];
}

/** The tag of a game file that contains the record of an unfinished game. Other readers ignore it. */
const TAG = 'Practice';
const LINE = new RegExp(`^\\[${TAG} "([A-Za-z0-9+/=]+)"\\]$`, 'm');

/** The file of a game including its record, so that it can be resumed elsewhere. */
export function withRecord(file: string, { opening, commands, openedAt }: RecordedGame): string {
  const line = `[${TAG} "${encoded(JSON.stringify({ opening, commands, openedAt }))}"]`;
  return file.replace(/^\[Result /m, `${line}\n[Result `);
}

/** The record in a file; null if there is none or it cannot be read. */
export function readRecord(file: string): Pick<RecordedGame, 'opening' | 'commands' | 'openedAt'> | null {
  const [, found] = LINE.exec(file) ?? [];
  if (found === undefined) return null;
  try {
    const { opening, commands, openedAt } = JSON.parse(decoded(found)) as Partial<RecordedGame>;
    const isRecord = typeof opening?.table === 'string' && /^[a-z0-9]{4,32}$/.test(opening.table) && Array.isArray(commands) && typeof openedAt === 'number';
    return isRecord ? { opening, commands, openedAt } : null;
  } catch {
    return null;
  }
}

function encoded(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), byte => String.fromCharCode(byte)).join(''));
}

function decoded(letters: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(letters), letter => letter.charCodeAt(0)));
}

/** The local date on which a game began, in the format of game files. */
export function dateOf({ openedAt }: Pick<SavedGame, 'openedAt'>): string {
  return dayOf(openedAt);
}

/** The levels of the bots at a table, without duplicates. */
export function opponentsOf({ bots }: Opening): number[] {
  return [...new Set(bots.map(({ level }) => level))].sort((one, other) => one - other);
}

/** How it ended for the player: a result has each seat's share. */
export function resultOf({ opening, about }: Pick<SavedGame, 'opening' | 'about'>): 'won' | 'lost' | 'drawn' | 'finished' {
  const shares = about.result?.split('-') ?? [];
  const held = shares.flatMap((share, seat) => (opening.bots.some(bot => bot.seat === seat) ? [] : [share]));
  if (held.length !== 1) return 'finished';
  if (shares.every(share => share === shares[0])) return 'drawn';
  return held[0] === '0' ? 'lost' : 'won';
}

/** A unique id for a table. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), byte => byte.toString(16).padStart(2, '0')).join('');
}
