/**
 * The geometry of the board. Cells are as wide as half a domino, so that a domino fills the gap between two of them:
 * the centres of neighbouring cells are three units apart. Nothing here knows the rules.
 */

export interface Point {
  x: number;
  y: number;
}

/** Half a domino, and the width of a cell. */
export const UNIT = 20;
const PITCH = 3 * UNIT;
export const CELLS = 8;
/** From the left edge of the first cell to the right edge of the last. */
export const SPAN = (CELLS - 1) * PITCH + UNIT;

const FILES = 'abcdefgh';

export interface Cell extends Point {
  name: string;
  column: number;
  /** From 0, at the bottom. */
  row: number;
}

/** A place for a domino, between two cells. */
export interface Slot extends Point {
  name: string;
  upright: boolean;
  /** Left and right, or upper and lower. */
  cells: [Cell, Cell];
  /** The line of slots it is on, from the top, and its index there. */
  line: number;
  place: number;
}

export interface Territory extends Point {
  name: string;
  border: boolean;
  /** The names of its four slots. */
  sides: string[];
}

function cell(column: number, row: number): Cell {
  return { name: `${FILES[column]}${row + 1}`, column, row, x: column * PITCH, y: (CELLS - 1 - row) * PITCH };
}

function between(one: Cell, other: Cell, line: number, place: number): Slot {
  const upright = one.column === other.column;
  const lower = upright ? other : one;
  const upper = upright ? one : other;
  return { name: lower.name + upper.name, upright, cells: [one, other], line, place, x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

const counted = (count: number) => Array.from({ length: count }, (_, i) => i);

export const ALL_CELLS: readonly Cell[] = counted(CELLS).flatMap(line => counted(CELLS).map(column => cell(column, CELLS - 1 - line)));

/** All slots in reading order: line by line from the top, lines of horizontal and upright slots alternating. */
export const SLOTS: readonly Slot[] = counted(2 * CELLS - 1).flatMap(line => {
  const row = CELLS - 1 - (line >> 1);
  return line % 2 === 0
    ? counted(CELLS - 1).map(place => between(cell(place, row), cell(place + 1, row), line, place))
    : counted(CELLS).map(place => between(cell(place, row), cell(place, row - 1), line, place));
});

const BY_NAME = new Map(SLOTS.map(slot => [slot.name, slot]));

export function slotNamed(name: string): Slot | undefined {
  return BY_NAME.get(name);
}

export const TERRITORIES: readonly Territory[] = counted(CELLS - 1).flatMap(row =>
  counted(CELLS - 1).map(column => {
    const [low, right, up, far] = [cell(column, row), cell(column + 1, row), cell(column, row + 1), cell(column + 1, row + 1)];
    return {
      name: low.name,
      border: [0, CELLS - 2].includes(row) || [0, CELLS - 2].includes(column),
      sides: [low.name + right.name, up.name + far.name, low.name + up.name, right.name + far.name],
      x: low.x + PITCH / 2,
      y: low.y - PITCH / 2,
    };
  }),
);

export function territoryNamed(name: string): Territory | undefined {
  return TERRITORIES.find(territory => territory.name === name);
}

/** The one or two territories that a slot borders. */
export function territoriesAt(slot: string): Territory[] {
  return TERRITORIES.filter(territory => territory.sides.includes(slot));
}

/** The number on a cell. */
export function digit(rows: readonly string[], { column, row }: Cell): number {
  return Number(rows[CELLS - 1 - row]?.[column] ?? 0);
}

/** The numbers of a domino on a slot: left and right, or upper and lower. */
export function digitsOf(rows: readonly string[], slot: Slot): [number, number] {
  return [digit(rows, slot.cells[0]), digit(rows, slot.cells[1])];
}

export function pairOf(one: number, other: number): string {
  return one < other ? `${one}-${other}` : `${other}-${one}`;
}

/** The only pair that fits a slot. */
export function pairAt(rows: readonly string[], slot: Slot): string {
  return pairOf(...digitsOf(rows, slot));
}

export function numbersOf(pair: string): [number, number] {
  return [Number(pair[0]), Number(pair[2])];
}

/** All 28, from `0-0` to `6-6`. */
export const PAIRS: readonly string[] = counted(7).flatMap(low => counted(7 - low).map(more => pairOf(low, low + more)));

/** The outline of a domino on a slot, enlarged by `by` on every side. */
export function around({ x, y, upright }: Slot, by: number): { x: number; y: number; width: number; height: number } {
  const [wide, high] = upright ? [UNIT, 2 * UNIT] : [2 * UNIT, UNIT];
  return { x: x - wide / 2 - by, y: y - high / 2 - by, width: wide + 2 * by, height: high + 2 * by };
}

/** The distance of a point from a slot. */
function distance({ x, y }: Point, slot: Slot): number {
  const [wide, high] = slot.upright ? [UNIT / 2, UNIT] : [UNIT, UNIT / 2];
  return Math.hypot(Math.max(0, Math.abs(x - slot.x) - wide), Math.max(0, Math.abs(y - slot.y) - high));
}

/** The nearest of the given slots within reach, if any. */
export function nearest(point: Point, among: Iterable<string>, reach: number): string | null {
  let best: string | null = null;
  let least = reach;
  for (const name of among) {
    const slot = slotNamed(name);
    if (slot === undefined) continue;
    const far = distance(point, slot);
    if (far <= least) [best, least] = [name, far];
  }
  return best;
}

/** The slot an arrow key leads to on the whole board: along a line, or to the line above or below. */
export function step(from: string, key: string): string {
  const slot = slotNamed(from);
  if (slot === undefined) return SLOTS[0]?.name ?? from;
  const [down, right] = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[key] ?? [0, 0];
  const line = SLOTS.filter(one => one.line === slot.line + (down ?? 0));
  const place = Math.max(0, Math.min(line.length - 1, slot.place + (right ?? 0)));
  return line[place]?.name ?? from;
}

/** The slot an arrow key leads to among the given ones: the next or the previous, cyclically. */
export function cycle(from: string, key: string, among: readonly string[]): string {
  const inOrder = SLOTS.filter(slot => among.includes(slot.name)).map(slot => slot.name);
  if (inOrder.length === 0) return from;
  const forward = key === 'ArrowRight' || key === 'ArrowDown';
  const at = inOrder.indexOf(from);
  if (at < 0) return inOrder[forward ? 0 : inOrder.length - 1] ?? from;
  return inOrder[(at + (forward ? 1 : inOrder.length - 1)) % inOrder.length] ?? from;
}
