import { expect, test } from 'vitest';
import { bestFor, biddingOf, lacking, movesOf } from './bidding';

test('the bidding options follow from the legal moves', () => {
  const bidding = biddingOf([{ text: 'follow', does: 'follow' }, { text: 'withdraw', does: 'withdraw', n: 2 }, { text: 'bid:5', does: 'bid', n: 5 }, { text: 'bid:6', does: 'bid', n: 6 }]);
  expect([bidding.least, bidding.most, bidding.withdraw?.n]).toEqual([5, 6, 2]);
  expect(biddingOf([]).most).toBe(0);
});

test('passing is the last button, and moves made with pieces have none', () => {
  expect(movesOf([{ text: 'pass', does: 'pass' }, { text: 'go:a1', does: 'go', slot: 'a1' }, { text: 'accomplish', does: 'accomplish', card: 'ravens-ford', slot: 'a1' }]).map(({ text }) => text)).toEqual(['accomplish', 'pass']);
});

test('the best attribute is the one in which the side that chooses is furthest ahead', () => {
  expect(bestFor({ values: [[6, 3, 3], [6, 5, 2]], duel: false })).toBe(2);
  expect(bestFor({ values: [[6, 3, 3], [6, 5, 2]], duel: true })).toBe(1);
  expect([lacking({ totals: [4, 4] }), lacking({ totals: [5, 4] }), lacking({ totals: [3, 5] })]).toEqual([1, 0, 3]);
});
