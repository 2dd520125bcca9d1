/** A finished game of Conan in numbers: where each player's glory came from, and the moment that decided it. */
import type { PlayedMove } from '../../../protocol/messages';
import type { Language } from '../../../protocol/messages';
import { leadForGood, leadOf, leadText, type Standing } from '../../lead';
import type { ScoreColumn } from '../../types';
import { glorySources } from '../texts';
import { factsOf } from './logEntries';
import { accomplishedText, type Cast, contestSummary, moveSentence, outText, stakeText } from './logText';

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

/** The seat that won alone. */
function soleWinner(history: readonly PlayedMove[]): number | undefined {
  const winners = history.map(factsOf).findLast(facts => facts?.over)?.over?.winners;
  return winners?.length === 1 ? winners[0] : undefined;
}

/** The glory of all seats at the start and after each move that changed it. */
function standings(history: readonly PlayedMove[], seats: number): Standing[] {
  let points: readonly number[] = Array.from({ length: seats }, () => 0);
  const all: Standing[] = [];
  history.forEach((made, index) => {
    const changes = factsOf(made)?.glory ?? [];
    if (changes.length === 0) return;
    // Before its first change the glory of a seat is told with it: a game may begin in the middle.
    const first = points.map((n, seat) => (all.length === 0 ? (firstGlory(history, seat) ?? n) : n));
    if (all.length === 0) all.push({ index: -1, points: first });
    points = first.map((n, seat) => changes.find(change => change.seat === seat)?.after ?? n);
    const isStart = changes.some(({ why }) => why.some(({ by }) => by === 'start'));
    if (isStart) all.length = 0;
    all.push({ index, points });
  });
  return all;
}

const firstGlory = (history: readonly PlayedMove[], seat: number) => history.flatMap(made => factsOf(made)?.glory ?? []).find(change => change.seat === seat)?.before;

/**
 * The move that put the last rival out of the game; otherwise the one that brought the winner furthest forward since
 * taking the lead for good.
 */
export function decisiveMove({ history, seats }: Told): number | undefined {
  const winner = soleWinner(history);
  if (winner === undefined) return undefined;
  const last = history.findLastIndex(made => factsOf(made)?.out !== undefined);
  if (factsOf(history.at(-1) ?? NOTHING)?.over?.reason === 'last-left' && last >= 0) return last;
  const all = standings(history, seats);
  const first = leadForGood(all, winner);
  if (first === undefined) return undefined;
  // From there on, what brought the winner furthest.
  const leads = all.map(({ points }) => leadOf(points, winner));
  let best = all.indexOf(first);
  for (let i = best + 1; i < all.length; i++) if ((leads[i] ?? 0) - (leads[i - 1] ?? 0) > (leads[best] ?? 0) - (leads[best - 1] ?? 0)) best = i;
  return all[best]?.index;
}

const NOTHING: PlayedMove = { seat: -1, text: '', round: 0 };

/** A finished game. */
interface Told {
  history: readonly PlayedMove[];
  seats: number;
}

/** What happened in that move, in words, and what the score was then. */
export function decisiveText({ history, seats }: Told, index: number, cast: Cast): string {
  const { seat, text, facts: told, round } = history[index] ?? NOTHING;
  const facts = factsOf({ seat, text, round, ...(told ? { facts: told } : {}) });
  const parts: string[] = [];
  if (facts?.contest) parts.push(contestSummary({ kind: 'contest', seat: facts.contest.hero, moves: [], result: facts.contest, glory: [], from: 0, ply: 0 }, cast, () => null));
  if (facts?.contest) parts.push(stakeText(facts.contest.winner, facts.contest.stake, cast));
  if (facts?.accomplished) parts.push(accomplishedText(facts.accomplished, cast));
  for (const out of facts?.out ?? []) parts.push(outText(out, cast));
  if (parts.length === 0 && seat >= 0) parts.push(moveSentence(seat, text, facts, cast, () => null));
  const winner = soleWinner(history);
  const all = standings(history, seats);
  const then = all.find(one => one.index === index);
  if (winner !== undefined && then !== undefined && leadOf(then.points, winner) > 0) parts.push(leadText(then, winner, cast.name(winner), cast.isYou(winner), cast.language, leadForGood(all, winner) === then));
  return parts.join(' ');
}
