/** The place of the card that shows the face that comes up when a die is taken. */
import { type Camera, type Point, scaleAt } from '../geometry/camera';
import type { Route } from '../geometry/routes';
import { type Direction, place, seen, seenDirection } from '../geometry/squares';

export interface FlagPart {
  x: number;
  width: number;
  top: number | null;
  face: { x: number; y: number };
  arrow: { x: number; y: number; way: Direction } | null;
}

export interface CapturePlan {
  square: string;
  x: number;
  y: number;
  width: number;
  height: number;
  parts: FlagPart[];
}

const HEIGHT = 0.41;

/** The card is never wider than the square and is in front of the near face of the die. */
export function capturePlan(camera: Camera, flipped: boolean, routes: readonly Route[]): CapturePlan {
  const square = routes[0]!.to;
  const at = seen(place(square), flipped);
  const size = scaleAt(camera, at);
  const height = HEIGHT * size;
  const several = routes.length > 1;
  const each = several ? 0.49 * size : 0.46 * size;
  const [cx, cy] = camera.project([at.x + 0.5 + camera.nudge.x, at.y + 0.5 + camera.nudge.y - camera.die / 2, camera.die * 0.42]);
  const x = cx - (each * routes.length) / 2;
  const y = cy - height / 2;
  const parts = routes.map((one, i): FlagPart => {
    const from = x + i * each;
    const middle = from + each / 2;
    return {
      x: from + (several ? 0.02 * size : 0.04 * size),
      width: each - (several ? 0.04 * size : 0.08 * size),
      top: one.top,
      face: { x: several ? from + each * 0.61 : middle, y: cy },
      arrow: several ? { x: from + each * 0.165, y: cy, way: seenDirection(one.entry, flipped) } : null,
    };
  });
  return { square, x, y, width: each * routes.length, height, parts };
}

export function partHull(plan: CapturePlan, part: number): Point[] {
  const each = plan.width / plan.parts.length;
  const x = plan.x + part * each;
  return [[x, plan.y], [x + each, plan.y], [x + each, plan.y + plan.height], [x, plan.y + plan.height]];
}
