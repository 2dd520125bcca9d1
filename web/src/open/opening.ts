import type { How } from '../route/match';
import type { GameOption, SeatWish } from '../wire/api';
import { ownBytes } from '../wire/chance';

/** Who is to have a seat: whoever sits at this screen, somebody else, or a bot of a level. */
export type Sitter = 'me' | 'open' | number;

/** Both sides of a table of two, played by whoever sits at this screen. */
export const BOTH = 2;

/** The key under which games choose how many play. */
const SEATS = 'seats';

/** Who sits where to begin with: oneself first, at one screen everywhere. */
export function usualSitters(how: How, seats: number, level: number): Sitter[] {
  const other: Sitter = how === 'computer' || how === 'here' ? level : how === 'together' ? 'me' : 'open';
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'me' : other));
}

/** The same with oneself on another seat. */
export function seatedAt(sitters: readonly Sitter[], seat: number): Sitter[] {
  const [me = 'me', ...others] = sitters;
  return [...others.slice(0, seat), me, ...others.slice(seat)];
}

/** Who sits where in the end: at a table of two by the side one has chosen, at a larger one as every seat was given. */
export function seated(sitters: readonly Sitter[], most: number, side: number, random: () => number = Math.random): Sitter[] {
  if (most > 2) return [...sitters];
  if (side === BOTH) return sitters.map(() => 'me');
  return seatedAt(sitters, side < 0 ? Math.floor(random() * 2) : side);
}

/** The seats of bots, where nobody else can come. */
export function botsOf(sitters: readonly Sitter[]): { seat: number; level: number }[] {
  return sitters.flatMap((sitter, seat) => (typeof sitter === 'number' ? [{ seat, level: sitter }] : []));
}

export function wishesOf(sitters: readonly Sitter[]): SeatWish[] {
  return sitters.map(sitter => (sitter === 'me' ? { you: true, bytes: ownBytes() } : sitter === 'open' ? { open: true } : { bot: sitter }));
}

/** The options a person chooses; how many play follows from the seats. */
export function ofTheRules(options: readonly GameOption[]): GameOption[] {
  return options.filter(option => option.key !== SEATS);
}

/** What is sent: only what is not usual, and how many play where that may be chosen. */
export function settingsOf(options: readonly GameOption[], chosen: Readonly<Record<string, string>>, seats: number): string[] {
  const all: Record<string, string> = { ...chosen, [SEATS]: String(seats) };
  return options.flatMap(({ key, usual }) => (all[key] === undefined || all[key] === usual ? [] : [`${key}=${all[key]}`]));
}

/** Every word an option may be, the usual one first. A usual number is no word. */
export function wordsOf({ values, usual, least }: GameOption): string[] {
  return [...new Set(least === undefined ? [usual, ...values] : values)];
}
