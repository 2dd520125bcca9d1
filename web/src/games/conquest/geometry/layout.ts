/** Positions on the stage, which has the size of its box in the picture. */
import { type Box, type Camera, squareBox } from './camera';
import { place, ROWS, seen } from './squares';
import type { View } from '../render/drawables';

const part = (value: number, of: number): string => `${((value / of) * 100).toFixed(2)}%`;

export type Placed = Record<'left' | 'top' | 'width' | 'height', string>;

/** A square, in fractions of the stage. */
export function squarePlaced({ camera, flipped }: View, square: string): Placed {
  const { x, y, width, height } = squareBox(camera, seen(place(square), flipped));
  const { box } = camera;
  return { left: part(x - box.x, box.width), top: part(y - box.y, box.height), width: part(width, box.width), height: part(height, box.height) };
}

/** The box of a die, in stage pixels. */
export function dieBox({ camera, flipped }: View, square: string, pixel: number): Box {
  const spot = squareBox(camera, seen(place(square), flipped));
  const rise = 0.35 * spot.height;
  return { x: (spot.x - camera.box.x) / pixel, y: (spot.y - rise - camera.box.y) / pixel, width: spot.width / pixel, height: (spot.height + rise) / pixel };
}

/** The position of a label for a square, on the rim next to it. */
export function rimPlaced({ camera, flipped }: View, square: string): Pick<Placed, 'left' | 'top'> {
  const { x, y } = seen(place(square), flipped);
  const rim = y < ROWS / 2 ? -camera.frame.near * 0.54 : ROWS + Math.max(camera.frame.far * 0.5, 0.3);
  const [px, py] = camera.project([x + 0.5, rim, 0]);
  return { left: part(px - camera.box.x, camera.box.width), top: part(py - camera.box.y, camera.box.height) };
}

export function viewBoxOf({ box }: Camera): string {
  return [box.x, box.y, box.width, box.height].map((value) => value.toFixed(1)).join(' ');
}
