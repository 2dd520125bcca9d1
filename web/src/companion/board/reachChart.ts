import { chartOf, routesOf } from '../../games/conquest/geometry/routes';
import type { DescribedMove } from '../../games/conquest/types';

/** A square the selected die can reach, and the face that comes up there by each route. */
export interface Reached {
  square: string;
  takes: boolean;
  /** `by` is the corner, null for a straight route; the Key die has no face. */
  ways: { text: string; by: string | null; face: number | null }[];
}

/** The chart of a die by square, in reading order from the top of the board. */
export function reachedBy(moves: readonly DescribedMove[], from: string): Reached[] {
  return [...chartOf(routesOf([...moves]), from)]
    .map(([square, routes]) => ({ square, takes: routes.some(({ takes }) => takes), ways: routes.map(({ move, corner, top }) => ({ text: move.text, by: corner, face: top })) }))
    .sort((one, other) => other.square.charAt(1).localeCompare(one.square.charAt(1)) || one.square.localeCompare(other.square));
}
