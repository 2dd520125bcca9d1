import { expect, test } from 'vitest';
import { pawns } from './gloryTrack';

const gaps = (glory: number[]) => {
  const all = pawns(glory).map(one => one.left);
  return all.slice(1).map((left, i) => left - (all[i] ?? 0));
};

test('pawns are placed by their glory', () => {
  expect(pawns([15, 0, 30]).map(({ seat, left }) => [seat, left])).toEqual([[1, 0], [0, 50], [2, 100]]);
});

test('pawns with the same glory are drawn next to each other without overlap', () => {
  for (const glory of [[15, 15, 15, 15], [0, 0, 1, 1], [30, 34, 29, 30], [9, 14, 14, 17]]) {
    for (const gap of gaps(glory)) expect(gap).toBeGreaterThan(7);
    for (const { left } of pawns(glory)) expect(left).toBeLessThanOrEqual(100.01);
  }
});

test('the order of the race is kept', () => {
  expect(pawns([16, 15, 17]).map(({ seat }) => seat)).toEqual([1, 0, 2]);
});
