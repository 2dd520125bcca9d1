import type { GameOption, SeatRequest } from '../api/client';
import type { ClockTerms } from '../protocol/messages';
import { randomSeatBytes } from '../protocol/seatBytes';

/** Ways to play: against the computer, with a remote friend, on one screen, at a public table. */
export const GAME_MODES = ['computer', 'friend', 'same-screen', 'public'] as const;
export type GameMode = (typeof GAME_MODES)[number];

/** Who gets a seat: the user at this screen, another person, or a bot of a level. */
export type SeatChoice = 'me' | 'open' | number;

/** Both sides of a table of two, played on this screen. */
export const BOTH = 2;

/** The option that sets the number of players. */
const SEATS = 'seats';

/** The initial seats: the user first; on a shared screen the user has all of them. */
export function defaultSeats(mode: GameMode, seats: number, level: number): SeatChoice[] {
  const other: SeatChoice = mode === 'computer' ? level : mode === 'same-screen' ? 'me' : 'open';
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'me' : other));
}

/** The same seats with the user on another one. */
export function seatedAt(seatChoices: readonly SeatChoice[], seat: number): SeatChoice[] {
  const [me = 'me', ...others] = seatChoices;
  return [...others.slice(0, seat), me, ...others.slice(seat)];
}

/** The final seats: at a table of two by the chosen side, at a larger one as picked. */
export function assignSeats(seatChoices: readonly SeatChoice[], most: number, side: number, random: () => number = Math.random): SeatChoice[] {
  if (most > 2) return [...seatChoices];
  if (side === BOTH) return seatChoices.map(() => 'me');
  return seatedAt(seatChoices, side < 0 ? Math.floor(random() * 2) : side);
}

/**
 * Whether a table can be in this browser: nobody joins from elsewhere, and nothing has to be timed. The server is needed
 * only for the rest, and where this browser cannot run the engine.
 */
export function fitsBrowser(mode: GameMode, seatChoices: readonly SeatChoice[], clock: ClockTerms): boolean {
  return mode === 'computer' && clock.kind === 'none' && !seatChoices.includes('open');
}

/** The bots' seats, at a table that no other people can join. */
export function botsOf(seatChoices: readonly SeatChoice[]): { seat: number; level: number }[] {
  return seatChoices.flatMap((seatChoice, seat) => (typeof seatChoice === 'number' ? [{ seat, level: seatChoice }] : []));
}

export function seatRequests(seatChoices: readonly SeatChoice[]): SeatRequest[] {
  return seatChoices.map(seatChoice => (seatChoice === 'me' ? { you: true, seatBytes: randomSeatBytes() } : seatChoice === 'open' ? { open: true } : { bot: seatChoice }));
}

/** The options the user chooses; the number of players follows from the seats. */
export function ruleOptions(options: readonly GameOption[]): GameOption[] {
  return options.filter(option => option.key !== SEATS);
}

/** The options to send: those that differ from the default, and the number of players where it can be chosen. */
export function changedOptions(options: readonly GameOption[], chosen: Readonly<Record<string, string>>, seats: number): string[] {
  const all: Record<string, string> = { ...chosen, [SEATS]: String(seats) };
  return options.flatMap(option => (all[option.key] === undefined || all[option.key] === option.default ? [] : [`${option.key}=${all[option.key]}`]));
}

/** The options given in an address, as `key=value`. */
export function givenOptions(settings: readonly string[]): Record<string, string> {
  return Object.fromEntries(settings.flatMap(setting => (setting.includes('=') ? [[setting.slice(0, setting.indexOf('=')), setting.slice(setting.indexOf('=') + 1)]] : [])));
}

/** All words an option accepts, the default first; a numeric default is not among them. */
export function optionValues(option: GameOption): string[] {
  return [...new Set(option.min === undefined ? [option.default, ...option.values] : option.values)];
}
