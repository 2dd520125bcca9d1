import type { ReviewedMove, ReviewAnswer, ReviewDetails, ReviewVerdict } from '../engine/messages';
import type { Recording } from '../replay/recording';

/** One time somebody had to move. */
export interface Turn {
  /** Which one of that seat's, from 1. */
  nth: number;
  /** How many moves one steps over to stand after it; one fewer, and one sees what the seat saw. */
  ply: number;
  /** How many moves of the file came before it. */
  before: number;
  played: string;
}

/** A turn that was looked back upon, and at which there was something to choose. */
export type ReviewedTurn = Turn & { review: ReviewAnswer & ReviewDetails };

export const VERDICTS: readonly ReviewVerdict[] = ['best', 'good', 'mistake', 'blunder'];

/** Bots are called so in game files. */
const BOT = /^Parlour \d$/;

export function turnsOf({ data, before }: Pick<Recording, 'data' | 'before'>, seat: number): Turn[] {
  const turns: Turn[] = [];
  data.plies.forEach((one, ply) => {
    if (one.seat === seat && one.move) turns.push({ nth: turns.length + 1, ply, before: before[ply] ?? 0, played: one.move.text });
  });
  return turns;
}

/** Those that are known by now; where nothing could be chosen, there is nothing to tell. */
export function lookedAt(turns: readonly Turn[], found: ReadonlyMap<number, ReviewAnswer>): ReviewedTurn[] {
  return turns.flatMap(turn => {
    const review = found.get(turn.before);
    return review && !review.forced ? [{ ...turn, review }] : [];
  });
}

/** How many were of which kind, in the order of the kinds. */
export function tallyOf(looked: readonly ReviewedTurn[]): { verdict: ReviewVerdict; n: number }[] {
  return VERDICTS.map(verdict => ({ verdict, n: looked.filter(one => one.review.verdict === verdict).length }));
}

/** Whose shoulder one looks over at first: one's own, else that of somebody who is no bot. */
export function mySeat({ data, seatNames }: Pick<Recording, 'data' | 'seatNames'>, me: string | undefined): number {
  const names = seatNames.map(side => data.tags.find(tag => tag.name === side.en)?.value);
  const mine = me === undefined ? -1 : names.indexOf(me);
  return Math.max(0, mine >= 0 ? mine : names.findIndex(name => name !== undefined && !BOT.test(name)));
}

/** The turn one stands before, or has just seen. */
export function turnAt(looked: readonly ReviewedTurn[], ply: number): ReviewedTurn | undefined {
  return looked.find(turn => turn.ply === ply + 1) ?? looked.find(turn => turn.ply === ply);
}

export const choiceOf = ({ choices }: Pick<ReviewDetails, 'choices'>, move: string): ReviewedMove | undefined => choices.find(choice => choice.move === move);

/** Ten thousandths of the point as the percents people read. */
export const percent = (parts: number): number => Math.round(parts / 100);

/** Skill first, then what luck made of it. */
export type Luck = 'exact' | 'as-expected' | 'lucky' | 'unlucky' | 'harmless' | 'harmful';

export function luckOf({ exact, verdict, actual }: Pick<ReviewDetails, 'exact' | 'verdict' | 'actual'>): Luck {
  if (exact) return 'exact';
  if (verdict === 'mistake' || verdict === 'blunder') return actual.harmless ? 'harmless' : 'harmful';
  return actual.luck;
}
