import { chartOf, routesOf } from '../../games/conquest/geometry/routes';
import type { DescribedMove } from '../../games/conquest/types';

/** A square the die in hand can reach, and what comes up there by every way. */
export interface Reached {
  square: string;
  takes: boolean;
  /** `by` is the corner, null for a straight way; no face for the Key die. */
  ways: { text: string; by: string | null; face: number | null }[];
}

/** The chart of a die as a table: square by square, as one reads the board from the top. */
export function reachedBy(moves: readonly DescribedMove[], from: string): Reached[] {
  return [...chartOf(routesOf([...moves]), from)]
    .map(([square, routes]) => ({ square, takes: routes.some(({ takes }) => takes), ways: routes.map(({ move, corner, top }) => ({ text: move.text, by: corner, face: top })) }))
    .sort((one, other) => other.square.charAt(1).localeCompare(one.square.charAt(1)) || one.square.localeCompare(other.square));
}
