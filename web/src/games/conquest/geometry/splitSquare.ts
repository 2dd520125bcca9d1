import type { Direction, Place } from './squares';

/** A corner of the square as seen on the screen: the half that lies there. */
export type Half = 'ul' | 'ur' | 'll' | 'lr';

/** `rise` goes from the lower left to the upper right, `fall` from the upper left to the lower right. */
export type Diagonal = 'rise' | 'fall';

/** From the corner nearest to the die to the one farthest from it. Both places as seen on the screen. */
export function diagonal(from: Place, to: Place): Diagonal {
  return to.x > from.x === to.y > from.y ? 'rise' : 'fall';
}

/** The half on the side the die enters by: going north it comes in over the lower edge. */
export function halfOf(line: Diagonal, entry: Direction): Half {
  if (line === 'rise') return entry === 'e' || entry === 's' ? 'ul' : 'lr';
  return entry === 's' || entry === 'w' ? 'ur' : 'll';
}

/** The half a point lies in; it is given within the square, from 0 to 1, rightwards and upwards. */
export function halfAt(line: Diagonal, right: number, up: number): Half {
  if (line === 'rise') return up > right ? 'ul' : 'lr';
  return up > 1 - right ? 'ur' : 'll';
}

export interface HalfLayout {
  /** Three corners of the half, within the square, rightwards and upwards. */
  corners: [Place, Place, Place];
  face: Place;
  arrow: Place;
}

/** Where the face and the arrow lie in a half: the arrow at the edge the die comes in over, the face in the corner. */
export function layout(half: Half, entry: Direction): HalfLayout {
  const left = half === 'ul' || half === 'll';
  const upper = half === 'ul' || half === 'ur';
  const x = left ? 0 : 1;
  const y = upper ? 1 : 0;
  const inwards = (from: number, by: number): number => (from === 0 ? by : 1 - by);
  const acrossSide = entry === 'e' || entry === 'w';
  return {
    corners: [
      { x, y },
      { x: 1 - x, y },
      { x, y: 1 - y },
    ],
    face: { x: inwards(x, 0.3), y: inwards(y, 0.3) },
    arrow: acrossSide
      ? { x: inwards(x, 0.11), y: inwards(y, 0.68) }
      : { x: inwards(x, 0.68), y: inwards(y, 0.11) },
  };
}
