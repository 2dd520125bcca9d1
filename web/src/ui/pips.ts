/** The places of the pips of each face, as row and column from 1 to 3. */
const PLACES: readonly (readonly number[])[] = [[], [5], [1, 9], [1, 5, 9], [1, 3, 7, 9], [1, 3, 5, 7, 9], [1, 3, 4, 6, 7, 9]];

export function pips(face: number): { row: number; column: number }[] {
  return (PLACES[face] ?? []).map(place => ({ row: Math.ceil(place / 3), column: ((place - 1) % 3) + 1 }));
}
