import type { ReviewedMove, ReviewAnswer, ReviewDetails, ReviewVerdict } from '../engine/messages';
import type { Recording } from '../replay/recording';

/** One turn of a seat. */
export interface Turn {
  /** The number of the turn among the seat's, from 1. */
  nth: number;
  /** The ply of the position after it; the position before is what the seat saw. */
  ply: number;
  /** How many moves of the file came before it. */
  before: number;
  played: string;
}

/** A reviewed turn at which there was a choice. */
export type ReviewedTurn = Turn & { review: ReviewAnswer & ReviewDetails };

export const VERDICTS: readonly ReviewVerdict[] = ['best', 'good', 'mistake', 'blunder'];

/** The names of bots in game files. */
const BOT = /^Parlour \d$/;

export function turnsOf({ data, before }: Pick<Recording, 'data' | 'before'>, seat: number): Turn[] {
  const turns: Turn[] = [];
  data.plies.forEach((one, ply) => {
    if (one.seat === seat && one.move) turns.push({ nth: turns.length + 1, ply, before: before[ply] ?? 0, played: one.move.text });
  });
  return turns;
}

/** The turns reviewed so far, without those that had no choice. */
export function lookedAt(turns: readonly Turn[], found: ReadonlyMap<number, ReviewAnswer>): ReviewedTurn[] {
  return turns.flatMap(turn => {
    const review = found.get(turn.before);
    return review && !review.forced ? [{ ...turn, review }] : [];
  });
}

/** The number of turns by verdict, in the order of the verdicts. */
export function tallyOf(looked: readonly ReviewedTurn[]): { verdict: ReviewVerdict; n: number }[] {
  return VERDICTS.map(verdict => ({ verdict, n: looked.filter(one => one.review.verdict === verdict).length }));
}

/** The seat reviewed first: the user's own, otherwise the first that is not a bot. */
export function mySeat({ data, seatNames }: Pick<Recording, 'data' | 'seatNames'>, me: string | undefined): number {
  const names = seatNames.map(side => data.tags.find(tag => tag.name === side.en)?.value);
  const mine = me === undefined ? -1 : names.indexOf(me);
  return Math.max(0, mine >= 0 ? mine : names.findIndex(name => name !== undefined && !BOT.test(name)));
}

/** The turn before or just after the position shown. */
export function turnAt(looked: readonly ReviewedTurn[], ply: number): ReviewedTurn | undefined {
  return looked.find(turn => turn.ply === ply + 1) ?? looked.find(turn => turn.ply === ply);
}

export const choiceOf = ({ choices }: Pick<ReviewDetails, 'choices'>, move: string): ReviewedMove | undefined => choices.find(choice => choice.move === move);

/** Converts ten-thousandths of the point to percent. */
export const percent = (parts: number): number => Math.round(parts / 100);

/** Skill first, then the effect of luck. */
export type Luck = 'exact' | 'as-expected' | 'lucky' | 'unlucky' | 'harmless' | 'harmful';

export function luckOf({ exact, verdict, actual }: Pick<ReviewDetails, 'exact' | 'verdict' | 'actual'>): Luck {
  if (exact) return 'exact';
  if (verdict === 'mistake' || verdict === 'blunder') return actual.harmless ? 'harmless' : 'harmful';
  return actual.luck;
}
