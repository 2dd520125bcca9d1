import { expect, test } from 'vitest';
import type { ConanPosition } from '../types';
import { aftermathOf, newlyDiscarded } from './aftermath';
import { biddingOf, deedsOf } from './asking';

const seats = (...pg: number[]) => pg.map(n => ({ pg: n }));
const before = {
  step: 'laying',
  discard: ['feint'],
  seats: seats(15, 15),
  adventures: [{ slot: 'a1', challenges: [{ owner: 1, up: true, card: 'moor-reavers' }] }],
  contest: { hero: 0, other: 1, duel: false, challenge: 'a1.1', bids: [2, 2], attribute: 'strength', laid: [{ seat: 0, card: 'feint', cancelled: false }, { seat: 1, cancelled: false }] },
} as unknown as ConanPosition;
const after = { step: 'heroes', discard: ['feint', 'cold-fury', 'feint', 'moor-reavers'], seats: seats(17, 13), adventures: [] } as unknown as ConanPosition;

test('what came to the discard was turned up', () => {
  expect(newlyDiscarded(['feint'], ['cold-fury', 'feint', 'feint'])).toEqual(['cold-fury', 'feint']);
});

test('how a contest went: whose cards they were, and who won what', () => {
  const went = aftermathOf(before, after);
  expect(went?.cards).toEqual([{ card: 'feint', seat: 0 }, { card: 'cold-fury', seat: 1 }]);
  expect(went?.gains).toEqual([2, -2]);
  expect(went?.challenge).toBe('moor-reavers');
});

test('nothing is said where no contest has ended', () => {
  expect(aftermathOf(null, after)).toBeNull();
  expect(aftermathOf(after, after)).toBeNull();
  expect(aftermathOf(before, before)).toBeNull();
});

test('an auction allows what the legal moves say', () => {
  const bidding = biddingOf([{ text: 'follow', does: 'follow' }, { text: 'withdraw', does: 'withdraw', n: 2 }, { text: 'bid:5', does: 'bid', n: 5 }, { text: 'bid:6', does: 'bid', n: 6 }]);
  expect([bidding.least, bidding.most, bidding.withdraw?.n]).toEqual([5, 6, 2]);
  expect(biddingOf([]).most).toBe(0);
});

test('doing nothing is the last button, and what lies on the table is touched there', () => {
  expect(deedsOf([{ text: 'pass', does: 'pass' }, { text: 'go:a1', does: 'go', slot: 'a1' }, { text: 'accomplish', does: 'accomplish' }]).map(({ text }) => text)).toEqual(['accomplish', 'pass']);
});
