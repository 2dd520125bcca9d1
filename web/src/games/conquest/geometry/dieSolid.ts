/**
 * A die as a solid. Its body has 1 on top, 2 towards the viewer and 3 on the right (4 in a left-handed set); a pose
 * gives the directions of the body's axes. The pose comes from the faces the server sends, so nothing here knows how a
 * die may move.
 */
import { at as write, type Camera, dot, minus, type Point, type Vec } from './camera';
import { CROWN, type Flat, KEY, type Outline, pips, roundSquare } from '../render/faceShapes';
import type { Place } from './squares';
import type { KeySymbol, Faces } from '../types';

/** The directions of the body's x, y and z axes. */
export type Pose = readonly [Vec, Vec, Vec];

export const UPRIGHT: Pose = [[1, 0, 0], [0, 1, 0], [0, 0, 1]];

/** The pose with the given faces on top, south and east. */
export function pose({ top, south, east }: Faces): Pose {
  const lies = new Map<number, Vec>([
    [top, [0, 0, 1]], [7 - top, [0, 0, -1]], [south, [0, -1, 0]], [7 - south, [0, 1, 0]], [east, [1, 0, 0]], [7 - east, [-1, 0, 0]],
  ]);
  const axis = (face: number): Vec => lies.get(face) ?? [0, 0, 0];
  return [axis(3), axis(5), axis(1)];
}

/** The pose as seen from the other side of the board. */
export function flippedPose(lies: Pose, flipped: boolean): Pose {
  return flipped ? (lies.map(([x, y, z]) => [-x, -y, z]) as unknown as Pose) : lies;
}

/** Rotates a vector in the direction of a step: up becomes forward. */
export function tipped(v: Vec, step: Place, angle: number): Vec {
  const along = v[0] * step.x + v[1] * step.y;
  const sin = Math.sin(angle);
  const cos = Math.cos(angle);
  const forward = along * cos + v[2] * sin - along;
  return [v[0] + forward * step.x, v[1] + forward * step.y, v[2] * cos - along * sin];
}

export function tippedPose(lies: Pose, step: Place, angle: number): Pose {
  return lies.map((axis) => tipped(axis, step, angle)) as unknown as Pose;
}

/** A die in space: its centre and its pose. */
export interface Solid {
  centre: Vec;
  size: number;
  lies: Pose;
}

/** A die standing on its square, or lifted above it. */
export function standing(camera: Camera, { x, y }: Place, lies: Pose, lift = 0): Solid {
  return { centre: [x + 0.5 + camera.nudge.x, y + 0.5 + camera.nudge.y, camera.die / 2 + lift], size: camera.die, lies };
}

/**
 * A die tumbling over its leading lower edge; `turn` runs from 0 to 1. It slides across the gap between the squares
 * meanwhile.
 */
export function tumbling(camera: Camera, from: Place, step: Place, lies: Pose, turn: number): Solid {
  const start = standing(camera, from, lies);
  const half = start.size / 2;
  const angle = (turn * Math.PI) / 2;
  const [x, y] = start.centre;
  const edge: Vec = [x + step.x * half, y + step.y * half, 0];
  const arm = tipped(minus(start.centre, edge), step, angle);
  const slide = (1 - start.size) * turn;
  return {
    centre: [edge[0] + arm[0] + step.x * slide, edge[1] + arm[1] + step.y * slide, arm[2]],
    size: start.size,
    lies: tippedPose(lies, step, angle),
  };
}

/** The normal, right and up vectors of each face of the body. */
const BODY: Record<number, readonly [Vec, Vec, Vec]> = {
  1: [[0, 0, 1], [1, 0, 0], [0, 1, 0]],
  2: [[0, -1, 0], [1, 0, 0], [0, 0, 1]],
  3: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  4: [[-1, 0, 0], [0, -1, 0], [0, 0, 1]],
  5: [[0, 1, 0], [-1, 0, 0], [0, 0, 1]],
  6: [[0, 0, -1], [1, 0, 0], [0, -1, 0]],
};

export interface DrawnFace {
  face: number;
  plate: string;
  inlay: string;
  marks: string;
  /** Brightness from 0 to 1; the light comes from the upper left. */
  light: number;
}

export interface DrawnDie {
  shadow: string;
  body: string;
  /** Width of the stroke that rounds the body's edges. */
  rounding: number;
  faces: DrawnFace[];
  hull: Point[];
}

export const EDGE = 0.1;

const LIT: readonly [Vec, number][] = [[[0, 0, 1], 1], [[0, -1, 0], 0.5], [[1, 0, 0], 0], [[-1, 0, 0], 0.75], [[0, 1, 0], 0.3]];

/** Brightest on top, darker towards the viewer, darkest on the right; changes smoothly as the die turns. */
function lightOn(normal: Vec): number {
  return LIT.reduce((sum, [axis, value]) => sum + Math.max(0, dot(axis, normal)) ** 2 * value, 0);
}

export function drawn(camera: Camera, { centre, size, lies }: Solid, keySymbol: KeySymbol | null): DrawnDie {
  const half = size / 2;
  const world = (v: Vec): Vec => [0, 1, 2].map((i) => v[0] * lies[0][i]! + v[1] * lies[1][i]! + v[2] * lies[2][i]!) as unknown as Vec;
  const corner = (by: number): Vec[] =>
    [-1, 1].flatMap((x) => [-1, 1].flatMap((y) => [-1, 1].map((z) => plus(centre, world([x, y, z]), half * by))));
  const faces: DrawnFace[] = [];
  for (let face = 1; face <= 6; face++) {
    const [normal, right, up] = BODY[face]!.map(world) as [Vec, Vec, Vec];
    const middle = plus(centre, normal, half);
    if (!camera.sees(middle, normal)) continue;
    const spot = ([x, y]: Flat): Point => camera.project(plus(plus(middle, right, x * half), up, y * half));
    faces.push({
      face,
      plate: traced([PLATE], spot),
      inlay: traced([INLAY], spot),
      marks: traced(keySymbol === 'key' ? KEY : keySymbol === 'king' ? CROWN : pips(face), spot),
      light: lightOn(normal),
    });
  }
  const hull = hullOf(corner(1).map((v) => camera.project(v)));
  const inner = hullOf(corner(1 - EDGE).map((v) => camera.project(v)));
  const [a, b] = [camera.project(centre), camera.project(plus(centre, [1, 0, 0], 1))];
  return {
    shadow: shadowOf(camera, corner(1)),
    body: `M${inner.map(write).join('L')}Z`,
    rounding: Math.hypot(b[0] - a[0], b[1] - a[1]) * half * EDGE * 2,
    faces,
    hull,
  };
}

const PLATE = roundSquare(0.93, 0.2);
const INLAY = roundSquare(0.82, 0.12);

/** The light comes from the upper left, so every corner casts its shadow to the right and towards the viewer. */
function shadowOf(camera: Camera, corners: Vec[]): string {
  return `M${hullOf(corners.map(([x, y, z]) => camera.project([x + z * 0.24, y - z * 0.2, 0]))).map(write).join('L')}Z`;
}

export function traced(outlines: readonly Outline[], spot: (flat: Flat) => Point): string {
  return outlines
    .map(({ start, curves }) => `M${write(spot(start))}${curves.map(([a, b, c]) => (a === c ? `L${write(spot(c))}` : `C${write(spot(a))} ${write(spot(b))} ${write(spot(c))}`)).join('')}Z`)
    .join('');
}

/** Outlines projected flat onto the board: `middle` is their origin, `half` their half size. */
export function laid(camera: Camera, outlines: readonly Outline[], middle: Place, half: number, z = 0): string {
  return traced(outlines, ([x, y]) => camera.project([middle.x + x * half, middle.y + y * half, z]));
}

function plus(a: Vec, b: Vec, by: number): Vec {
  return [a[0] + b[0] * by, a[1] + b[1] * by, a[2] + b[2] * by];
}

/** The convex hull of some points. */
export function hullOf(points: Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const turn = (o: Point, a: Point, b: Point): number => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const chain = (from: Point[]): Point[] => {
    const kept: Point[] = [];
    for (const point of from) {
      while (kept.length >= 2 && turn(kept.at(-2)!, kept.at(-1)!, point) <= 1e-9) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.reverse())];
}

/** Whether a point is inside a hull. */
export function within(hull: readonly Point[], [x, y]: Point): boolean {
  return hull.every(([ax, ay], i) => {
    const [bx, by] = hull[(i + 1) % hull.length]!;
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0;
  });
}

/** The outline of a die in the picture, for hit tests. */
export function silhouette(camera: Camera, { centre, size, lies }: Solid): Point[] {
  const half = size / 2;
  const corners = [-1, 1].flatMap((x) => [-1, 1].flatMap((y) => [-1, 1].map((z): Vec => [x, y, z])));
  return hullOf(corners.map(([x, y, z]) => camera.project(plus(plus(plus(centre, lies[0], x * half), lies[1], y * half), lies[2], z * half))));
}
