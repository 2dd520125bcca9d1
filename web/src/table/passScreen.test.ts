import { expect, test } from 'vitest';
import { passScreenFor } from './passScreen';

const at = { phase: 'playing', yourSeats: [0, 2], viewSeat: 0 } as const;
const seats = (viewSeat: number) => ({ ...at, yourSeats: [...at.yourSeats], viewSeat });

test('a shared screen is hidden until its next player has taken it', () => {
  expect(passScreenFor(seats(0), true, null)).toBe(0);
  expect(passScreenFor(seats(0), true, 0)).toBeNull();
  expect(passScreenFor(seats(2), true, 0)).toBe(2);
});

test('there is no pass screen without hidden information, with one seat, for spectators, or after the end', () => {
  expect(passScreenFor(seats(0), false, null)).toBeNull();
  expect(passScreenFor({ ...at, yourSeats: [1], viewSeat: 1 }, true, null)).toBeNull();
  expect(passScreenFor({ ...at, yourSeats: [], viewSeat: -3 }, true, null)).toBeNull();
  expect(passScreenFor({ ...seats(0), phase: 'ended' }, true, null)).toBeNull();
});
