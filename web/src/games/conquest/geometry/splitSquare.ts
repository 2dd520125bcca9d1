import type { Direction, Place } from './squares';

/** A half of the square, named by its corner on the screen. */
export type Half = 'ul' | 'ur' | 'll' | 'lr';

/** `rise` goes from lower left to upper right, `fall` from upper left to lower right. */
export type Diagonal = 'rise' | 'fall';

/** The diagonal from the corner nearest to the die to the farthest one. Both places are in screen orientation. */
export function diagonal(from: Place, to: Place): Diagonal {
  return to.x > from.x === to.y > from.y ? 'rise' : 'fall';
}

/** The half on the side where the die enters: going north it comes over the lower edge. */
export function halfOf(line: Diagonal, entry: Direction): Half {
  if (line === 'rise') return entry === 'e' || entry === 's' ? 'ul' : 'lr';
  return entry === 's' || entry === 'w' ? 'ur' : 'll';
}

/** The half that contains a point, given within the square from 0 to 1, rightwards and upwards. */
export function halfAt(line: Diagonal, right: number, up: number): Half {
  if (line === 'rise') return up > right ? 'ul' : 'lr';
  return up > 1 - right ? 'ur' : 'll';
}

export interface HalfLayout {
  /** The half's three corners within the square, rightwards and upwards. */
  corners: [Place, Place, Place];
  face: Place;
  arrow: Place;
}

/** The places of face and arrow in a half: the arrow at the edge the die comes over, the face in the corner. */
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
