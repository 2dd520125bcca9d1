import { expect, test } from 'vitest';
import { isCovered } from './passScreen';

const at = { phase: 'playing', yourSeats: [0, 2], viewSeat: 0 } as const;
const seats = (viewSeat: number) => ({ ...at, yourSeats: [...at.yourSeats], viewSeat });

test('a shared screen is covered until its next player has taken it', () => {
  expect(isCovered(seats(0), true, null)).toBe(true);
  expect(isCovered(seats(0), true, 0)).toBe(false);
  expect(isCovered(seats(2), true, 0)).toBe(true);
});

test('nothing is covered without hidden information, with one seat, for spectators, or after the end', () => {
  expect(isCovered(seats(0), false, null)).toBe(false);
  expect(isCovered({ ...at, yourSeats: [1], viewSeat: 1 }, true, null)).toBe(false);
  expect(isCovered({ ...at, yourSeats: [], viewSeat: -3 }, true, null)).toBe(false);
  expect(isCovered({ ...seats(0), phase: 'ended' }, true, null)).toBe(false);
});
