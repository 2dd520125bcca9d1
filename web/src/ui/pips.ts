/** The places of the pips of each face, numbered from 1 to 9 row by row. */
const PLACES: readonly (readonly number[])[] = [[], [5], [1, 9], [1, 5, 9], [1, 3, 7, 9], [1, 3, 5, 7, 9], [1, 3, 4, 6, 7, 9]];

export function pips(face: number): { row: number; column: number }[] {
  return (PLACES[face] ?? []).map(place => ({ row: Math.ceil(place / 3), column: ((place - 1) % 3) + 1 }));
}
