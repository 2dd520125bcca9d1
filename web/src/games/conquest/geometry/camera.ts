/**
 * The projection of the board. The world's origin is the near left corner of the board as the viewer sees it: x to the
 * right, y away, z up, one unit per square. The picture has a hundred units per square, y downwards.
 *
 * Both cameras look from the right, from the near side and from above, so that every die shows its top, near and right
 * faces. In perspective a die on the right would show less of its right face than one on the left. The eye is therefore
 * far to the right while the picture plane stays nearly frontal, as with a shift lens: the board looks level and the
 * right faces stay wide.
 */
import { COLUMNS, type Place, ROWS } from './squares';
import type { CameraName } from '../types';

export type Vec = readonly [x: number, y: number, z: number];
export type Point = readonly [x: number, y: number];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Camera {
  name: CameraName;
  project(at: Vec): Point;
  /** Distance from the viewer; farther things are drawn first. */
  depth(at: Vec): number;
  /** Whether a face at a point with this normal is turned towards the viewer. */
  sees(at: Vec, normal: Vec): boolean;
  /** The point of the board under a point of the picture. */
  floor(at: Point): Place;
  /** Edge of a die in squares. */
  die: number;
  /** Offset of a die on its square that centres its picture. */
  nudge: Place;
  /** Width of the frame on the left, near, right and far side. */
  frame: { left: number; near: number; right: number; far: number };
  thickness: number;
  /** The visible part of the picture. */
  box: Box;
}

export const UNIT = 100;
const MIDDLE: Vec = [COLUMNS / 2, ROWS / 2, 0];

export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

const turned = (degrees: number): { sin: number; cos: number } => {
  const angle = (degrees * Math.PI) / 180;
  return { sin: Math.sin(angle), cos: Math.cos(angle) };
};

/**
 * The position of the eye (degrees from the near side to the right, degrees up, distance) and the picture's rotation.
 */
const EYE = { round: 31, up: 51, distance: 54 };
const PICTURE = { round: 10, down: 49 };

function perspective(): Omit<Camera, 'box'> {
  const round = turned(EYE.round);
  const up = turned(EYE.up);
  const eye: Vec = [
    MIDDLE[0] + EYE.distance * up.cos * round.sin,
    MIDDLE[1] - EYE.distance * up.cos * round.cos,
    EYE.distance * up.sin,
  ];
  const yaw = turned(PICTURE.round);
  const pitch = turned(PICTURE.down);
  const right: Vec = [yaw.cos, yaw.sin, 0];
  const forward: Vec = [-yaw.sin * pitch.cos, yaw.cos * pitch.cos, -pitch.sin];
  const upward: Vec = [-yaw.sin * pitch.sin, yaw.cos * pitch.sin, pitch.cos];
  const focal = UNIT * dot(minus(MIDDLE, eye), forward);
  return {
    name: 'table',
    project(at) {
      const seen = minus(at, eye);
      const scale = focal / dot(seen, forward);
      return [dot(seen, right) * scale, -dot(seen, upward) * scale];
    },
    depth: (at) => Math.hypot(...minus(at, eye)),
    sees: (at, normal) => dot(minus(eye, at), normal) > 0,
    floor([x, y]) {
      const ray = [0, 1, 2].map((i) => forward[i]! + (x / focal) * right[i]! - (y / focal) * upward[i]!);
      const reach = -eye[2] / ray[2]!;
      return { x: eye[0] + ray[0]! * reach, y: eye[1] + ray[1]! * reach };
    },
    die: 0.62,
    nudge: { x: 0, y: 0.02 },
    frame: { left: 0.46, near: 0.46, right: 0.46, far: 0.46 },
    thickness: 0.34,
  };
}

/** How much of a die's height is visible as its right and near faces. */
const LEAN = { right: 0.42, near: 0.46 };
const PLAN_DIE = 0.645;

function fromAbove(): Omit<Camera, 'box'> {
  const towards: Vec = [LEAN.right, -LEAN.near, 1];
  return {
    name: 'plan',
    project: ([x, y, z]) => [(x - LEAN.right * z) * UNIT, (-y - LEAN.near * z) * UNIT],
    depth: (at) => -dot(at, towards),
    sees: (_, normal) => dot(towards, normal) > 0,
    floor: ([x, y]) => ({ x: x / UNIT, y: -y / UNIT }),
    die: PLAN_DIE,
    nudge: { x: (LEAN.right * PLAN_DIE) / 2, y: (-LEAN.near * PLAN_DIE) / 2 },
    frame: { left: 0.42, near: 0.42, right: 0.16, far: 0.16 },
    thickness: 0,
  };
}

function boxOf(camera: Omit<Camera, 'box'>): Box {
  const { left, near, right, far } = camera.frame;
  const points: Point[] = [];
  for (const x of [-left, COLUMNS + right]) {
    for (const y of [-near, ROWS + far]) {
      points.push(camera.project([x, y, 0]), camera.project([x, y, -camera.thickness]));
    }
  }
  for (const x of [0.2, COLUMNS - 0.2]) {
    points.push(camera.project([x, ROWS - 0.2, camera.die * (camera.name === 'plan' ? 0.6 : 1.1)]));
  }
  const margin = camera.name === 'plan' ? 4 : 26;
  const xs = points.map((point) => point[0]);
  const ys = points.map((point) => point[1]);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

function complete(camera: Omit<Camera, 'box'>): Camera {
  return { ...camera, box: boxOf(camera) };
}

export const CAMERAS: Record<CameraName, Camera> = { table: complete(perspective()), plan: complete(fromAbove()) };

const round1 = (value: number): string => String(Math.round(value * 10) / 10);

/** A point in SVG path syntax. */
export const at = (point: Point): string => `${round1(point[0])} ${round1(point[1])}`;

/** A polygon on the board, or above it at height `z`. */
export function polygon(camera: Camera, corners: readonly Place[], z = 0): string {
  return `M${corners.map(({ x, y }) => at(camera.project([x, y, z]))).join('L')}Z`;
}

export function rectangle(camera: Camera, x0: number, y0: number, x1: number, y1: number, z = 0): string {
  return polygon(camera, [{ x: x0, y: y0 }, { x: x1, y: y0 }, { x: x1, y: y1 }, { x: x0, y: y1 }], z);
}

/** The bounding box of a square in the picture. */
export function squareBox(camera: Camera, { x, y }: Place): Box {
  const corners = [camera.project([x, y, 0]), camera.project([x + 1, y, 0]), camera.project([x, y + 1, 0]), camera.project([x + 1, y + 1, 0])];
  const xs = corners.map((corner) => corner[0]);
  const ys = corners.map((corner) => corner[1]);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** The size of one square at a place, in picture units. */
export function scaleAt(camera: Camera, { x, y }: Place): number {
  const a = camera.project([x, y, 0]);
  const b = camera.project([x + 1, y, 0]);
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}
