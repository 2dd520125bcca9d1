import { expect, test } from 'vitest';
import { backoff } from './backoff';

test('the wait doubles up to fifteen seconds, and half of it is random', () => {
  expect([0, 1, 2, 3].map(attempt => backoff(attempt, () => 1))).toEqual([400, 800, 1600, 3200]);
  expect(backoff(0, () => 0)).toBe(200);
  expect(backoff(50, () => 1)).toBe(15_000);
});
