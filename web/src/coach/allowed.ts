import type { Table } from '../protocol/tableState';

/** Whether somebody may be advised here: in a game in progress, alone against computers. The server checks the same. */
export function mayBeAdvised({ state }: Pick<Table, 'state'>): boolean {
  const [own] = state.yourSeats;
  return state.phase === 'playing' && state.yourSeats.length === 1 && state.seats.every(({ bot }, seat) => seat === own || bot !== undefined);
}
