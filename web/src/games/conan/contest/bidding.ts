/** Which legal moves are shown as buttons; the others are made with pieces on the table or in the hand. */
import type { ConanMove, ContestView } from '../types';

const ON_TABLE = new Set(['lay', 'open', 'play', 'down', 'go', 'bid', 'follow', 'withdraw', 'name', 'treaty', 'move', 'cancel']);

/** If there are more moves of a kind than this, they are chosen on the table. */
const MANY = 6;

export function movesOf(moves: readonly ConanMove[]): ConanMove[] {
  const deeds = moves.filter(move => !ON_TABLE.has(move.does));
  const counts = new Map<string, number>();
  for (const { does } of deeds) counts.set(does, (counts.get(does) ?? 0) + 1);
  // Moves that do nothing come last.
  const order = (move: ConanMove) => (['pass', 'no', 'decline'].includes(move.text) ? 1 : 0);
  return deeds.filter(({ does }) => (counts.get(does) ?? 0) <= MANY).sort((a, b) => order(a) - order(b));
}

export interface Bidding {
  /** The lowest and highest bid; null if bidding is not possible. */
  least: number;
  most: number;
  follow: ConanMove | undefined;
  withdraw: ConanMove | undefined;
}

/** The auction's options, from the legal moves. */
export function biddingOf(moves: readonly ConanMove[]): Bidding {
  const bids = moves.filter(({ does }) => does === 'bid').map(({ n = 0 }) => n);
  return {
    least: bids.length === 0 ? 0 : Math.min(...bids),
    most: bids.length === 0 ? 0 : Math.max(...bids),
    follow: moves.find(({ text }) => text === 'follow'),
    withdraw: moves.find(({ text }) => text === 'withdraw'),
  };
}

/** The attribute, from 0 to 2, in which the side that chooses it is furthest ahead: the hero's, in a duel the other. */
export function bestFor({ values: [hero, other], duel }: Pick<ContestView, 'values' | 'duel'>): number {
  const ahead = hero.map((value, i) => (value - (other[i] ?? 0)) * (duel ? -1 : 1));
  return ahead.indexOf(Math.max(...ahead));
}

/** How much the hero's side lacks to win, as far as the viewer sees; 0 if it is ahead. */
export function lacking({ totals }: Pick<ContestView, 'totals'>): number {
  return totals ? Math.max(0, totals[1] - totals[0] + 1) : 0;
}
