/** Lines and areas drawn on the board. */
import { at, polygon, rectangle } from './camera';
import { direction, place, seen, seenDirection, STEPS } from './squares';
import type { View } from '../render/drawables';

/** A line through the centres of squares. */
export function lineAlong({ camera, flipped }: View, squares: readonly string[]): string {
  return squares
    .map((square, i) => {
      const { x, y } = seen(place(square), flipped);
      return `${i === 0 ? 'M' : 'L'}${at(camera.project([x + 0.5, y + 0.5, 0]))}`;
    })
    .join('');
}

export function fieldOf({ camera, flipped }: View, square: string, inset = 0): string {
  const { x, y } = seen(place(square), flipped);
  return rectangle(camera, x + inset, y + inset, x + 1 - inset, y + 1 - inset);
}

/** The arrowhead at the end of a line; empty if the line has no length. */
export function headOf({ camera, flipped }: View, squares: readonly string[]): string {
  const [before, end] = [squares.at(-2), squares.at(-1)];
  if (before === undefined || end === undefined) return '';
  const { x, y } = seen(place(end), flipped);
  const way = STEPS[seenDirection(direction(before, end), flipped)];
  const tip = (along: number, across: number): { x: number; y: number } => ({ x: x + 0.5 + way.x * along + way.y * across, y: y + 0.5 + way.y * along - way.x * across });
  return polygon(camera, [tip(0.04, 0), tip(-0.16, 0.13), tip(-0.16, -0.13)]);
}
