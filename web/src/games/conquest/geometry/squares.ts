/** Squares by name and by place. Places are counted from a1; the second seat sees the board rotated by 180 degrees. */

export const FILES = 'abcdefghi';
export const COLUMNS = 9;
export const ROWS = 8;

export interface Place {
  x: number;
  y: number;
}

export type Direction = 'n' | 'e' | 's' | 'w';

export const STEPS: Record<Direction, Place> = {
  n: { x: 0, y: 1 },
  e: { x: 1, y: 0 },
  s: { x: 0, y: -1 },
  w: { x: -1, y: 0 },
};

const OPPOSITE: Record<Direction, Direction> = { n: 's', e: 'w', s: 'n', w: 'e' };

export function place(square: string): Place {
  return { x: FILES.indexOf(square.charAt(0)), y: Number(square.charAt(1)) - 1 };
}

export function name({ x, y }: Place): string {
  return FILES.charAt(x) + (y + 1);
}

export function isSquare(text: string): boolean {
  return /^[a-i][1-8]$/.test(text);
}

/** Rotates a place by 180 degrees for the second seat; its own inverse. */
export function seen({ x, y }: Place, flipped: boolean): Place {
  return flipped ? { x: COLUMNS - 1 - x, y: ROWS - 1 - y } : { x, y };
}

export function seenDirection(direction: Direction, flipped: boolean): Direction {
  return flipped ? OPPOSITE[direction] : direction;
}

/** The direction of one step, or of a straight line. */
export function direction(from: string, to: string): Direction {
  const a = place(from);
  const b = place(to);
  if (b.x !== a.x) return b.x > a.x ? 'e' : 'w';
  return b.y > a.y ? 'n' : 's';
}

/** All squares in reading order on the screen: rows from far to near, each from left to right. */
export function rows(flipped: boolean): string[][] {
  return Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, x) => name(seen({ x, y: ROWS - 1 - row }, flipped))),
  );
}

const KEYS: Record<string, Place> = {
  ArrowUp: STEPS.n,
  ArrowRight: STEPS.e,
  ArrowDown: STEPS.s,
  ArrowLeft: STEPS.w,
  Home: { x: -COLUMNS, y: 0 },
  End: { x: COLUMNS, y: 0 },
  PageUp: { x: 0, y: ROWS },
  PageDown: { x: 0, y: -ROWS },
};

/** The square a key leads to, in screen directions; null if it is not a navigation key. */
export function walk(square: string, key: string, flipped: boolean, toCorner = false): string | null {
  const by = KEYS[key];
  if (by === undefined) return null;
  const here = seen(place(square), flipped);
  const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));
  const corner = toCorner && (key === 'Home' || key === 'End');
  const to = {
    x: clamp(here.x + by.x, COLUMNS - 1),
    y: corner ? (key === 'Home' ? ROWS - 1 : 0) : clamp(here.y + by.y, ROWS - 1),
  };
  return name(seen(to, flipped));
}
