import { expect, test } from 'vitest';
import { ranking } from './ranking';

const points = (...values: number[]) => ({ title: '', values });

test('the winner is first, whatever the points; the others follow by points', () => {
  expect(ranking('0-1-0-0', [points(9, 4, 12, 12)], 4).map(({ seat }) => seat)).toEqual([1, 2, 3, 0]);
  expect(ranking('1-0', [points(0, 3)], 2).map(({ seat }) => seat)).toEqual([0, 1]);
});

test('seats that are level share a place, and a later column decides', () => {
  expect(ranking('0-1-0-0', [points(9, 14, 12, 12)], 4)).toEqual([
    { seat: 1, place: 1 },
    { seat: 2, place: 2 },
    { seat: 3, place: 2 },
    { seat: 0, place: 4 },
  ]);
  expect(ranking('0-1-0-0', [points(9, 14, 12, 12), points(0, 0, 1, 2)], 4).map(({ seat }) => seat)).toEqual([1, 3, 2, 0]);
  expect(ranking('1/2-1/2', [], 2).map(({ place }) => place)).toEqual([1, 1]);
});
