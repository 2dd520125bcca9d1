import type { GameOption, SeatRequest } from '../api/client';
import { randomSeatBytes } from '../protocol/seatBytes';

/** Ways to play: against the computer, with a friend far away, at one screen, with whoever comes. */
export const GAME_MODES = ['computer', 'friend', 'same-screen', 'public'] as const;
export type GameMode = (typeof GAME_MODES)[number];

/** Who is to have a seat: whoever sits at this screen, somebody else, or a bot of a level. */
export type SeatChoice = 'me' | 'open' | number;

/** Both sides of a table of two, played by whoever sits at this screen. */
export const BOTH = 2;

/** The key under which games choose how many play. */
const SEATS = 'seats';

/** Who sits where to begin with: oneself first, at one screen everywhere. */
export function defaultSeats(mode: GameMode, seats: number, level: number): SeatChoice[] {
  const other: SeatChoice = mode === 'computer' ? level : mode === 'same-screen' ? 'me' : 'open';
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'me' : other));
}

/** The same with oneself on another seat. */
export function seatedAt(seatChoices: readonly SeatChoice[], seat: number): SeatChoice[] {
  const [me = 'me', ...others] = seatChoices;
  return [...others.slice(0, seat), me, ...others.slice(seat)];
}

/** Who sits where in the end: at a table of two by the side one has chosen, at a larger one as every seat was given. */
export function assignSeats(seatChoices: readonly SeatChoice[], most: number, side: number, random: () => number = Math.random): SeatChoice[] {
  if (most > 2) return [...seatChoices];
  if (side === BOTH) return seatChoices.map(() => 'me');
  return seatedAt(seatChoices, side < 0 ? Math.floor(random() * 2) : side);
}

/** The seats of bots, where nobody else can come. */
export function botsOf(seatChoices: readonly SeatChoice[]): { seat: number; level: number }[] {
  return seatChoices.flatMap((seatChoice, seat) => (typeof seatChoice === 'number' ? [{ seat, level: seatChoice }] : []));
}

export function seatRequests(seatChoices: readonly SeatChoice[]): SeatRequest[] {
  return seatChoices.map(seatChoice => (seatChoice === 'me' ? { you: true, seatBytes: randomSeatBytes() } : seatChoice === 'open' ? { open: true } : { bot: seatChoice }));
}

/** The options a person chooses; how many play follows from the seats. */
export function ruleOptions(options: readonly GameOption[]): GameOption[] {
  return options.filter(option => option.key !== SEATS);
}

/** What is sent: only what is not the default, and how many play where that may be chosen. */
export function changedOptions(options: readonly GameOption[], chosen: Readonly<Record<string, string>>, seats: number): string[] {
  const all: Record<string, string> = { ...chosen, [SEATS]: String(seats) };
  return options.flatMap(option => (all[option.key] === undefined || all[option.key] === option.default ? [] : [`${option.key}=${all[option.key]}`]));
}

/** Every word an option may be, the default first. A default number is no word. */
export function optionValues(option: GameOption): string[] {
  return [...new Set(option.min === undefined ? [option.default, ...option.values] : option.values)];
}
