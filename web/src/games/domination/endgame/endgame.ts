import type { Ending } from '../../../api/client';

/** An ending of two compared with best play, as the server solves it; `from` counts the moves that are listed. */
export interface DominationEnding extends Ending {
  game: number;
  seat: number;
  /** What each seat ends with if both play best from here on. */
  territories: number[];
  line: string[];
  steps: Step[];
}

export interface Step {
  seat: number;
  played: string;
  /** Moves that cost nothing. */
  best: string[];
  /** Territories fewer than with one of them, if both play best afterwards. */
  lost: number;
  /** The same at the border, where that decides between equals. */
  lostBorder: number;
}

/** What each seat really ended with: what one loses the other has. Nothing if the ending was broken off. */
export function ended({ territories, line, steps }: DominationEnding): number[] | null {
  if (steps.length < line.length) return null;
  const lost = [0, 1].map(seat => steps.filter(step => step.seat === seat).reduce((sum, step) => sum + step.lost, 0));
  return territories.map((best, seat) => best - (lost[seat] ?? 0) + (lost[1 - seat] ?? 0));
}
