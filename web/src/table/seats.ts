import type { Table } from '../protocol/tableState';
import type { Language } from '../protocol/messages';
import { home } from '../i18n/messages/home';
import { table as texts } from '../i18n/messages/table';
import { screenName } from './screenNames.svelte';

/** The name of a seat's occupant for the viewer. */
export function seatName(table: Table, seat: number, language: Language): string {
  const { seats, yourSeats: you } = table.state;
  const sitter = seats[seat];
  const side = table.terms.seatNames[seat]?.[language] ?? '';
  // On a shared screen all players are "you": their names, or their colours, say more.
  if (you.length > 1 && you.includes(seat)) return screenName(table.name, seat) || side;
  if (you.includes(seat)) return texts.you[language];
  if (sitter?.bot !== undefined) return botName(sitter.bot, seats.length, side, language);
  if (sitter?.person !== undefined) return table.people[sitter.person]?.name ?? home.somebody[language];
  return texts.free[language];
}

/** The name of a computer player: its seat's where there may be several of them. */
export function botName(level: number, seats: number, side: string, language: Language): string {
  return seats > 2 ? side : home.levelName[language](level);
}

/** The names of all seats for the viewer. */
export function namesInGame(table: Table, language: Language): string[] {
  return table.state.seats.map((_, seat) => seatName(table, seat, language));
}

/** Whether a player is absent. Bots never are. */
export function isAway(table: Table, seat: number): boolean {
  const person = table.state.seats[seat]?.person;
  return person !== undefined && !table.state.yourSeats.includes(seat) && !table.present.includes(person);
}

/** The seat at the bottom of the screen; flipped, the opposite one. */
export function bottomSeat(table: Table, flipped: boolean, turning: boolean): number {
  const { yourSeats: you, turn, seats } = table.state;
  const seat = you.length > 1 && turning && you.includes(turn) ? turn : (you[0] ?? 0);
  return flipped ? (seat + Math.floor(seats.length / 2)) % seats.length : seat;
}

/** The other seats in order round the table, starting after the one at the bottom. */
export function othersFrom(bottom: number, seats: number): number[] {
  return Array.from({ length: seats - 1 }, (_, i) => (bottom + 1 + i) % seats);
}

export type Outcome = 'won' | 'lost' | 'shared' | 'drawn' | 'watched';

/** How a game ended for the viewer. A result has each seat's share: `1-0`, `1/2-1/2`, `0-1-0-0`. */
export function outcome(table: Table): Outcome {
  const shares = table.state.result.result?.split('-') ?? [];
  if (shares.every(share => share === shares[0])) return 'drawn';
  const [held, ...more] = table.state.yourSeats;
  if (held === undefined || more.length > 0) return 'watched';
  return shares[held] === '1' ? 'won' : shares[held] === '0' ? 'lost' : 'shared';
}

/** The names of the players with a share in the win. */
export function winners(table: Table, language: Language): string[] {
  const shares = table.state.result.result?.split('-') ?? [];
  return namesInGame(table, language).filter((_, seat) => (shares[seat] ?? '0') !== '0');
}
