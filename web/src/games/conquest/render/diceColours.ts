/** The colours of each side's dice. They are the same in the light and dark themes. */
import type { SecondSet } from '../types';

type Rgb = readonly [number, number, number];

export interface DiceSet {
  name: 'white' | SecondSet;
  /** From the darkest side to the top. */
  tones: readonly [Rgb, Rgb, Rgb];
  edge: string;
  contour: string;
  pip: string;
  /** The light edge of a pip: pips look drilled, not printed. */
  rim: string;
  keySymbol: string;
  /** A line on every face, so that the second set differs by more than its colour. */
  inlay: string | null;
}

const WHITE: DiceSet = {
  name: 'white',
  tones: [[206, 190, 158], [231, 220, 196], [253, 249, 238]],
  edge: '#fffdf7',
  contour: '#6b4e2a',
  pip: '#2a2019',
  rim: '#fffefa',
  keySymbol: '#7d5a10',
  inlay: null,
};

const BLACK: DiceSet = {
  name: 'black',
  tones: [[26, 23, 22], [39, 35, 33], [60, 55, 51]],
  edge: '#6e665f',
  contour: '#0d0b0a',
  pip: '#f8f0df',
  rim: '#0f0d0c',
  keySymbol: '#ecc470',
  inlay: '#a59a8b',
};

const RED: DiceSet = {
  name: 'red',
  tones: [[112, 26, 22], [149, 39, 32], [186, 56, 46]],
  edge: '#dd7a6c',
  contour: '#3c0c09',
  pip: '#fff3e2',
  rim: '#5c120e',
  keySymbol: '#ffd88a',
  inlay: '#eeb09c',
};

export function diceSet(seat: number, second: SecondSet): DiceSet {
  return seat === 0 ? WHITE : second === 'red' ? RED : BLACK;
}

/** The colour of a face for a brightness. */
export function shade({ tones: [dark, mid, light] }: DiceSet, lit: number): string {
  const [from, to, by] = lit < 0.5 ? [dark, mid, lit * 2] : [mid, light, lit * 2 - 1];
  return `rgb(${from.map((value, i) => Math.round(value + (to[i]! - value) * by)).join(' ')})`;
}
