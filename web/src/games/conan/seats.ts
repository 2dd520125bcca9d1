/** Where each player sits, and their colours and shapes. */

/** Crimson is the square, Azure the disc, Amber the triangle, Jade the cross: the site's colours in the order of Conan's seats. */
const COLOURS = [2, 0, 1, 3];

/** The index of a seat's icon, 0 to 3. */
export function colourOf(seat: number): number {
  return COLOURS[seat % 4] ?? 0;
}

/** The CSS class that sets a seat's colours. */
export function seatClass(seat: number): string {
  return `s${colourOf(seat) + 1}`;
}

export type Side = 'south' | 'west' | 'north' | 'east';

const SIDES: Record<number, Side[]> = {
  2: ['south', 'north'],
  3: ['south', 'west', 'east'],
  4: ['south', 'west', 'north', 'east'],
};

/** The side of the table where a seat is for a viewer at the bottom: clockwise, in playing order. */
export function sideOf(seat: number, bottom: number, seats: number): Side {
  return SIDES[seats]?.[(seat - bottom + seats) % seats] ?? 'north';
}

/** The rotation of a sword, in degrees, that points at a side of the table. */
export const POINTS: Record<Side, number> = { south: 180, west: 270, north: 0, east: 90 };
