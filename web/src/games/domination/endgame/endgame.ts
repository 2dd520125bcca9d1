import type { Ending } from '../../../api/client';

/** A two-player ending compared with best play, as solved by the server; `from` is an index into the listed moves. */
export interface DominationEnding extends Ending {
  game: number;
  seat: number;
  /** The final territories of each seat with best play from here on. */
  territories: number[];
  line: string[];
  steps: Step[];
}

export interface Step {
  seat: number;
  played: string;
  /** Moves that lose nothing. */
  best: string[];
  /** Territories lost compared with the best move, with best play afterwards. */
  lost: number;
  /** The same for border territories, which break ties. */
  lostBorder: number;
}

/** The actual final territories of each seat: what one loses the other gains. Null if the ending was not played out. */
export function ended({ territories, line, steps }: DominationEnding): number[] | null {
  if (steps.length < line.length) return null;
  const lost = [0, 1].map(seat => steps.filter(step => step.seat === seat).reduce((sum, step) => sum + step.lost, 0));
  return territories.map((best, seat) => best - (lost[seat] ?? 0) + (lost[1 - seat] ?? 0));
}
