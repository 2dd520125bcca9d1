import type { AnalysisLine } from '../engine/messages';

/**
 * How good a move was, compared with the best one. All thresholds are here.
 *
 * A score is converted into the share of the point that the side can expect, from 0 to 1: one ordinary die ahead is
 * about 0.62, three dice 0.82, a forced win 1. So a die lost in a level game weighs more than one lost in a won game.
 */
export const JUDGEMENT = {
  /** The score, in hundredths of a die, at which a side can expect 0.73 of the point. */
  scale: 200,
  /** A move that loses less than this is as good as the best. */
  best: 0.01,
  /** From this loss on a move is a mistake. */
  mistake: 0.08,
  /** From this loss on it is a blunder. */
  blunder: 0.2,
} as const;

/** As `ScoredMove.WIN` and `ScoredMove.FORCED` in Java: a forced end in n plies scores 30,000 - n. */
export const WIN = 30_000;
const FORCED = WIN - 1_000;

export type Verdict = 'best' | 'good' | 'mistake' | 'blunder' | 'missed-win';

/** The evaluation of a position: the best line for the side to move, or how the game ended. */
export type Appraisal = Pick<AnalysisLine, 'move' | 'score' | 'line' | 'depth'> | { over: number };

export interface Judgement {
  verdict: Verdict;
  /** The share of the point the move lost, from 0 to 1. */
  lost: number;
}

export const isForced = (score: number): boolean => Math.abs(score) > FORCED;

/** Moves of one side until the forced end. */
export const movesToEnd = (score: number): number => Math.ceil((WIN - Math.abs(score)) / 2);

/** The share of the point the side to move can expect. */
export function share(score: number): number {
  if (isForced(score)) return score > 0 ? 1 : 0;
  return 1 / (1 + Math.exp(-score / JUDGEMENT.scale));
}

/** The share the first seat can expect; `over` already is that share. */
export function shareOfFirst(appraisal: Appraisal, turn: number): number {
  if ('over' in appraisal) return appraisal.over;
  return turn === 0 ? share(appraisal.score) : 1 - share(appraisal.score);
}

/**
 * Judges the move that led from one position to the next.
 *
 * @param seat who played it
 */
export function judged(before: Appraisal, played: string, after: Appraisal, seat: number): Judgement {
  if ('over' in before) return { verdict: 'good', lost: 0 };
  const now = 'over' in after ? (seat === 0 ? after.over : 1 - after.over) : 1 - share(after.score);
  const lost = Math.max(0, share(before.score) - now);
  if (played === before.move) return { verdict: 'best', lost: 0 };
  if (isForced(before.score) && before.score > 0 && now < 1) return { verdict: 'missed-win', lost };
  if (lost >= JUDGEMENT.blunder) return { verdict: 'blunder', lost };
  if (lost >= JUDGEMENT.mistake) return { verdict: 'mistake', lost };
  return { verdict: lost < JUDGEMENT.best ? 'best' : 'good', lost };
}

/** Whether the game turned at this move: turning points are listed and can be replayed. */
export const isTurningPoint = ({ verdict }: Judgement): boolean => verdict === 'mistake' || verdict === 'blunder' || verdict === 'missed-win';
