/** Where everybody sits, and by which colour and shape they are known. */

/** Crimson is the square, Azure the disc, Amber the triangle, Jade the cross: the site's colours in the order of Conan's seats. */
const COLOURS = [2, 0, 1, 3];

/** Which of the four icons a seat has, from 0. */
export function colourOf(seat: number): number {
  return COLOURS[seat % 4] ?? 0;
}

/** The class that brings a seat's colours along. */
export function seatClass(seat: number): string {
  return `s${colourOf(seat) + 1}`;
}

export type Side = 'south' | 'west' | 'north' | 'east';

const SIDES: Record<number, Side[]> = {
  2: ['south', 'north'],
  3: ['south', 'west', 'east'],
  4: ['south', 'west', 'north', 'east'],
};

/** The side of the table a seat has for somebody who sits at the bottom: clockwise, as play goes. */
export function sideOf(seat: number, bottom: number, seats: number): Side {
  return SIDES[seats]?.[(seat - bottom + seats) % seats] ?? 'north';
}

/** How far a sword is turned to point at a side of the table. */
export const POINTS: Record<Side, number> = { south: 180, west: 270, north: 0, east: 90 };
