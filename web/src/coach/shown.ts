import type { Advice } from '../engine/messages';

/** At most so many sentences are shown under each heading. */
const MOST = 4;

/** What others have just done; everything else is about what can be done now. */
const HAPPENED: readonly string[] = ['last-laid'];

const hasHappened = ({ motif }: Advice) => HAPPENED.includes(motif);

export const happenedIn = (advice: readonly Advice[]): Advice[] => advice.filter(hasHappened).slice(0, MOST);

/** Warnings first, then what can be won, then the rest, each in the order given. */
export function mattersIn(advice: readonly Advice[]): Advice[] {
  const rank = { warning: 0, good: 1, note: 2 };
  return advice.filter(one => !hasHappened(one)).sort((a, b) => rank[a.tone] - rank[b.tone]).slice(0, MOST);
}

/** Says without colour what kind of sentence it is. */
export const toneSign = { warning: '!', good: '+', note: '·' } satisfies Record<Advice['tone'], string>;
