import type { Camera, Point } from '../geometry/camera';
import { type Diagonal, type Half, halfAt } from '../geometry/splitSquare';
import { within } from '../geometry/dieSolid';
import { COLUMNS, name, type Place, ROWS, seen } from '../geometry/squares';

/** Targets tested before the board itself: dice and the cards leaning on them, nearest first. */
export interface Target {
  square: string;
  hull: readonly Point[];
  /** The index of its route, if there are several. */
  route?: number;
}

export interface Hit {
  square: string;
  /** The point within the square, rightwards and upwards from 0 to 1; null if something standing on it was hit. */
  spot: Place | null;
  route: number | null;
}

export function hitTest(camera: Camera, flipped: boolean, targets: readonly Target[], point: Point): Hit | null {
  for (const target of targets) {
    if (within(target.hull, point)) return { square: target.square, spot: null, route: target.route ?? null };
  }
  const floor = camera.floor(point);
  const x = Math.floor(floor.x);
  const y = Math.floor(floor.y);
  if (x < 0 || x >= COLUMNS || y < 0 || y >= ROWS) return null;
  return { square: name(seen({ x, y }, flipped)), spot: { x: floor.x - x, y: floor.y - y }, route: null };
}

/**
 * The intended target of an imprecise touch: if the hit directly under the finger does not count, tries rings of points
 * around it.
 */
export function meant(tip: Point, reach: number, find: (point: Point) => Hit | null, counts: (hit: Hit) => boolean): Hit | null {
  const exact = find(tip);
  if (exact !== null && counts(exact)) return exact;
  for (const part of [0.4, 0.7, 1]) {
    for (let turn = 0; turn < 8; turn++) {
      const angle = (turn * Math.PI) / 4;
      const near = find([tip[0] + Math.cos(angle) * reach * part, tip[1] + Math.sin(angle) * reach * part]);
      if (near !== null && counts(near)) return near;
    }
  }
  return exact;
}

/** The half of a split square that was hit; a hit on a die counts as the half nearer to the viewer. */
export function halfHit(line: Diagonal, { spot }: Hit): Half {
  return spot === null ? halfAt(line, 0.5, 0.25) : halfAt(line, spot.x, spot.y);
}

export interface Size {
  width: number;
  height: number;
}

export interface Area extends Size {
  x: number;
  y: number;
}

/**
 * The place for a card about a die: beside, below or above it, never covering it, and within the room. The right side
 * is tried first.
 */
export function placeNextTo(die: Area, card: Size, room: Area, gap = 10): Place {
  const clamp = (value: number, from: number, to: number): number => Math.max(from, Math.min(value, Math.max(from, to)));
  const y = clamp(die.y + die.height / 2 - card.height / 2, room.y, room.y + room.height - card.height);
  const x = clamp(die.x + die.width / 2 - card.width / 2, room.x, room.x + room.width - card.width);
  const right = { x: die.x + die.width + gap, y };
  const left = { x: die.x - gap - card.width, y };
  const below = { x, y: die.y + die.height + gap };
  const above = { x, y: die.y - gap - card.height };
  if (right.x + card.width <= room.x + room.width) return right;
  if (left.x >= room.x) return left;
  if (above.y >= room.y) return above;
  if (below.y + card.height <= room.y + room.height) return below;
  return die.y + die.height / 2 > room.y + room.height / 2 ? above : below;
}
