import { dayOf } from '../date';
import type { About, Deed, Opening } from '../engine/messages';

/** A game in this browser as a list shows it. */
export interface Saved {
  table: string;
  opening: Opening;
  about: About;
  /** Milliseconds of the calendar. */
  openedAt: number;
  changedAt: number;
}

/** A game in this browser, with all that the engine needs to set it again as it was. */
export interface Recorded extends Saved {
  deeds: Deed[];
}

/** The tag of a game file that carries the record of a game that is not over. To everybody else it is one tag more. */
const TAG = 'Practice';
const LINE = new RegExp(`^\\[${TAG} "([A-Za-z0-9+/=]+)"\\]$`, 'm');

/** The file of a game with its record in it, so that it can be gone on with elsewhere. */
export function withRecord(file: string, { opening, deeds, openedAt }: Recorded): string {
  const line = `[${TAG} "${encoded(JSON.stringify({ opening, deeds, openedAt }))}"]`;
  return file.replace(/^\[Result /m, `${line}\n[Result `);
}

/** The record a file carries; null for a file like any other, and for a record nobody can read. */
export function recordIn(file: string): Pick<Recorded, 'opening' | 'deeds' | 'openedAt'> | null {
  const [, found] = LINE.exec(file) ?? [];
  if (found === undefined) return null;
  try {
    const { opening, deeds, openedAt } = JSON.parse(decoded(found)) as Partial<Recorded>;
    const isRecord = typeof opening?.table === 'string' && /^[a-z0-9]{4,32}$/.test(opening.table) && Array.isArray(deeds) && typeof openedAt === 'number';
    return isRecord ? { opening, deeds, openedAt } : null;
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

/** The day a game began where it was played, as files write it. */
export function dateOf({ openedAt }: Pick<Saved, 'openedAt'>): string {
  return dayOf(openedAt);
}

/** The levels of the bots at a table, each once, and whether the person holds several seats. */
export function opponentsOf({ bots }: Opening): number[] {
  return [...new Set(bots.map(({ level }) => level))].sort((one, other) => one - other);
}

/** How it ended for the person: a result names each seat's share. */
export function endingOf({ opening, about }: Pick<Saved, 'opening' | 'about'>): 'won' | 'lost' | 'drawn' | 'finished' {
  const shares = about.result?.split('-') ?? [];
  const held = shares.flatMap((share, seat) => (opening.bots.some(bot => bot.seat === seat) ? [] : [share]));
  if (held.length !== 1) return 'finished';
  if (shares.every(share => share === shares[0])) return 'drawn';
  return held[0] === '0' ? 'lost' : 'won';
}

/** A name nobody else's table has. */
export function newName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), byte => byte.toString(16).padStart(2, '0')).join('');
}
