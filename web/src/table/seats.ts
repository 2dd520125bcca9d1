import type { Table } from '../protocol/tableState';
import type { Language } from '../protocol/messages';
import { home } from '../i18n/messages/home';
import { table as texts } from '../i18n/messages/table';

/** What a seat's occupant is called by somebody who looks at the table. */
export function seatName(table: Table, seat: number, language: Language): string {
  const { seats, yourSeats: you } = table.state;
  const sitter = seats[seat];
  const side = table.terms.seatNames[seat]?.[language] ?? '';
  // At one screen everybody is "you": the colour says more.
  if (you.length > 1 && you.includes(seat)) return side;
  if (you.includes(seat)) return texts.you[language];
  if (sitter?.bot !== undefined) return home.levelName[language](sitter.bot);
  if (sitter?.person !== undefined) return table.people[sitter.person]?.name ?? home.somebody[language];
  return texts.free[language];
}

/** What all seats are called in sentences about the game: people by their names; bots are all called alike, so their seats' names say more. */
export function namesInGame(table: Table, language: Language): string[] {
  return table.state.seats.map(({ bot }, seat) => (bot === undefined ? seatName(table, seat, language) : (table.terms.seatNames[seat]?.[language] ?? '')));
}

/** Whether somebody who should be at the table is not. Bots never leave. */
export function isAway(table: Table, seat: number): boolean {
  const person = table.state.seats[seat]?.person;
  return person !== undefined && !table.state.yourSeats.includes(seat) && !table.present.includes(person);
}

/** Which seat sits at the bottom of the screen; flipped, the one opposite. */
export function bottomSeat(table: Table, flipped: boolean, turning: boolean): number {
  const { yourSeats: you, turn, seats } = table.state;
  const seat = you.length > 1 && turning && you.includes(turn) ? turn : (you[0] ?? 0);
  return flipped ? (seat + Math.floor(seats.length / 2)) % seats.length : seat;
}

/** The seats as one goes round the table, beginning after the one at the bottom. */
export function othersFrom(bottom: number, seats: number): number[] {
  return Array.from({ length: seats - 1 }, (_, i) => (bottom + 1 + i) % seats);
}

export type Outcome = 'won' | 'lost' | 'shared' | 'drawn' | 'watched';

/** How a game ended for whoever looks. A result names each seat's share: `1-0`, `1/2-1/2`, `0-1-0-0`. */
export function outcome(table: Table): Outcome {
  const shares = table.state.result.result?.split('-') ?? [];
  if (shares.every(share => share === shares[0])) return 'drawn';
  const [held, ...more] = table.state.yourSeats;
  if (held === undefined || more.length > 0) return 'watched';
  return shares[held] === '1' ? 'won' : shares[held] === '0' ? 'lost' : 'shared';
}

/** The names of those who have a part in the win. */
export function winners(table: Table, language: Language): string[] {
  const shares = table.state.result.result?.split('-') ?? [];
  return table.terms.seatNames.filter((_, seat) => (shares[seat] ?? '0') !== '0').map(name => name[language]);
}
