/** Which legal moves are shown as buttons; the others are done with something on the table or in the hand. */
import type { ConanMove } from '../types';

const ON_TABLE = new Set(['lay', 'open', 'play', 'down', 'go', 'bid', 'follow', 'withdraw', 'name', 'treaty', 'move', 'cancel']);

/** More than this many of a kind are found on the table itself. */
const MANY = 6;

export function movesOf(moves: readonly ConanMove[]): ConanMove[] {
  const deeds = moves.filter(move => !ON_TABLE.has(move.does));
  const counts = new Map<string, number>();
  for (const { does } of deeds) counts.set(does, (counts.get(does) ?? 0) + 1);
  // Doing nothing comes last.
  const order = (move: ConanMove) => (['pass', 'no', 'decline'].includes(move.text) ? 1 : 0);
  return deeds.filter(({ does }) => (counts.get(does) ?? 0) <= MANY).sort((a, b) => order(a) - order(b));
}

export interface Bidding {
  /** The least and most that may be bid; nothing if no bid may be made. */
  least: number;
  most: number;
  follow: ConanMove | undefined;
  withdraw: ConanMove | undefined;
}

/** What an auction allows, as the legal moves say. */
export function biddingOf(moves: readonly ConanMove[]): Bidding {
  const bids = moves.filter(({ does }) => does === 'bid').map(({ n = 0 }) => n);
  return {
    least: bids.length === 0 ? 0 : Math.min(...bids),
    most: bids.length === 0 ? 0 : Math.max(...bids),
    follow: moves.find(({ text }) => text === 'follow'),
    withdraw: moves.find(({ text }) => text === 'withdraw'),
  };
}
