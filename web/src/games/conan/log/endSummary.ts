/** A finished game of Conan in numbers: where each player's glory came from, and the moment that decided it. */
import type { PlayedMove } from '../../../protocol/messages';
import type { Language } from '../../../protocol/messages';
import type { ScoreColumn } from '../../types';
import { glorySources } from '../texts';
import { factsOf } from './logEntries';
import { accomplishedText, type Cast, contestSummary, moveSentence, stakeText } from './logText';

type Source = keyof typeof glorySources;

/** The glory of a contest that was given up in the auction was won by bidding. */
function sourceOf(by: string, isWithdrawn: boolean): Source {
  if (by === 'loot') return 'adventures';
  if (by === 'contest') return isWithdrawn ? 'bids' : 'contests';
  if (by === 'treaty') return 'treaties';
  return by === 'card' ? 'cards' : 'other';
}

/** Where the glory came from, by seat; sources that gave nobody anything are left out. */
export function gloryBySource(history: readonly PlayedMove[], seats: number, language: Language): ScoreColumn[] {
  const sums = Object.fromEntries(Object.keys(glorySources).map(key => [key, Array.from({ length: seats }, () => 0)])) as Record<Source, number[]>;
  for (const made of history) {
    const facts = factsOf(made);
    for (const { seat, why } of facts?.glory ?? []) for (const { by, n } of why) {
      const values = sums[sourceOf(by, facts?.contest?.withdrawn === true)];
      values[seat] = (values[seat] ?? 0) + n;
    }
  }
  return (Object.keys(glorySources) as Source[]).filter(key => sums[key].some(n => n !== 0)).map(key => ({ title: glorySources[key][language], values: sums[key] }));
}

/**
 * The move with the largest swing towards the winner: what the winner gained on the best of the others. The last of
 * several; none if nobody won alone or nothing moved.
 */
export function decisiveMove(history: readonly PlayedMove[]): number | undefined {
  const winners = history.map(factsOf).findLast(facts => facts?.over)?.over?.winners;
  const [winner] = winners ?? [];
  if (winner === undefined || winners?.length !== 1) return undefined;
  const glory = new Map<number, number>();
  const lead = () => (glory.get(winner) ?? 0) - Math.max(0, ...[...glory].filter(([seat]) => seat !== winner).map(([, n]) => n));
  let [best, most] = [undefined as number | undefined, 0];
  history.forEach((made, i) => {
    const changes = factsOf(made)?.glory ?? [];
    if (changes.length === 0) return;
    const before = lead();
    for (const { seat, after } of changes) glory.set(seat, after);
    const isStart = changes.some(({ why }) => why.some(({ by }) => by === 'start'));
    const swing = lead() - before;
    if (!isStart && swing > 0 && swing >= most) [best, most] = [i, swing];
  });
  return best;
}

/** What happened in that move, in words. */
export function decisiveText({ seat, text, facts: told, round }: PlayedMove, cast: Cast): string {
  const facts = factsOf({ seat, text, round, ...(told ? { facts: told } : {}) });
  const parts: string[] = [];
  if (facts?.contest) parts.push(contestSummary({ kind: 'contest', seat: facts.contest.hero, moves: [], result: facts.contest, glory: [], from: 0, ply: 0 }, cast, () => null));
  if (facts?.contest) parts.push(stakeText(facts.contest.winner, facts.contest.stake, cast));
  if (facts?.accomplished) parts.push(accomplishedText(facts.accomplished, cast));
  if (parts.length === 0) parts.push(moveSentence(seat, text, facts, cast, () => null));
  return parts.join(' ');
}
