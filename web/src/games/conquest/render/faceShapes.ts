/** The drawings on faces, as outlines in a square from -1 to 1, rightwards and upwards. */
export type Flat = readonly [x: number, y: number];

/** A closed outline: a start, and curves with two control points each; for a line the control points are on it. */
export interface Outline {
  start: Flat;
  curves: (readonly [Flat, Flat, Flat])[];
}

const ARC = 0.5523;

export function circle(x: number, y: number, r: number, inside = false): Outline {
  const c = r * ARC;
  const s = inside ? -1 : 1;
  return {
    start: [x + r, y],
    curves: [
      [[x + r, y + s * c], [x + c, y + s * r], [x, y + s * r]],
      [[x - c, y + s * r], [x - r, y + s * c], [x - r, y]],
      [[x - r, y - s * c], [x - c, y - s * r], [x, y - s * r]],
      [[x + c, y - s * r], [x + r, y - s * c], [x + r, y]],
    ],
  };
}

export function outline(points: readonly Flat[]): Outline {
  const [start, ...rest] = points as readonly [Flat, ...Flat[]];
  return { start, curves: [...rest, start].map((point) => [point, point, point] as const) };
}

/** A square with rounded corners. */
export function roundSquare(half: number, r: number): Outline {
  const a = half - r;
  const k = a + r * ARC;
  const line = (p: Flat): readonly [Flat, Flat, Flat] => [p, p, p];
  return {
    start: [half, -a],
    curves: [
      line([half, a]),
      [[half, k], [k, half], [a, half]],
      line([-a, half]),
      [[-k, half], [-half, k], [-half, a]],
      line([-half, -a]),
      [[-half, -k], [-k, -half], [-a, -half]],
      line([a, -half]),
      [[k, -half], [half, -k], [half, -a]],
    ],
  };
}

const P = 0.52;
const AT: Record<string, Flat> = {
  c: [0, 0], nw: [-P, P], ne: [P, P], sw: [-P, -P], se: [P, -P], w: [-P, 0], e: [P, 0],
};
const PIPS: Record<number, string[]> = {
  1: ['c'],
  2: ['nw', 'se'],
  3: ['nw', 'c', 'se'],
  4: ['nw', 'ne', 'sw', 'se'],
  5: ['nw', 'ne', 'c', 'sw', 'se'],
  6: ['nw', 'ne', 'w', 'e', 'sw', 'se'],
};

/** A single pip is larger, as on real dice. */
export function pips(face: number, grown = 1): Outline[] {
  const r = (face === 1 ? 0.27 : 0.205) * grown;
  return (PIPS[face] ?? []).map((spot) => circle(...AT[spot]!, r));
}

const SLANT = Math.SQRT1_2 * 0.88;
const tilted = (points: readonly Flat[]): Flat[] => points.map(([along, across]) => [(along - across) * SLANT, (along + across) * SLANT]);
const bar = (a0: number, a1: number, c0: number, c1: number): Outline => outline(tilted([[a0, c0], [a1, c0], [a1, c1], [a0, c1]]));
const BOW = tilted([[-0.52, 0]])[0]!;

/** A key from the lower left to the upper right: bow, shaft and two teeth. */
export const KEY: Outline[] = [
  circle(...BOW, 0.36),
  circle(...BOW, 0.19, true),
  bar(-0.2, 0.98, -0.1, 0.1),
  bar(0.77, 0.98, -0.44, -0.09),
  bar(0.43, 0.62, -0.36, -0.09),
];

export const CROWN: Outline[] = [
  outline([[-0.4, -0.5], [0.4, -0.5], [0.4, -0.35], [-0.4, -0.35]]),
  outline([[-0.4, -0.25], [0.4, -0.25], [0.53, 0.27], [0.22, 0.02], [0, 0.4], [-0.22, 0.02], [-0.53, 0.27]]),
  circle(-0.54, 0.34, 0.1),
  circle(0, 0.48, 0.11),
  circle(0.54, 0.34, 0.1),
];
