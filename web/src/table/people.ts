import type { Table } from '../wire/follow';
import type { Language } from '../wire/messages';
import { home } from '../words/home';
import { table as words } from '../words/table';

/** What a seat's occupant is called by somebody who looks at the table. */
export function seatName(table: Table, seat: number, language: Language): string {
  const { seats, you } = table.state;
  const sitter = seats[seat];
  const side = table.terms.seatNames[seat]?.[language] ?? '';
  // At one screen everybody is "you": the colour says more.
  if (you.length > 1 && you.includes(seat)) return side;
  if (you.includes(seat)) return words.you[language];
  if (sitter?.bot !== undefined) return home.levelName[language](sitter.bot);
  if (sitter?.person !== undefined) return table.people[sitter.person]?.name ?? home.somebody[language];
  return words.free[language];
}

/** Whether somebody who should be at the table is not. Bots never leave. */
export function isAway(table: Table, seat: number): boolean {
  const person = table.state.seats[seat]?.person;
  return person !== undefined && !table.state.you.includes(seat) && !table.here.includes(person);
}

/** Which seat sits at the bottom of the screen. */
export function bottomSeat(table: Table, flipped: boolean, turning: boolean): 0 | 1 {
  const { you, turn } = table.state;
  let seat = you.length === 1 ? (you[0] ?? 0) : 0;
  if (you.length > 1 && turning && (turn === 0 || turn === 1)) seat = turn;
  return (flipped ? 1 - seat : seat) === 1 ? 1 : 0;
}

export type Outcome = 'won' | 'lost' | 'drawn' | 'watched';

/** How a game of two ended for whoever looks. */
export function outcome(table: Table): Outcome {
  const shares = table.state.result.result?.split('-') ?? [];
  if (shares[0] === shares[1]) return 'drawn';
  const held = table.state.you;
  if (held.length !== 1) return 'watched';
  return shares[held[0] as number] === '1' ? 'won' : 'lost';
}
