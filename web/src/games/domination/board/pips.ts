import { pips } from '../../../ui/pips';
import { type Point, UNIT } from './geometry';

const RADIUS = 1.95;
const APART = 5.3;

/**
 * The pips of one half as a single path, rotated on a horizontal domino.
 *
 * @param scale of a half that is not one unit wide
 */
export function pipPath(face: number, { x, y }: Point, turned = false, scale = 1): string {
  const radius = RADIUS * scale;
  return pips(face)
    .map(({ row, column }) => {
      const [across, down] = [(column - 2) * APART * scale, (row - 2) * APART * scale];
      const [cx, cy] = turned ? [x + down, y - across] : [x + across, y + down];
      return `M${round(cx - radius)} ${round(cy)}a${round(radius)} ${round(radius)} 0 1 0 ${round(2 * radius)} 0a${round(radius)} ${round(radius)} 0 1 0 ${round(-2 * radius)} 0`;
    })
    .join('');
}

const round = (value: number) => Math.round(value * 100) / 100;

/** The centres of both halves of a domino at a point. */
export function halves({ x, y }: Point, upright: boolean): [Point, Point] {
  const half = UNIT / 2;
  return upright ? [{ x, y: y - half }, { x, y: y + half }] : [{ x: x - half, y }, { x: x + half, y }];
}
